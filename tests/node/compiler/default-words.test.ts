import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { UI_TEXTS } from '../../../src/core/texts/ui-texts.ts';
import { compile } from '../../../src/node/compiler/index.ts';
import { defaultWords } from '../../../src/node/compiler/read/default-words.ts';
import { LIST_KEYS, readTexts } from '../../../src/node/compiler/read/read-texts.ts';
import { SMALL_FILES } from './small-files.ts';
import { writeSite } from './small-site.ts';

const LANGUAGES = ['ar', 'de', 'en', 'es', 'fr', 'zh'];

/** What stands in braces: values that the renderer puts in. */
const gapsOf = (text = '') => (text.match(/\{\{\w+\}\}/g) ?? []).sort();

test.each(LANGUAGES)('the engine has all of its words in "%s", with the same gaps', (code) => {
  const own = readTexts([], [code]).get(code);
  const english = readTexts([], ['en']).get('en');
  const words = [...UI_TEXTS, ...LIST_KEYS].filter((key) => english?.has(key));
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

describe('of a language that the engine does not know', () => {
  const words = Object(defaultWords('en')).ui;
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
    const [, file = ''] = /translate those of (\S+) into "ui"/.exec(finding?.message ?? '') ?? [];
    expect(Object.keys(JSON.parse(readFileSync(file, 'utf8')).ui)).toContain('skipToContent');
  });

  test('a few are named one by one, with the English words', () => {
    const { home, ...rest } = words;
    expect(findingsFor(rest).map(({ message }) => message)).toEqual([
      '"ui.home" has no text in "tlh"; add what is “Home” in English',
    ]);
  });
});
