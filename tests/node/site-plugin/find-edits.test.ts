import { expect, test } from 'vitest';
import { type CompiledSite, compile } from '../../../src/node/compiler/index.ts';
import { findEdits } from '../../../src/node/site-plugin/find-edits.ts';
import { SMALL_FILES } from '../compiler/small-files.ts';
import { type Changes, writeSite } from '../compiler/small-site.ts';

test('nothing is sent where nothing has changed', () => {
  expect(findEdits(compiled({}), compiled({}))).toEqual({ pages: [] });
});

test('a text of manifests/texts is sent with the pages and menus that show it', () => {
  const edits = editsOf('texts/en.json', 'Words menu.fellows', 'Scholars');
  expect(edits?.table?.routes.map(({ menu }) => menu?.title.en)).toContain('Scholars');
  expect(edits).not.toHaveProperty('texts');
  const labels = editsOf('texts/en.json', 'Words people.school', 'At');
  expect(labels?.pages.map(({ id }) => id)).toEqual(['find', 'people/fellow']);
  expect(labels).not.toHaveProperty('table');
});

test('a word of the renderer is sent with all others, in each language', () => {
  const edits = editsOf('texts/zh.json', '文 ui.copy', '复制');
  expect(edits?.texts?.zh?.['ui.copy']).toBe('复制');
  expect(edits?.texts?.en?.['ui.copy']).toBe('Words ui.copy');
  expect(edits?.pages).toEqual([]);
});

test.each([
  ['name', '"en": "Small Institute"', '"en": "Smaller Institute"'],
  ['description', '"A small institute."', '"A smaller one."'],
  ['logo', '/media/logo.svg', '/media/fellows/logo.svg'],
  ['lines of the header', 'small.example" }]', 'smaller.example" }]'],
  ['a text of the footer', '"text": "menu.news"', '"text": "menu.people"'],
])('the site is sent where %s changes', (_, part, other) => {
  expect(editsOf('site.json', part, other)?.site).toBeDefined();
});

test('a colour is none of these: the stylesheet has it', () => {
  expect(editsOf('theme.json', '#23201c', '#123456')).toEqual({ pages: [] });
});

test('the place of a page in its menu is sent with the menus', () => {
  const edits = editsOf('people/fellows.json', '"sortValue": 2', '"sortValue": 9');
  expect(edits?.table).toBeDefined();
  expect(edits?.pages).toEqual([]);
});

test.each([
  ['a call', 'people/fellows.json', '"paging": "client"', '"paging": "client", "limit": 3'],
  [
    'a layout',
    'news.json',
    '"type": "card-list", "item": { "title": "name", "note": { "field": "publishedAt", "format": "date" } }',
    '"type": "link-list", "item": { "title": "name", "link": "/people/fellows/{id}" }',
  ],
])('the page is sent with what it asks for where %s changes', (_, file, part, other) => {
  const { pages, table } = editsOf(file, part, other) ?? {};
  expect(table).toBeDefined();
  expect(pages).toBeDefined();
});

test.each([
  ['a route', 'people/postdocs.json', '"/people/postdocs"', '"/people/fellowships"'],
  ['an alias', 'people/fellows.json', '/people/professors', '/people/teachers'],
  ['the code of a menu', 'people/fellows.json', '"code": "fellows"', '"code": "other"'],
  ['a breakpoint', 'site.json', '"lg": 1680', '"lg": 1600'],
  ['how the API is asked', 'site.json', '"timeout": 5000', '"timeout": 4000'],
  ['a field of the footer', 'site.json', '"bottomLogo"', '"topLogo"'],
  ['a picture', 'site.json', '[240, 480]', '[240]'],
])('pages are loaded anew where %s has changed', (_, file, part, other) => {
  expect(editsOf(file, part, other)).toBeUndefined();
});

function editsOf(file: string, part: string, other: string) {
  const text = SMALL_FILES[file] ?? '';
  expect(text).toContain(part);
  return findEdits(compiled({}), compiled({ [file]: text.replace(part, other) }));
}

function compiled(changes: Changes): CompiledSite {
  const { findings, compiled: site } = compile(writeSite(changes));
  if (site === undefined) throw new Error(findings.map(({ message }) => message).join('; '));
  return site;
}
