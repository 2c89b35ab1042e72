import { describe, expect, test } from 'vitest';
import { formats } from '../../../renderers/formats/index.ts';
import { loadFeed } from '../../../src/core/discovery/index.ts';
import type { SiteSources } from '../../../src/core/discovery/site-urls.ts';
import { compileRight } from '../../compile-right.ts';
import { GARDEN } from '../../garden/make-garden.ts';
import { clientsOf } from '../requests/client-of.ts';
import { entryOf } from '../site-of.ts';

const { compiled } = compileRight(GARDEN);
const { site, table, pages, discovery } = compiled;

const PAGE = 'garden/reports';
const FEED = `/${PAGE}.atom`;

/** The feed of some reports, as a site of these sources has it. */
function load(items: unknown, change: Partial<SiteSources> = {}, path = FEED) {
  const data = { content: items, numberOfTotalPages: 1 };
  const api = {
    language: { language: 'en', tag: 'en' },
    get: async () => ({ data, body: data, headers: new Headers() }),
  };
  const { signal } = new AbortController();
  const known = { site, table, pages, discovery, entries: undefined, signal };
  const sources = { ...known, apis: clientsOf(api), ...change };
  return loadFeed(sources, path, () => ({
    language: 'en',
    sanitize: (html: string) => html,
    formats,
    pictures: {},
    media: { base: '', origins: [] },
  }));
}

/** The site's discovery, where the page of the reports says something else. */
function withPage(change: object): Pick<SiteSources, 'discovery'> {
  const page = discovery.pages[PAGE];
  if (page?.feed === undefined) throw new Error(`${PAGE} has no feed`);
  return {
    discovery: { ...discovery, pages: { ...discovery.pages, [PAGE]: { ...page, ...change } } },
  };
}

const item = (id: string, publishedAt?: string, name?: string) => ({
  id,
  publishedAt,
  name: name ?? id,
});

describe('a feed', () => {
  test('has the items that were changed last, the newest first, as many as a page', async () => {
    const days = Array.from({ length: 25 }, (_, index) =>
      item(`a${index}`, `2026-03-${index + 1}`.replace(/-(\d)$/, '-0$1')),
    );
    const feed = await load(days);
    const entries = feed?.entries ?? [];
    expect(entries.map(({ title }) => title)).toEqual(
      days
        .map(({ name }) => name)
        .reverse()
        .slice(0, 20),
    );
    expect(entries[0]).toEqual({
      title: 'a24',
      path: '/garden/reports/a24?lang=en',
      updated: '2026-03-25T00:00:00Z',
      summary: undefined,
    });
    expect(feed?.updated).toBe('2026-03-25T00:00:00Z');
  });

  test('has no item without a date, a title or a page', async () => {
    const odd = [
      item('a'),
      item('b', 'soon'),
      item('c', '2026-03-05', ' '),
      { name: 'd', publishedAt: '2026-03-05' },
    ];
    const feed = await load([...odd, item('e', '2026-03-05T20:00:00+08:00')]);
    expect(feed?.entries.map(({ path, updated }) => [path, updated])).toEqual([
      ['/garden/reports/e?lang=en', '2026-03-05T20:00:00+08:00'],
    ]);
  });

  test('is called as its page and the site are, and says what the page does', async () => {
    const { entries: _, ...feed } = (await load([])) ?? { entries: [] };
    expect(feed).toEqual({
      title: 'Reports · Hillside Botanical Garden',
      subtitle: discovery.pages[PAGE]?.description?.en,
      siteName: 'Hillside Botanical Garden',
      languageTag: 'en',
      path: `${FEED}?lang=en`,
      page: '/garden/reports?lang=en',
      updated: '1970-01-01T00:00:00Z',
    });
  });

  test('has a title of its own, and else the description of the section, or of the site', async () => {
    const feed = { ...discovery.pages[PAGE]?.feed, title: { en: 'News' } };
    const own = await load([], withPage({ feed, description: undefined }));
    expect([own?.title, own?.subtitle]).toEqual([
      'News · Hillside Botanical Garden',
      'The garden, its offices and its reports.',
    ]);
    const sections = table.sections.map((section) => ({ ...section, description: undefined }));
    const bare = { ...withPage({ description: undefined }), table: { ...table, sections } };
    expect((await load([], bare))?.subtitle).toBe(site.description.en);
    const routes = table.routes.map((route) => ({ ...route, section: undefined }));
    const outside = { ...withPage({ description: undefined }), table: { sections: [], routes } };
    expect((await load([], outside))?.subtitle).toBe(site.description.en);
    const silent = await load([], { ...bare, site: { ...site, name: {}, description: {} } });
    expect([silent?.title, silent?.subtitle, silent?.siteName]).toEqual(['Reports', '', '']);
  });

  test('has no items where its list leads to none, or names none', async () => {
    const bare = (left: 'link' | 'title') =>
      pages.map((page) => {
        const { frame } = page;
        if (page.id !== PAGE || frame === undefined || !('layout' in frame)) return page;
        const slots = { ...frame.layout.slots, [left]: undefined };
        return { ...page, frame: { ...frame, layout: { ...frame.layout, slots } } as never };
      });
    const named = { ...item('a', '2026-03-05'), introduction: '<p>Text</p>' };
    expect((await load([named]))?.entries).toHaveLength(1);
    expect((await load([named], { pages: bare('link') }))?.entries).toEqual([]);
  });

  test.each<[string, Partial<SiteSources>, string]>([
    ['at another path', {}, '/garden/us.atom'],
    ['of a page that has none', withPage({ feed: undefined }), FEED],
    [
      'of a page that the server hides',
      { entries: [entryOf('reports', { display: false })] },
      FEED,
    ],
    ['of a page without a list', { pages: [] }, FEED],
  ])('%s is none', async (_, change, path) => {
    expect(await load([item('a', '2026-03-05')], change, path)).toBeUndefined();
  });

  test('of items that are none of the page’s is a failure', async () => {
    await expect(load([{ a: 1 }, { b: 2 }])).rejects.toMatchObject({
      failure: { code: 'malformed' },
    });
  });
});
