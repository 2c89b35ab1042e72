import { stringify } from 'yaml';
import { printFile } from '../content/index.ts';

/** What a file of content says. */
export interface SampleContent {
  /** The fields of the front matter. */
  readonly fields: ReadonlyMap<string, unknown>;
  /** The fields that hold HTML, in Markdown. */
  readonly sections: ReadonlyMap<string, string>;
}

/** A file of content: front matter, with all texts but the last, which is the body. */
export function printContent({ fields, sections }: SampleContent): string {
  const front = stringify(Object.fromEntries(fields), { lineWidth: 0, nullStr: '' });
  const texts = [...sections].map(([name, text]) => ({ name, text }));
  return printFile({
    front: fields.size === 0 ? '' : front,
    texts: texts.slice(0, -1),
    body: texts.at(-1),
  });
}
