import { describe, expect, test } from 'vitest';
import { formats } from '../../../renderers/formats/index.ts';
import { loadFeed } from '../../../src/core/discovery/index.ts';
import type { DiscoveryModel, PageDiscovery } from '../../../src/core/manifest/discovery-model.ts';
import { compileRight } from '../../compile-right.ts';
import { GARDEN } from '../../garden/make-garden.ts';
import { clientsOf } from '../requests/client-of.ts';

const { compiled } = compileRight(GARDEN);
const { site, table, pages, discovery } = compiled;

const PAGE = 'garden/reports';
const FEED = `/${PAGE}.atom`;
const SUMMARY = [
  '<a href="/plants/houses">a page</a>',
  '<a href="/garden/reports?page=2&amp;x=1#top">a page with a query</a>',
  '<a href="/garden/reports/other#more">an item</a>',
  '<a href="/media/attachments/file.pdf">a file</a>',
  '<a href="//elsewhere.example/plants">another host</a>',
  '<a href="https://elsewhere.example/garden/reports">another site</a>',
].join('');

/** The site's discovery, where the feed says of its entries what is rich text. */
const RICH: DiscoveryModel = { ...discovery, pages: { ...discovery.pages, [PAGE]: richPage() } };

function richPage(): PageDiscovery {
  const page = discovery.pages[PAGE];
  if (page?.feed === undefined) throw new Error(`${PAGE} has no feed`);
  const summary = { kind: 'text', field: 'introduction', format: 'rich-text' } as const;
  return {
    ...page,
    feed: { ...page.feed, summary: { ...summary, clamp: undefined, box: false } },
  };
}

/** The links of the feed's one entry: its own, and those in its summary. */
async function readLinks(language: string): Promise<readonly string[]> {
  const item = { id: 'one', name: 'One', publishedAt: '2026-03-05', introduction: SUMMARY };
  const data = { content: [item], numberOfTotalPages: 1 };
  const api = {
    language: { language, tag: language },
    get: async () => ({ data, body: data, headers: new Headers() }),
  };
  const { signal } = new AbortController();
  const apis = clientsOf(api);
  const sources = { site, table, pages, discovery: RICH, apis, entries: undefined, signal };
  const feed = await loadFeed(sources, FEED, () => ({
    language,
    sanitize: (html: string) => html,
    formats,
    pictures: {},
    media: { base: '', origins: [] },
  }));
  const [entry] = feed?.entries ?? [];
  const html = entry?.summary?.kind === 'html' ? entry.summary.html : '';
  const links = [...html.matchAll(/ href="([^"]*)"/g)].map(([, href = '']) => href);
  return [feed?.page ?? '', entry?.path ?? '', ...links];
}

describe('a reader of feeds has chosen no language, so the links', () => {
  test('of a feed in another language name it, where they lead to pages of the site', async () => {
    expect(await readLinks('en')).toEqual([
      '/garden/reports?lang=en',
      '/garden/reports/one?lang=en',
      '/plants/houses?lang=en',
      '/garden/reports?lang=en&amp;page=2&amp;x=1#top',
      '/garden/reports/other?lang=en#more',
      '/media/attachments/file.pdf',
      '//elsewhere.example/plants',
      'https://elsewhere.example/garden/reports',
    ]);
  });

  test('of a feed in the first language are as they are', async () => {
    expect(await readLinks('zh')).toEqual([
      '/garden/reports',
      '/garden/reports/one',
      ...[...SUMMARY.matchAll(/ href="([^"]*)"/g)].map(([, href]) => href),
    ]);
  });
});
