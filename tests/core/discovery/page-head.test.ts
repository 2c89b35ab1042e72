import { describe, expect, test } from 'vitest';
import { describePage, type PageHeadOptions } from '../../../src/core/discovery/page-head.ts';
import type { PageDiscovery } from '../../../src/core/manifest/discovery-model.ts';
import { entryOf, menuOf, routeOf, sectionOf, sourceOf, words } from '../site-of.ts';
import { bareHead, CONTEXT, NOTHING } from './small-site.ts';

const ROUTE = routeOf('/people/a', { menu: menuOf('a') });
const BARE = bareHead(ROUTE);

/** The page's part of the discovery, changed. */
function withPage(page: Partial<PageDiscovery>): Pick<PageHeadOptions, 'discovery'> {
  const pages = { [ROUTE.id]: { ...NOTHING, ...page } };
  return { discovery: { ...BARE.discovery, pages } };
}

describe('a page’s description', () => {
  const section = { ...sectionOf('/people', menuOf('people')), description: words('Section.') };
  const described = withPage({ description: words('Page.') });
  const summed = withPage({ description: words('Page.'), summary: ['about', 'more'] });
  const item = { entity: { about: '<p>An item.</p>' }, context: CONTEXT, image: undefined };

  test.each<[string, Partial<PageHeadOptions>, string]>([
    ['the site’s where there is no other', {}, 'An institute.'],
    [
      'the site’s for a section without one',
      { section: sectionOf('/p', menuOf('p')) },
      'An institute.',
    ],
    ['the section’s', { section }, 'Section.'],
    ['the page’s own before it', { section, ...described }, 'Page.'],
    ['the item’s before all', { section, ...summed, item }, 'An item.'],
    [
      'of all fields that the item fills',
      { ...summed, item: { ...item, entity: { about: 'An item.', more: 'And <b>more</b>.' } } },
      'An item. And more.',
    ],
    ['the page’s while there is no item', { section, ...summed }, 'Page.'],
    [
      'the page’s where the item says nothing',
      { ...summed, item: { ...item, entity: {} } },
      'Page.',
    ],
    ['in the page’s language', { section, language: 'zh' }, 'Section. 文'],
  ])('is %s', (_, change, description) => {
    expect(describePage({ ...BARE, ...change }).description).toBe(description);
  });
});

describe('a page’s URLs', () => {
  test('are one in each language, the default one’s without a parameter', () => {
    expect(describePage(BARE).alternates).toEqual([
      { tag: 'zh-CN', path: '/people/a' },
      { tag: 'en', path: '/people/a?lang=en' },
    ]);
  });

  test.each([
    [
      ['en', 'zh'],
      ['zh-CN', 'en'],
    ],
    [['en'], []],
    [undefined, ['zh-CN', 'en']],
  ])('of an item that is there in %j lead to %j', (languages, tags) => {
    const item = { entity: {}, context: CONTEXT, image: undefined, languages };
    expect(describePage({ ...BARE, item }).alternates.map(({ tag }) => tag)).toEqual(tags);
  });

  const source = sourceOf('/a', { paging: 'client' });
  const views = ['in', 'out'].map((name) => ({ name, source }));
  const route = { ...ROUTE, views, tabs: { parameter: 'tab', together: false } };

  test.each([
    ['', 'zh', '/people/a'],
    ['', 'en', '/people/a?lang=en'],
    ['utm_source=mail&lang=en', 'en', '/people/a?lang=en'],
    ['page=1', 'zh', '/people/a'],
    ['page=2', 'zh', '/people/a?page=2'],
    ['lang=en&page=2', 'en', '/people/a?page=2&lang=en'],
    ['tab=in', 'zh', '/people/a'],
    ['page=2&tab=out&a=b', 'zh', '/people/a?tab=out&page=2'],
  ])('of "?%s" in %s have the canonical one %s', (query, language, canonical) => {
    const search = new URLSearchParams(query);
    expect(describePage({ ...BARE, route, language, search }).canonical).toBe(canonical);
  });
});

describe('the picture by which a page is shared', () => {
  const shareImage = { src: '/share.png', size: { width: 1200, height: 630 }, alt: words('Lake') };
  const discovery = { ...BARE.discovery, shareImage };
  const itemWith = (src: string) => ({
    entity: {},
    context: CONTEXT,
    image: { src, alt: 'An', facts: [480, 600, '#fff'] as const },
  });

  test('is the item’s own, with its size and its format', () => {
    const { image } = describePage({ ...BARE, discovery, item: itemWith('/a.webp') });
    const size = { width: 480, height: 600 };
    expect(image).toEqual({ src: '/a.webp', alt: 'An', size, type: 'image/webp' });
  });

  test.each(['/a.avif', '/a.svg', '/a.SVG?v=1'])('is the site’s in place of %s', (src) => {
    const { image } = describePage({ ...BARE, discovery, item: itemWith(src) });
    expect(image).toMatchObject({ src: '/share.png', alt: 'Lake', type: 'image/png' });
  });

  test('may have a URL that tells no format', () => {
    const { image } = describePage({ ...BARE, discovery, item: itemWith('/pictures/7') });
    expect(image).toMatchObject({ src: '/pictures/7', type: undefined });
  });

  test('is none where there is neither', () => {
    expect(describePage(BARE).image).toBeUndefined();
  });
});

describe('what a page says to search engines', () => {
  const organization = {
    type: 'ResearchOrganization',
    logo: '/icon.png',
    email: undefined,
    telephone: undefined,
    address: undefined,
    parent: undefined,
    sameAs: [],
  };
  const list = routeOf('/people/list', { menu: menuOf('list') });
  const detail = routeOf('/people/list/:id', { parent: '/people/list' });
  const section = sectionOf('/people', menuOf('people'));
  const thing = { type: 'Article', fields: { headline: 'name' } } as const;
  const options: PageHeadOptions = {
    ...BARE,
    table: { sections: [section], routes: [list, detail] },
    discovery: {
      ...BARE.discovery,
      organization,
      pages: { [detail.id]: { ...NOTHING, thing } },
    },
    section,
    route: detail,
    pathname: '/people/list/1',
    itemTitle: 'An article',
    item: { entity: { name: 'An article' }, context: CONTEXT, image: undefined },
  };

  test('is its item, the organisation, and the way to it', () => {
    const { things, type } = describePage(options);
    expect(things.map((node) => node['@type'])).toEqual([
      'Article',
      'ResearchOrganization',
      'BreadcrumbList',
    ]);
    expect(things[0]).toMatchObject({ headline: 'An article', inLanguage: 'en' });
    expect(type).toBe('article');
  });

  test('is the way through section and list, each by its name and URL', () => {
    const itemListElement = [
      { position: 1, name: 'Institute', item: { '@url': '/?lang=en' } },
      { position: 2, name: 'own people', item: { '@url': '/people?lang=en' } },
      { position: 3, name: 'own list', item: { '@url': '/people/list?lang=en' } },
      { position: 4, name: 'An article', item: { '@url': '/people/list/1?lang=en' } },
    ];
    expect(describePage(options).things.at(-1)).toMatchObject({ itemListElement });
  });

  test('is the site itself and its publisher on the home page', () => {
    const home = { ...options, pathname: '/', route: routeOf('/'), section: undefined };
    const { things } = describePage({ ...home, item: undefined });
    expect(things.map((node) => node['@type'])).toEqual(['WebSite', 'ResearchOrganization']);
  });

  test('is nothing where the page is not to be listed', () => {
    expect(describePage({ ...options, isListed: false }).things).toEqual([]);
  });
});

describe('the feeds that a page names', () => {
  const feed = { path: '/people/a.atom', title: words('New people'), summary: undefined };
  const fed = withPage({ feed });
  const home = routeOf('/');

  test.each<[string, Partial<PageHeadOptions>, readonly string[]]>([
    ['on the list itself', {}, ['/people/a.atom?lang=en']],
    ['on the home page', { route: home, pathname: '/' }, ['/people/a.atom?lang=en']],
    ['on no other page', { route: routeOf('/other') }, []],
    ['not while the server hides the list', { entries: [entryOf('a', { display: false })] }, []],
  ])('are there %s', (_, change, paths) => {
    const feeds = describePage({ ...BARE, ...fed, ...change }).feeds;
    expect(feeds.map(({ path }) => path)).toEqual(paths);
  });
});
