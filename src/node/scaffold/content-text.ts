import { stringify } from 'yaml';

/** What a file of content says. */
export interface SampleContent {
  /** The fields of the front matter. */
  readonly fields: ReadonlyMap<string, unknown>;
  /** The fields that hold HTML, in Markdown. */
  readonly sections: ReadonlyMap<string, string>;
}

/** A file of content: front matter, and a level-1 heading for each section. */
export function printContent({ fields, sections }: SampleContent): string {
  const front = stringify(Object.fromEntries(fields), { lineWidth: 0, nullStr: '' });
  const parts = [...sections].map(([name, text]) => `\n# ${name}\n\n${text}\n`);
  return `---\n${front}---\n${parts.join('')}`;
}
