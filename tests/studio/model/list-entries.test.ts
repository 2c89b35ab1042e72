import { expect, test } from 'vitest';
import type { StudioPage, StudioSite } from '../../../src/core/studio/data.ts';
import { nameDetails } from '../../../src/studio/model/name-details.ts';
import {
  groupPages,
  isWrong,
  listRows,
  rowStateOf,
  titleOf,
} from '../../../src/studio/site/list-entries.ts';

const SITE: StudioSite = {
  revision: 1,
  name: { en: 'Garden' },
  languages: [{ code: 'en', label: 'English', direction: 'ltr' }],
  sections: [
    {
      file: 'manifests/plants/section.json',
      route: '/plants',
      titles: { en: 'Plants' },
      sortValue: 1,
      notMenu: false,
    },
  ],
  pages: [
    page('plants/trees', 'Trees', '/plants'),
    page('plants/ferns', 'Ferns', '/plants'),
    page('home', 'Home'),
  ],
  files: [],
};

function page(id: string, title: string, section?: string): StudioPage {
  return {
    id,
    file: `manifests/${id}.json`,
    route: `/${id}`,
    aliases: [],
    titles: { en: title },
    ...(section !== undefined && { section }),
    views: [],
  };
}

const shown = (open: readonly string[], words = '') =>
  listRows(groupPages(SITE), { open: new Set(open), words }).map((row) =>
    row.kind === 'section' ? row.section.route : row.page.id,
  );

test('pages of no section come first, and those of an open section after it', () => {
  expect(shown([])).toEqual(['home', '/plants']);
  expect(shown(['/plants'])).toEqual(['home', '/plants', 'plants/trees', 'plants/ferns']);
});

test('what is searched for opens its section, by title, route or file', () => {
  expect(shown([], 'fern')).toEqual(['/plants', 'plants/ferns']);
  expect(shown([], 'HOME')).toEqual(['home']);
  expect(shown(['/plants'], 'nothing like that')).toEqual([]);
});

test('a page without a title in the language has that of another, or its route', () => {
  const trees = page('plants/trees', 'Trees');
  expect(titleOf(trees, 'zh')).toBe('Trees');
  expect(titleOf({ ...trees, titles: {} }, 'zh')).toBe('/plants/trees');
  expect(titleOf({ ...trees, titles: { en: ' ' } }, 'en')).toBe('/plants/trees');
});

test('a page and a section without title and route are called by their files', () => {
  const [section] = SITE.sections;
  const empty = { titles: {}, route: '' };
  expect(titleOf({ ...page('plants/new', ''), ...empty }, 'en')).toBe('plants/new.json');
  expect(section && titleOf({ ...section, ...empty }, 'en')).toBe('plants/section.json');
});

test('rows say what is not saved, and a closed section what is so of its pages', () => {
  const groups = groupPages(SITE);
  const states = (open: readonly string[], draft: Parameters<typeof rowStateOf>[2]) =>
    listRows(groups, { open: new Set(open), words: '' }).map((row) =>
      rowStateOf(row, groups, draft),
    );
  const trees = 'manifests/plants/trees.json';
  const changed = { unsaved: [trees], conflicts: [] };
  expect(states([], changed)).toEqual([undefined, 'within']);
  expect(states(['/plants'], changed)).toEqual([undefined, undefined, 'changed', undefined]);
  const conflict = { unsaved: [trees], conflicts: [trees] };
  expect(states([], conflict)).toEqual([undefined, 'conflict']);
  expect(states(['/plants'], conflict)[2]).toBe('conflict');
});

test('a detail without a title is called after its list, and found by that', () => {
  const detail = { ...page('plants/tree', '', '/plants'), titles: {}, parent: '/plants/trees' };
  const alone = { ...page('plants/fern', '', '/plants'), titles: {}, route: '/plants/ferns/:id' };
  const titled = { ...page('plants/fern', 'One fern', '/plants'), parent: '/plants/trees' };
  const site = nameDetails({ ...SITE, pages: [...SITE.pages, detail, alone, titled] });
  const names = site.pages.slice(-3).map((entry) => titleOf(entry, 'en'));
  expect(names).toEqual(['Trees: detail', 'Ferns: detail', 'One fern']);
  const rows = listRows(groupPages(site), { open: new Set(), words: 'trees: det' });
  expect(rows.map((row) => (row.kind === 'page' ? row.page.id : ''))).toEqual(['', 'plants/tree']);
});

test('rows say where errors are, and a closed section that they are in its pages', () => {
  const groups = groupPages(SITE);
  const place = { file: 'manifests/plants/trees.json', line: 1, column: 1, message: '' };
  const wrong = (open: readonly string[], severity: 'error' | 'warning') =>
    listRows(groups, { open: new Set(open), words: '' }).map((row) =>
      isWrong(row, groups, { findings: [{ ...place, code: 'M203', severity }] }),
    );
  expect(wrong([], 'error')).toEqual([false, true]);
  expect(wrong(['/plants'], 'error')).toEqual([false, false, true, false]);
  expect(wrong([], 'warning')).toEqual([false, false]);
});
