import type { Edit } from 'jsonc-parser';
import type { Finding } from '../findings/finding.ts';
import type { TextRange } from './manifest-file.ts';

/** A finding with the edits of its file's text that fix it; without edits a person has to. */
export interface Fix {
  readonly finding: Finding;
  readonly edits: readonly Edit[];
}

/** The edit that puts a JSON value in place of a stretch; none where nothing stands. */
export function replaceBy(range: TextRange | undefined, value: unknown): Edit[] {
  if (range === undefined) return [];
  return [{ offset: range.offset, length: range.length, content: JSON.stringify(value) }];
}
