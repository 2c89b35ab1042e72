import { describe, expect, test } from 'vitest';
import {
  chooseLanguage,
  fallbackLanguages,
  fallbacksOf,
  findLanguage,
  foreignTag,
  languageAttributes,
  languageTag,
  nextLanguage,
  urlIn,
} from '../../src/core/language.ts';
import { SITE } from './site-of.ts';

describe('the language', () => {
  test.each<[string, (string | null | undefined)[], string]>([
    ['Chinese where nothing is stored', [], 'zh'],
    ['Chinese where all places are empty', [undefined, null, ''], 'zh'],
    ['Chinese where that is stored', ['zh'], 'zh'],
    ['English where that is stored', ['en'], 'en'],
    ['English for any other value', ['fr'], 'en'],
    ['English for Chinese by another name', ['zh-CN'], 'en'],
    ['English for Chinese in capitals', ['ZH'], 'en'],
    ['English for Chinese with a space', ['zh '], 'en'],
    ['English for "undefined"', ['undefined'], 'en'],
    ['English for "__proto__"', ['__proto__'], 'en'],
    ['what the URL says before storage', ['zh', 'en', 'en'], 'zh'],
    ['what storage says before the cookie', [null, 'en', 'zh'], 'en'],
    ['what the cookie says where nothing else is set', [null, '', 'en'], 'en'],
    ['what is set behind nothing', [undefined, 'en'], 'en'],
    ['English for an odd URL, whatever is stored', ['xx', 'zh', 'zh'], 'en'],
  ])('is %s', (_, stored, language) => {
    expect(chooseLanguage(SITE, stored)).toBe(language);
  });

  test.each([
    [['zh'], 'xx', 'zh'],
    [[], 'zh', ''],
  ])('of a site that has %j for "%s" is "%s"', (codes, stored, language) => {
    const languages = codes.map((code) => ({
      code,
      tag: code,
      label: code,
      direction: 'ltr' as const,
    }));
    expect(chooseLanguage({ ...SITE, languages }, [stored])).toBe(language);
  });
});

describe('the language button', () => {
  test.each([
    ['zh', 'en'],
    ['en', 'zh'],
    ['xx', 'zh'],
  ])('leads from %s to %s', (language, next) => {
    expect(nextLanguage(SITE, language)?.code).toBe(next);
  });
});

describe('the lang attribute', () => {
  test.each([
    ['zh', 'zh-CN'],
    ['en', 'en'],
    ['fr', 'fr'],
  ])('of %s is %s', (language, tag) => {
    expect(languageTag(SITE, language)).toBe(tag);
  });

  test.each([
    ['Han characters on an English page', SITE, 'en', '澄ICP备00000000号', 'zh-CN'],
    ['Han characters on a Chinese page', SITE, 'zh', '澄ICP备00000000号', undefined],
    ['Latin letters on a Chinese page', SITE, 'zh', 'GitHub', undefined],
    ['Latin letters on an English page', SITE, 'en', 'GitHub', undefined],
    [
      'Han characters where no language of the site is written in them',
      { ...SITE, languages: SITE.languages.slice(1) },
      'en',
      '北京',
      'zh',
    ],
  ])('of %s is told where the letters tell it', (_, site, page, text, tag) => {
    expect(foreignTag(site, page, text)).toBe(tag);
  });
});

test.each([
  ['/news', 'zh', '/news'],
  ['/news', 'en', '/news?lang=en'],
  ['/news?page=2', 'en', '/news?page=2&lang=en'],
  ['/news?lang=en&page=2', 'en', '/news?lang=en&page=2'],
  ['/news?slang=x', 'en', '/news?slang=x&lang=en'],
])('%s in %s is %s', (path, language, url) => {
  expect(urlIn(SITE, path, language)).toBe(url);
});

describe('words in a language of the site', () => {
  const arabic = { code: 'ar', tag: 'ar-EG', label: 'العربية', direction: 'rtl' } as const;
  const site = { ...SITE, languages: [...SITE.languages, arabic] };

  test.each([
    ['en', 'en', {}],
    ['ar', 'ar', {}],
    ['en', 'zh', { lang: 'zh-CN' }],
    ['en', 'ar', { lang: 'ar-EG', dir: 'rtl' }],
    ['ar', 'en', { lang: 'en', dir: 'ltr' }],
    ['en', 'fr', { lang: 'fr' }],
    ['ar', 'fr', { lang: 'fr', dir: 'ltr' }],
  ])('on a page in %s, in %s, say so by %j', (page, language, attributes) => {
    expect(languageAttributes(site, page, language)).toStrictEqual(attributes);
  });

  test('are found by its code, also of one that the site has not', () => {
    expect(findLanguage(site, 'ar')).toBe(arabic);
    expect(findLanguage(site, 'fr')).toEqual({
      code: 'fr',
      tag: 'fr',
      label: 'fr',
      direction: 'ltr',
    });
  });
});

describe('the languages that stand in for one', () => {
  test('are those that the site names', () => {
    const languages = [{ code: 'de', fallback: 'en' }, { code: 'en' }];
    expect(fallbackLanguages({ languages })).toEqual({ de: 'en' });
  });

  test.each([
    ['de', { de: 'en' }, ['en']],
    ['gsw', { gsw: 'de', de: 'en' }, ['de', 'en']],
    ['en', { de: 'en' }, []],
    ['de', { de: 'de' }, []],
    ['de', { de: 'en', en: 'de' }, ['en']],
    ['de', { de: 'en', en: 'fr', fr: 'en' }, ['en', 'fr']],
  ])('of %s, where they are %j, are %j', (language, fallbacks, standing) => {
    expect(fallbacksOf(language, fallbacks)).toEqual(standing);
  });
});
