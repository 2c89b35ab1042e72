import { describe, expect, test } from 'vitest';
import { listSite, listUrls } from '../../../src/core/discovery/site-urls.ts';
import { ApiError } from '../../../src/core/errors.ts';
import type { SlotModel } from '../../../src/core/manifest/slot-model.ts';
import { entryOf, menuOf, routeOf, sectionOf, sourceOf } from '../site-of.ts';
import { NOTHING, pageOf, smallSite } from './small-site.ts';

const view = (endpoint: string) => [{ name: 'view', source: sourceOf(endpoint) }];
const link = (template: string): SlotModel => ({ kind: 'link', from: 'template', template });

const NEWS = routeOf('/news', { views: view('/news') });
const ARTICLE = routeOf('/news/:id', { parent: '/news' });
const LATEST = routeOf('/latest', { views: view('/latest') });
const TABLE = { sections: [], routes: [LATEST, NEWS, ARTICLE] };
const PAGES = [
  pageOf('news', { link: link('/news/{id}') }),
  pageOf('latest', { link: link('/news/{id}') }),
];
const DISCOVERY = {
  organization: undefined,
  shareImage: undefined,
  pages: { news: { ...NOTHING, updated: 'meta.changed' } },
};
const ANSWERS = {
  '/latest': [{ id: 'fog', meta: { changed: '2020-01-01' } }],
  '/news': [
    { id: 'fog', meta: { changed: '2026-03-05T20:00:00+08:00' } },
    { id: 'hail', meta: { changed: '2026-03-05T20:00' } },
    { id: 'rain', meta: { changed: 'soon' } },
    { name: 'without an id' },
  ],
};
const site = { table: TABLE, pages: PAGES, discovery: DISCOVERY };

describe('the pages of a site', () => {
  test('are those without parameters, and those that lists lead to, each once, with the day that a list says', async () => {
    expect(await listUrls(smallSite(site, ANSWERS))).toEqual([
      { path: '/latest', updated: undefined },
      { path: '/news', updated: undefined },
      { path: '/news/fog', updated: '2026-03-05T20:00:00+08:00' },
      { path: '/news/hail', updated: '2026-03-05' },
      { path: '/news/rain', updated: undefined },
    ]);
  });

  test('are none of what the server hides, nor of what only its items could lead to', async () => {
    const news = { ...NEWS, menu: menuOf('news') };
    const latest = { ...LATEST, views: [] };
    const hidden = {
      ...site,
      table: { sections: [], routes: [latest, news, ARTICLE] },
      entries: [entryOf('news', { display: false })],
    };
    expect((await listUrls(smallSite(hidden, ANSWERS))).map(({ path }) => path)).toEqual([
      '/latest',
    ]);
  });

  test('are none of a list that leads to them by a field, or not at all', async () => {
    const field: SlotModel = { kind: 'link', from: 'field', field: 'url' };
    const url: SlotModel = { kind: 'url', field: 'url' };
    for (const slots of [{ link: field }, { link: url }, {}]) {
      const pages = [pageOf('news', slots), pageOf('latest', slots)];
      const answers = { '/news': [{ id: 'fog', url: '/news/fog' }], '/latest': [] };
      const listed = await listUrls(smallSite({ ...site, pages }, answers));
      expect(listed.map(({ path }) => path)).toEqual(['/latest', '/news']);
    }
  });

  test('are what is left where a list is not there, and unknown where it cannot be read', async () => {
    const missing = { ...ANSWERS, '/news': new ApiError('http', '/news', { status: 404 }) };
    expect((await listUrls(smallSite(site, missing))).map(({ path }) => path)).toEqual([
      '/latest',
      '/news',
      '/news/fog',
    ]);
    const odd = { ...ANSWERS, '/news': new TypeError('odd') };
    await expect(listUrls(smallSite(site, odd))).rejects.toThrow('odd');
  });

  test('are those that the server’s navigation names in a section, unless no menu has that', async () => {
    const section = (notMenu: boolean) => ({
      ...sectionOf('/about', menuOf('about', { notMenu })),
      children: { of: 'about', route: '/about/:code', drafts: false },
    });
    const child = routeOf('/about/:code', { section: '/about' });
    const about = entryOf('about');
    const history = entryOf('history', { parent: 'about' });
    const list = async (notMenu: boolean) => {
      const table = { sections: [section(notMenu)], routes: [child] };
      const listed = await listUrls(smallSite({ table, entries: [about, history] }, {}));
      return listed.map(({ path }) => path);
    };
    expect(await list(false)).toEqual(['/about/history']);
    expect(await list(true)).toEqual([]);
  });

  test('are there in the languages in which they are listed, read for each by its code', async () => {
    const asked: string[] = [];
    const listed = await listSite({ languages: smallSite({}, {}).site.languages }, async (code) => {
      asked.push(code);
      const news = code === 'en' ? ANSWERS['/news'].slice(0, 1) : [];
      return smallSite(site, { '/latest': [], '/news': news });
    });
    expect(asked).toEqual(['zh', 'en']);
    expect(listed).toEqual([
      { path: '/latest', updated: undefined, languages: ['zh', 'en'] },
      { path: '/news', updated: undefined, languages: ['zh', 'en'] },
      { path: '/news/fog', updated: '2026-03-05T20:00:00+08:00', languages: ['en'] },
    ]);
  });
});
