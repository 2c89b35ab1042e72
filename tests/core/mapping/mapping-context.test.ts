import { expect, test } from 'vitest';
import { createMappingContext } from '../../../src/core/mapping/mapping-context.ts';
import { SITE } from '../site-of.ts';

const code = { formats: {}, sanitize: (html: string) => html, pictures: {} };
const papers = { ...SITE.api, media: 'https://papers.example', itemLanguage: 'lang' };
const site = { ...SITE, timeZone: 'Asia/Shanghai', apis: { papers } };

test('items are mapped in a language, by the rules of the API that answers with them', () => {
  const own = createMappingContext(site, 'zh', { api: undefined }, code);
  expect(own).toMatchObject({
    ...{ language: 'zh', locale: 'zh-CN', timeZone: 'Asia/Shanghai' },
    media: { base: '', origins: ['https://papers.example'] },
  });
  expect(own.sanitize).toBe(code.sanitize);
  expect(own.otherLanguage?.({ '@language': 'en' })?.code).toBe('en');
  const further = createMappingContext(site, 'zh', { api: 'papers' }, code);
  expect(further.media.base).toBe('https://papers.example');
  expect(further.otherLanguage?.({ lang: 'en', '@language': 'zh' })?.code).toBe('en');
});

test('dates are written in the manner that a language names, else in that of its tag', () => {
  const [, english] = site.languages;
  if (english === undefined) throw new Error('there is no second language');
  const languages = [{ ...english, dates: 'en-GB' }];
  const context = createMappingContext({ ...site, languages }, 'en', { api: undefined }, code);
  expect(context.locale).toBe('en-GB');
});
