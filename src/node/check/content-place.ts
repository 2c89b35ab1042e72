import type { Place } from '../compiler/index.ts';
import type { ContentFile } from '../content-api/index.ts';

/** Where the embedded content is, below the project's root. */
export const CONTENT = 'src/demo/content';

/** The line of a content file on which a field stands. */
export function fieldPlace({ file, lineOf }: ContentFile, field: string): Place {
  return { file: `${CONTENT}/${file}`, line: lineOf([field]), column: 1 };
}
