import { expect, test } from 'vitest';
import { formats } from '../../../renderers/formats/index.ts';
import { createOtherLanguage } from '../../../src/core/mapping/item-language.ts';
import { mapItem } from '../../../src/core/mapping/map-item.ts';

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
