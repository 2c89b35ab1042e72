import { WHOLE_TEXT } from '../files/content-file.ts';
import { BODY_FIELD, MARKDOWN } from '../files/markdown-fields.ts';
import type { WrittenSection } from './part-body.ts';

/** What a content file says, as it is to be written. */
export interface WrittenFile {
  /** The lines of the front matter without its fences and Markdown; empty, or ended by a line break. */
  readonly front: string;
  /** The texts that stand in the front matter. */
  readonly texts: readonly WrittenSection[];
  /** The text that stands below it. */
  readonly body: WrittenSection | undefined;
}

/** A content file: front matter with its Markdown last, and one text below it. */
export function printFile({ front, texts, body }: WrittenFile): string {
  const named =
    body === undefined || body.name === WHOLE_TEXT ? [] : [`${BODY_FIELD}: ${body.name}\n`];
  const markdown = texts.length === 0 ? [] : [`${MARKDOWN}:\n`, ...texts.map(printText)];
  const below = body === undefined ? '' : `\n${body.text}\n`;
  return ['---\n', front, ...markdown, ...named, '---\n', below].join('');
}

/** A text of front matter, on lines of its own whatever is in it. */
function printText({ name, text }: WrittenSection): string {
  // Where the first line is indented itself, the YAML says how far all lines are indented.
  const indent = text.startsWith(' ') ? '2' : '';
  const lines = text.split('\n').map((line) => (line === '' ? '' : `    ${line}`));
  return `  ${name}: |${indent}-\n${lines.join('\n')}\n`;
}
