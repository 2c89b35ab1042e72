import { expect, test } from 'vitest';
import { UI_TEXTS } from '../../../src/core/texts/ui-texts.ts';
import { defaultWords } from '../../../src/node/compiler/read/default-words.ts';
import { readTexts } from '../../../src/node/compiler/read/read-texts.ts';

const LANGUAGES = ['ar', 'de', 'en', 'es', 'fr', 'zh'];

/** What stands in braces: values that the renderer puts in. */
const gapsOf = (text = '') => (text.match(/\{\{\w+\}\}/g) ?? []).sort();

test.each(LANGUAGES)('the engine has all of its words in "%s", with the same gaps', (code) => {
  const own = readTexts([], [code]).get(code);
  const english = readTexts([], ['en']).get('en');
  const words = UI_TEXTS.filter((key) => english?.has(key));
  expect(words.length).toBeGreaterThan(50);
  expect([...(own ?? new Map()).keys()].sort()).toEqual([...words].sort());
  expect(words.map((key) => [key, gapsOf(own?.get(key))])).toEqual(
    words.map((key) => [key, gapsOf(english?.get(key))]),
  );
});

test.each([
  ['de-AT', 'de'],
  ['EN', 'en'],
])('"%s" has the words of "%s"', (code, language) => {
  expect(defaultWords(code)).toBe(defaultWords(language));
});

test('a language that the engine does not know has none', () => {
  expect(defaultWords('tlh')).toBeUndefined();
});
