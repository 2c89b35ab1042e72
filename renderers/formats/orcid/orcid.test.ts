import { expect, test } from 'vitest';
import { NO_WORDS, rowsOf, write } from '../../../tests/renderers/write-formatted.ts';

const format = 'orcid';

test.each([
  ['0000-0002-1825-0097', '0000-0002-1825-0097'],
  [' 0000-0002-1825-0097 ', '0000-0002-1825-0097'],
  ['https://orcid.org/0000-0001-5109-3700', '0000-0001-5109-3700'],
  ['http://orcid.org/0000-0002-1694-233X', '0000-0002-1694-233X'],
])('%s leads to its record', (value, text) => {
  const href = `https://orcid.org/${text}`;
  expect(write({ format, value })).toEqual({ kind: 'plain', text, parts: [{ text, href }] });
});

test.each(['0000-0002-1825-0098', 'https://orcid.org/0000-0002-1694-2330'])(
  '%s has a wrong check digit, and stands there without a link',
  (value) => {
    expect(write({ format, value })).toEqual({ kind: 'plain', text: value.slice(-19) });
  },
);

test.each(
  rowsOf(
    '0000',
    '0000-0002-1825-0097 and more',
    'see 0000-0002-1825-0097',
    '0000-0002-1694-233x',
    'https://orcidXorg/0000-0002-1825-0097',
    '0000000218250097',
    'https://x.example/0000-0002-1825-0097',
    'javascript:0000-0002-1825-0097',
    ...NO_WORDS,
  ),
)('%j is no ORCID iD', (value) => {
  expect(write({ format, value })).toBeUndefined();
});
