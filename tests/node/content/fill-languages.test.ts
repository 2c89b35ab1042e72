import { expect, test } from 'vitest';
import type { ContentFile } from '../../../src/node/content/files/content-file.ts';
import { fillLanguages } from '../../../src/node/content/files/fill-languages.ts';

const fileOf = (id: string, language: string): ContentFile =>
  ({ file: `${id}.${language}.md`, folder: '', id, language, item: { id } }) as ContentFile;
const fill = (spoken: string, isNeeded: boolean, fallbacks: Record<string, string> = {}) => {
  const files = spoken.split(' ').map((language) => fileOf('a', language));
  const languages = ['zh', 'en', 'de'];
  return fillLanguages(files, { languages, fallbacks, isNeeded: () => isNeeded }).map(
    ({ file, language, item }) => [language, file, item.language, item.languages?.join(' ')],
  );
};

test.each([
  [
    'that each language has',
    'zh en de',
    false,
    {},
    [
      ['zh', 'a.zh.md', undefined, undefined],
      ['en', 'a.en.md', undefined, undefined],
      ['de', 'a.de.md', undefined, undefined],
    ],
  ],
  ['that one language has alone', 'en', false, {}, [['en', 'a.en.md', undefined, 'en']]],
  [
    'that another falls back to',
    'en',
    false,
    { de: 'en' },
    [
      ['en', 'a.en.md', undefined, 'en de'],
      ['de', 'a.en.md', 'en', 'en de'],
    ],
  ],
  [
    'that another falls back to over a third',
    'zh',
    false,
    { de: 'en', en: 'zh' },
    [
      ['zh', 'a.zh.md', undefined, undefined],
      ['en', 'a.zh.md', 'zh', undefined],
      ['de', 'a.zh.md', 'zh', undefined],
    ],
  ],
  [
    'that has to be there',
    'de en',
    true,
    {},
    [
      ['zh', 'a.en.md', 'en', undefined],
      ['en', 'a.en.md', undefined, undefined],
      ['de', 'a.de.md', undefined, undefined],
    ],
  ],
  [
    'that has to be there, and falls back',
    'de en',
    true,
    { zh: 'de' },
    [
      ['zh', 'a.de.md', 'de', undefined],
      ['en', 'a.en.md', undefined, undefined],
      ['de', 'a.de.md', undefined, undefined],
    ],
  ],
] as const)('a file %s', (_, spoken, isNeeded, fallbacks, filled) => {
  expect(fill(spoken, isNeeded, fallbacks)).toEqual(filled);
});

test('files of a site in one language are as they are', () => {
  const files = [fileOf('a', 'en')];
  const one = { languages: ['en'], fallbacks: {}, isNeeded: () => true };
  expect(fillLanguages(files, one)).toEqual(files);
});
