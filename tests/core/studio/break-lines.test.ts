import { expect, test } from 'vitest';
import { breakLongLines } from '../../../src/core/studio/break-long-lines.ts';

const LONG = 'x'.repeat(70);
const text = `{
  "old": { "a": "${LONG}", "b": "${LONG}" },
  "new": { "a": "${LONG}", "b": { "c": [1.0, 2] }, "d": "\\u00e9" }
}
`;

test('a line that is too long gets a line for each entry, as it is spelt', () => {
  expect(breakLongLines(text, text.split('\n').slice(0, 2).join('\n'))).toBe(`{
  "old": { "a": "${LONG}", "b": "${LONG}" },
  "new": {
    "a": "${LONG}",
    "b": { "c": [1.0, 2] },
    "d": "\\u00e9"
  }
}
`);
});

test('what the text had before stays, and so does a long word', () => {
  expect(breakLongLines(text, text)).toBe(text);
  const word = `{\n  "a": "${'x'.repeat(200)}"\n}\n`;
  expect(breakLongLines(word, '')).toBe(word);
});
