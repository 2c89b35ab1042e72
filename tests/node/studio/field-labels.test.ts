import { expect, test } from 'vitest';
import { SMALL_FILES } from '../compiler/small-files.ts';
import { writeSite } from '../compiler/small-site.ts';
import { openStudio } from './open-studio.ts';

const ENDPOINT = '/peoples/faculty-fellows';
const items = [
  { id: 'a', name: 'Ada', title: 'Fellow', introduction: 'Of stars.', photo: '/a.webp' },
  { id: 'b', name: 'Bo', title: 'Fellow', introduction: 'Of seas.', photo: '/b.webp' },
];
const pageWith = (route: string, filters: readonly object[]) =>
  JSON.stringify({
    manifestVersion: 2,
    route,
    title: { zh: '同事', en: 'Staff' },
    view: {
      source: { endpoint: ENDPOINT },
      layout: { type: 'grid', item: { title: 'name' } },
      list: { filters },
    },
  });
const filter = (field: string, label: unknown) => ({
  type: 'value',
  field,
  label,
  parameter: field,
});
const WORDS = { zh: '级别', en: 'Grade' };

test('fields come with what the site calls them: on other pages, on the page, and in its texts', async () => {
  const withLabel = (file: 'texts/zh.json' | 'texts/en.json') =>
    JSON.stringify({
      ...JSON.parse(SMALL_FILES[file] ?? '{}'),
      filters: { introduction: 'About' },
      menus: { photo: 'No label' },
    });
  const root = writeSite({
    'staff.json': pageWith('/staff', [filter('title', WORDS)]),
    'others.json': pageWith('/others', [filter('title', { zh: '职称', en: 'Rank' })]),
    'texts/zh.json': withLabel('texts/zh.json'),
    'texts/en.json': withLabel('texts/en.json'),
  });
  const studio = await openStudio(root, async () => Response.json(items));
  const { fields } = await studio.call('GET fields', { page: 'staff' });
  const labels = Object.fromEntries(fields.map((field) => [field.name, field.labels]));
  expect(labels).toMatchObject({
    title: [
      { value: { zh: '职称', en: 'Rank' } },
      { value: WORDS, path: ['view', 'list', 'filters', 0, 'label'] },
    ],
    introduction: [{ value: 'filters.introduction' }],
  });
  expect([labels.photo, labels.name]).toEqual([undefined, undefined]);
});
