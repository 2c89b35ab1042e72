import { expect, test } from 'vitest';
import { withoutTexts, withRows } from '../../src/core/site-edits.ts';
import { menuOf, routeOf, sectionOf } from './site-of.ts';

test('rows of an edit take the place of those of the same pages, and sections are the edit’s', () => {
  const [news, people] = [routeOf('/news'), routeOf('/people')];
  const table = { sections: [sectionOf('/old', menuOf('old'))], routes: [news, people] };
  const sections = [sectionOf('/new', menuOf('new'))];
  const edited = { ...people, route: '/staff' };
  expect(withRows(table, { sections, routes: [edited] })).toEqual({
    sections,
    routes: [news, edited],
  });
  expect(withRows(table, { sections, routes: [routeOf('/more')] }).routes).toEqual([news, people]);
});

test.each<[string, unknown, unknown]>([
  ['words in each language', { en: 'A', de: 'B' }, null],
  ['words in one of them', { de: 'B' }, null],
  [
    'words within',
    { a: [{ title: { en: 'A' }, field: 'a' }] },
    { a: [{ title: null, field: 'a' }] },
  ],
  ['an object without anything', { a: {} }, { a: {} }],
  ['names that are no languages', { en: 'A', fr: 'B' }, { en: 'A', fr: 'B' }],
  ['what is no text', { en: 1, de: 'B' }, { en: 1, de: 'B' }],
  ['parts in each language', { en: { de: 'A' } }, { en: null }],
  ['a text', 'A', 'A'],
  ['nothing', undefined, undefined],
  ['null', null, null],
])('of a manifest, %s', (_, part, left) => {
  expect(withoutTexts(part, new Set(['en', 'de']))).toEqual(left);
});
