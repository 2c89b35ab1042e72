import { expect, test } from 'vitest';
import type { StudioField } from '../../../src/core/studio/data.ts';
import {
  type FieldLabel,
  facetField,
  isFacet,
  nameFacet,
  withFacetNames,
} from '../../../src/core/studio/name-facet.ts';

test.each([
  ['kind', 'Kind', 'kind'],
  ['category.name', 'Category', 'category'],
  ['publishedAt', 'Published at', 'published-at'],
  ['research_area', 'Research area', 'research-area'],
  ['tags.0', 'Tags', 'tags'],
  ['größe', 'Größe', 'groe'],
  ['2024', '2024', 'filter'],
  ['title.name', 'Name', 'name'],
  ['author.2.name', 'Author', 'author'],
  ['tags.12', 'Tags', 'tags'],
  ['author.username', 'Username', 'username'],
  ['author.names', 'Names', 'names'],
  ['topic.term', 'Topic', 'topic'],
  ['price.value', 'Price', 'price'],
  ['wp:term', 'Wp term', 'wp-term'],
  ['__type', 'Type', 'type'],
  ['2ndAuthor', '2nd author', 'nd-author'],
  ['ISBNCode', 'Isbncode', 'isbncode'],
])('a facet by %s is called “%s”, with the parameter %s', (field, label, parameter) => {
  expect(nameFacet(field, ['en', 'de'])).toEqual({ label: { en: label, de: label }, parameter });
  expect(parameter).toMatch(/^[a-z][a-z0-9-]*$/);
});

const PATH = ['view', 'list', 'filters', 0];
const change = (filter: object, field: string, fields: readonly StudioField[] = []) => {
  const manifest = { view: { list: { filters: [{ type: 'value', ...filter }] } } };
  const changes = withFacetNames(manifest, [{ path: [...PATH, 'field'], value: field }], {
    languages: ['en'],
    fields,
  });
  return Object.fromEntries(changes.map(({ path, value }) => [path.slice(4).join('.'), value]));
};

test('what a facet is called follows its field, until somebody has written it', () => {
  const proposed = { field: 'kind', label: { en: 'Kind' }, parameter: 'kind' };
  expect(change(proposed, 'area.name')).toEqual({
    field: 'area.name',
    label: { en: 'Area' },
    parameter: 'area',
  });
  const written = { ...proposed, label: { en: 'Type of text' } };
  expect(change(written, 'area')).toEqual({ field: 'area', parameter: 'area' });
  expect(change({ ...written, parameter: 'type' }, 'area')).toEqual({ field: 'area' });
});

const field = (name: string, ...labels: readonly FieldLabel[]): StudioField => ({
  name,
  kind: 'text',
  sample: '',
  filled: 1,
  labels,
});

test('a facet is called as the site calls its field, in each of its languages', () => {
  const languages = ['de', 'en'];
  const parameter = 'art';
  const label = { de: 'Art', en: 'Type', zh: '类型' };
  expect(nameFacet('art', languages, label).label).toEqual({ de: 'Art', en: 'Type' });
  expect(nameFacet('art', languages, { de: 'Gattung' }).label).toEqual({
    de: 'Gattung',
    en: 'Art',
  });
  expect(nameFacet('art', languages, 'filter.art')).toEqual({ label: 'filter.art', parameter });
});

test('what the site calls its field follows another field, unless it stands here alone', () => {
  const fields = [field('kind', { value: 'filter.kind' }), field('area', { value: 'filter.area' })];
  const facet = { field: 'kind', label: 'filter.kind', parameter: 'kind' };
  const after = { field: 'area', label: 'filter.area', parameter: 'area' };
  expect(change(facet, 'area', fields)).toEqual(after);
  expect(change({ ...facet, label: { en: 'Kind' } }, 'area', fields)).toEqual(after);
  const own = [field('kind', { value: 'filter.kind', path: [...PATH, 'label'] })];
  expect(change(facet, 'area', own)).toEqual({ field: 'area', parameter: 'area' });
});

test('other fields have no names that follow', () => {
  const manifest = { view: { layout: { item: { summary: { field: 'text', clamp: 2 } } } } };
  const edit = { path: ['view', 'layout', 'item', 'summary', 'field'], value: 'words' };
  expect(withFacetNames(manifest, [edit], { languages: ['en'], fields: [] })).toEqual([edit]);
});

test.each([
  [{ field: 'kind', parameter: 'kind', label: { en: 'Kind' } }, true],
  [{ field: 'kind', parameter: 'kind', label: 'filter.kind', type: 'value' }, true],
  [{ field: 'kind', parameter: 'kind' }, false],
  [{ field: 'kind', label: 'filter.kind' }, false],
  [{ parameter: 'kind', label: 'filter.kind' }, false],
  [{ field: 5, parameter: 'kind', label: 'filter.kind' }, false],
  [{ field: 'kind', parameter: ['kind'], label: 'filter.kind' }, false],
  [[{ field: 'kind', parameter: 'kind', label: 'filter.kind' }], false],
  ['kind', false],
  [null, false],
  [undefined, false],
])('%j is called by a label and a parameter of its own: %s', (value, isCalled) => {
  expect(isFacet(value)).toBe(isCalled);
});

test('a facet begins with a field of few values, of years with a date or else a number', () => {
  const fields: StudioField[] = [
    field('name'),
    { ...field('pages'), kind: 'number' },
    { ...field('born'), kind: 'date' },
    { ...field('kind'), hasFewValues: true },
  ];
  expect(facetField('value', fields)).toBe('kind');
  expect(facetField('years', fields)).toBe('born');
  expect(facetField('years', fields.slice(0, 2))).toBe('pages');
  expect(facetField('years', fields.slice(3))).toBeUndefined();
  expect(facetField('value', fields.slice(0, 3))).toBeUndefined();
});
