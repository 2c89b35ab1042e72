import { expect, test } from 'vitest';
import { replaceOnce } from '../../src/core/replace-once.ts';

test('a part of a text is replaced by another one as it is written', () => {
  expect(replaceOnce('<a><b>', '<b>', '$&$1', 'the page')).toBe('<a>$&$1');
});

test.each([
  ['nowhere', '<a>'],
  ['more than once', '<b><b>'],
])('a part that stands %s is named with its file', (where, text) => {
  const replace = () => replaceOnce(text, '<b>', '<c>', 'the page');
  expect(replace).toThrow(`the page has "<b>" ${where}; it has to have it once`);
});
