import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { compile, nestTexts } from '../../../src/node/compiler/index.ts';
import { defaultWords } from '../../../src/node/compiler/read/default-words.ts';
import { LIST_KEYS, uiKeys } from '../../../src/node/compiler/read/read-texts.ts';
import { readRendererWords, wordsIn } from '../../../src/node/compiler/read/renderer-words.ts';
import { SMALL_FILES } from './small-files.ts';
import { PROJECT, writeSite } from './small-site.ts';

const WORDS = readRendererWords(PROJECT);
const LANGUAGES = ['ar', 'de', 'en', 'es', 'fr', 'zh'];

/** What stands in braces: values that the renderer puts in. */
const gapsOf = (text = '') => (text.match(/\{\{\w+\}\}/g) ?? []).sort();

test.each(LANGUAGES)('the engine has all of its words in "%s", with the same gaps', (code) => {
  const own = wordsIn(code, WORDS);
  const english = wordsIn('en', WORDS);
  const words = [...uiKeys(WORDS), ...LIST_KEYS];
  expect(words.length).toBeGreaterThan(50);
  expect([...own.keys()].sort()).toEqual([...words].sort());
  expect(words.map((key) => [key, gapsOf(own.get(key))])).toEqual(
    words.map((key) => [key, gapsOf(english.get(key))]),
  );
});

test.each([
  ['de-AT', 'de'],
  ['EN', 'en'],
])('"%s" has the words of "%s"', (code, language) => {
  expect(defaultWords(code)).toBe(defaultWords(language));
  expect(wordsIn(code, WORDS)).toEqual(wordsIn(language, WORDS));
});

test('a language that the engine does not know has none', () => {
  expect(defaultWords('tlh')).toBeUndefined();
  expect([...wordsIn('tlh', WORDS)]).toEqual([]);
});

describe('of a language that the engine does not know', () => {
  const words = Object(nestTexts(wordsIn('en', WORDS))).ui;
  const findingsFor = (ui: object) => {
    const root = writeSite({
      'site.json': (SMALL_FILES['site.json'] ?? '').replace(
        '{ "code": "en"',
        '{ "code": "tlh", "tag": "tlh", "label": "tlhIngan Hol" }, { "code": "en"',
      ),
      'texts/tlh.json': JSON.stringify({ ...JSON.parse(SMALL_FILES['texts/en.json'] ?? ''), ui }),
    });
    return compile(root).findings.filter(({ file }) => file.endsWith('tlh.json'));
  };

  test('all words are one finding, which says where they stand in English', () => {
    const [finding, ...others] = findingsFor({});
    expect(others).toEqual([]);
    expect(finding?.message).toMatch(/^\d\d of the renderer's own words \("ui.skipToContent", /);
    const [, file = ''] =
      /translate those that (\S+) has in English into "ui"/.exec(finding?.message ?? '') ?? [];
    const [, json = ''] =
      /^# Words of the renderer$.*?^```json\n(.*?)^```/ms.exec(readFileSync(file, 'utf8')) ?? [];
    expect(JSON.parse(json)).toEqual({ ui: words });
  });

  test('a few are named one by one, with the English words', () => {
    const { home, ...rest } = words;
    expect(findingsFor(rest).map(({ message }) => message)).toEqual([
      '"ui.home" has no text in "tlh"; add what is “Home” in English',
    ]);
  });
});
