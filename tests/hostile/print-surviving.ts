import path from 'node:path';
import { createServerSanitizer } from '../../src/app/create-server-sanitizer.ts';
import { PAYLOADS } from './collection.ts';

/** Where a person reads what is left of each payload. */
export const SURVIVING = path.join(import.meta.dirname, 'surviving.txt');

const INTRODUCTION = `What the allow-list leaves of each payload: the payload, and below it the HTML that a page gets.
Payloads that become plain words, or nothing, stand at the end of their collection without them.
"npm run generate:surviving" writes this file; a test compares it. Read what changes.`;

/** The list of what survives, as text. */
export function printSurviving(): string {
  const sanitize = createServerSanitizer({ pictureOrigins: ['https://cms.example'] });
  const parts = [...new Set(PAYLOADS.map(({ from }) => from))].map((name) => {
    const texts = PAYLOADS.filter(({ from }) => from === name).map(({ text }) => text);
    const left = texts.map((text) => ({ text, clean: sanitize(text) }));
    const marked = left.filter(({ clean }) => clean.includes('<'));
    const pairs = marked.map(({ text, clean }) => `${print(text)}\n  ${print(clean)}`);
    return `## ${name}\n\n${pairs.join('\n\n')}\n\nWords or nothing: ${left.length - marked.length} of ${left.length}`;
  });
  return `${INTRODUCTION}\n\n${parts.join('\n\n')}\n`;
}

/** On one line, with what cannot be seen spelt out, and no longer than a reader can take in. */
function print(text: string): string {
  const visible = text.replace(/[\p{C}\p{Z}\p{M}]/gu, (unit) =>
    unit === ' ' ? unit : `\\u{${unit.codePointAt(0)?.toString(16)}}`,
  );
  return visible.length > 400 ? `${visible.slice(0, 400)}… (${visible.length})` : visible;
}
