import { describe, expect, test } from 'vitest';
import { formats } from '../../../renderers/formats/index.ts';
import type { SlotModel } from '../../../src/core/manifest/slot-model.ts';
import {
  createOtherLanguage,
  languagesOfItem,
  markLanguage,
} from '../../../src/core/mapping/item-language.ts';
import { mapItem } from '../../../src/core/mapping/map-item.ts';
import type { SlotValue } from '../../../src/core/mapping/values.ts';

const LANGUAGES = [
  { code: 'en', tag: 'en', label: 'English', direction: 'ltr' },
  { code: 'ar', tag: 'ar', label: 'العربية', direction: 'rtl' },
  { code: 'zh', tag: 'zh-CN', label: '中文', direction: 'ltr' },
] as const;

const otherLanguage = createOtherLanguage(
  { itemLanguage: 'locale', languages: { zh: 'chinese' } },
  LANGUAGES,
  'en',
);

const text = (field: string, format = 'text') =>
  ({ kind: 'text', field, format, clamp: undefined, box: false }) as const;

const MODEL = {
  type: 'grid',
  slots: {
    title: text('name'),
    subtitle: text('place'),
    note: text('day', 'date'),
    role: { ...text('role'), words: { chair: { en: 'Chair' } } },
    mark: { kind: 'badge', field: 'online', equals: true, text: { en: 'Online' } },
    summary: text('about', 'rich-text'),
    parts: { kind: 'items', field: 'parts', slots: { title: text('name') } },
  },
} as const;

const ENTITY = {
  id: 1,
  name: 'متحف',
  place: 'حلب',
  role: 'chair',
  online: true,
  day: '2026-03-05',
  about: '<p>نص</p>',
  parts: [{ name: 'باب' }],
};

function map(entity: object) {
  return mapItem(MODEL, entity, 0, {
    language: 'en',
    sanitize: (html) => html,
    formats,
    pictures: {},
    media: { base: '', origins: [] },
    otherLanguage,
  });
}

test('an item in another language says so of its texts, and by name of its titles', () => {
  const quiet = { tag: 'ar', direction: 'rtl' };
  const named = { ...quiet, label: 'العربية' };
  expect(map({ ...ENTITY, locale: 'ar' })).toMatchObject({
    title: { text: 'متحف', language: named },
    subtitle: { text: 'حلب', language: quiet },
    summary: { html: '<div lang="ar" dir="rtl"><p>نص</p></div>' },
    parts: [{ title: { text: 'باب', language: named } }],
  });
});

test('a date is written in the page’s language', () => {
  expect(map({ ...ENTITY, locale: 'ar' }).note).not.toHaveProperty('language');
});

test('words of the manifest are in the page’s language, whatever the item’s is', () => {
  const { role, mark } = map({ ...ENTITY, locale: 'ar' });
  expect([role, mark]).toEqual([{ kind: 'plain', text: 'Chair' }, 'Online']);
});

test.each([
  ['the page’s own', 'en'],
  ['none', undefined],
  ['one that the site has not', 'fr'],
  ['no text', 7],
])('an item whose language is %s says nothing', (_, locale) => {
  expect(map({ ...ENTITY, locale }).title).toEqual({ kind: 'plain', text: 'متحف' });
});

test.each(['zh', 'zh-CN', 'chinese'])('a language is known as %s', (locale) => {
  expect(map({ ...ENTITY, locale }).title).toMatchObject({ language: { tag: 'zh-CN' } });
});

test('an item in the page’s language may be called by its tag or by what the API calls it', () => {
  const chinese = createOtherLanguage(
    { itemLanguage: 'locale', languages: { zh: 'chinese' } },
    LANGUAGES,
    'zh',
  );
  expect(['zh', 'zh-CN', 'chinese'].map((locale) => chinese({ locale }))).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
  expect(chinese({ locale: 'en' })?.tag).toBe('en');
});

describe('the languages that an item is there in', () => {
  const api = { itemLanguages: 'meta.locales', languages: { zh: 'chinese' } };
  const languagesOf = (locales: unknown) =>
    languagesOfItem({ languages: LANGUAGES }, api, { meta: { locales } });

  test.each<[unknown, readonly string[]]>([
    [
      ['en', 'ar'],
      ['en', 'ar'],
    ],
    [
      ['zh-CN', 'en'],
      ['zh', 'en'],
    ],
    [['chinese'], ['zh']],
    [['fr', 'ar', null, 7, { code: 'en' }], ['ar']],
    [[], []],
  ])('by %j are %j', (locales, codes) => {
    expect(languagesOf(locales)).toEqual(codes);
  });

  test.each([undefined, null, 'en', { 0: 'en', length: 1 }])(
    'are not known by %j, which is no list',
    (locales) => {
      expect(languagesOf(locales)).toBeUndefined();
    },
  );

  test('are not known of an item that is no object', () => {
    expect(languagesOfItem({ languages: LANGUAGES }, api, 'en')).toBeUndefined();
  });
});

describe('what is no text of an item', () => {
  const language = { code: 'ar', tag: 'ar', label: 'العربية', direction: 'rtl' } as const;
  const mark = (value: SlotValue<SlotModel>, slot: SlotModel, name = 'slot') =>
    markLanguage(value, { name, slot }, language);

  test('is in no language: links, e-mail addresses, pictures', () => {
    expect(mark('/an', { kind: 'link', from: 'field', field: 'path' })).toBe('/an');
    expect(mark('a@b.c', { kind: 'email', field: 'email' })).toBe('a@b.c');
    const picture = { src: '/a.webp', alt: 'باب' };
    expect(mark(picture, text('photo'))).toBe(picture);
  });

  test('does not keep HTML of its own, nor a text that changes its form, from saying it', () => {
    const html: SlotModel = { kind: 'html', fields: ['about'] };
    expect(mark('<p>نص</p>', html, 'title')).toBe('<div lang="ar" dir="rtl"><p>نص</p></div>');
    const plain = { kind: 'plain', text: 'باب', live: 'relative-date' } as const;
    expect(mark(plain, text('name'))).toEqual({
      ...plain,
      language: { tag: 'ar', direction: 'rtl' },
    });
  });
});
