import { describe, expect, test } from 'vitest';
import { describePage, type PageHeadOptions } from '../../../src/core/discovery/page-head.ts';
import { sharedImageOf, sharedImageOfSite } from '../../../src/core/discovery/shared-image.ts';
import type {
  OrganizationModel,
  PageDiscovery,
} from '../../../src/core/manifest/discovery-model.ts';
import { menuOf, routeOf, SITE, words } from '../site-of.ts';
import { bareHead, CONTEXT, NOTHING, ORGANIZATION } from './small-site.ts';

const ROUTE = routeOf('/people/a');
const MUSEUM: OrganizationModel = { ...ORGANIZATION, type: 'Museum' };
const BARE = bareHead(ROUTE);
const NAMELESS = { ...SITE, name: {}, description: {} };

function discover(page: Partial<PageDiscovery>, more: Partial<PageHeadOptions['discovery']> = {}) {
  return { ...BARE.discovery, ...more, pages: { [ROUTE.id]: { ...NOTHING, ...page } } };
}
const itemOf = (entity: unknown) => ({ entity, context: CONTEXT, image: undefined });

describe('a page without anything of its own', () => {
  test('is one of the site, by its name and its description', () => {
    expect(describePage(BARE)).toEqual({
      title: 'Institute',
      description: 'An institute.',
      siteName: 'Institute',
      isListed: true,
      alternates: [
        { tag: 'zh-CN', path: '/people/a' },
        { tag: 'en', path: '/people/a?lang=en' },
      ],
      canonical: '/people/a?lang=en',
      type: 'website',
      image: undefined,
      feeds: [],
      things: [],
    });
  });

  test('says nothing in place of what the site does not say in its language', () => {
    expect(describePage({ ...BARE, site: NAMELESS, route: undefined })).toMatchObject({
      title: '',
      description: '',
      siteName: '',
      type: 'website',
    });
  });
});

describe('a page about a thing', () => {
  const event = {
    type: 'Event',
    fields: { name: 'name', startDate: 'day', location: 'place' },
  } as const;
  const entity = { name: 'An', day: '2026-03-05', place: 'Hall' };
  const types = (options: Partial<PageHeadOptions>) => {
    const { type, things } = describePage({ ...BARE, ...options });
    return [type, ...things.map((node) => node['@type'])];
  };

  test.each([
    ['Person', { name: 'name' }, ['profile', 'Person']],
    ['Event', event.fields, ['website', 'Event', 'Museum']],
    ['NewsArticle', { headline: 'name' }, ['article', 'NewsArticle', 'Museum']],
  ] as const)('that is a %s is called so by networks and search engines', (type, fields, said) => {
    const thing = { type, fields };
    const discovery = discover({ thing }, { organization: MUSEUM });
    expect(types({ discovery, item: itemOf(entity) })).toEqual(said);
    // The organisation has a part in it only where the site names one.
    expect(types({ discovery: discover({ thing }), item: itemOf(entity) })).toEqual(
      said.slice(0, 2),
    );
  });

  test('says the language of what is written alone', () => {
    const [described] = describePage({
      ...BARE,
      discovery: discover({ thing: event }),
      item: itemOf(entity),
    }).things;
    expect(described).not.toHaveProperty('inLanguage');
  });

  test('is any page until the item is there, and where it lacks what the thing needs', () => {
    const discovery = discover({ thing: event }, { organization: MUSEUM });
    expect(types({ discovery })).toEqual(['website']);
    expect(types({ discovery, item: itemOf({ name: 'An' }) })).toEqual(['website']);
    expect(types({ item: itemOf(entity) })).toEqual(['website']);
  });

  test('has the item’s name in the way to it', () => {
    expect(types({ itemTitle: 'An' })).toEqual(['website', 'BreadcrumbList']);
  });
});

describe('the home page', () => {
  const home = { pathname: '/', route: routeOf('/') };

  test('is the site, in the page’s language', () => {
    expect(describePage({ ...BARE, ...home }).things).toEqual([
      { '@type': 'WebSite', name: 'Institute', url: { '@url': '/?lang=en' }, inLanguage: 'en' },
    ]);
    const [site] = describePage({ ...BARE, ...home, site: NAMELESS, language: 'zh' }).things;
    expect(site).toEqual({
      '@type': 'WebSite',
      name: '',
      url: { '@url': '/' },
      inLanguage: 'zh-CN',
    });
  });

  test('names who publishes it', () => {
    const discovery = { ...BARE.discovery, organization: MUSEUM };
    const [site] = describePage({ ...BARE, ...home, discovery }).things;
    expect(site).toHaveProperty('publisher');
  });
});

test('a feed is called by its own title, else by the site’s name', () => {
  const feed = { path: '/a.atom', title: words('New'), summary: undefined };
  const titleOf = (change: Partial<PageHeadOptions>, title = feed.title) =>
    describePage({ ...BARE, discovery: discover({ feed: { ...feed, title } }), ...change }).feeds;
  expect(titleOf({})).toEqual([{ title: 'New', path: '/a.atom?lang=en' }]);
  expect(titleOf({}, {})).toEqual([{ title: 'Institute', path: '/a.atom?lang=en' }]);
  expect(titleOf({ site: NAMELESS }, {})).toEqual([{ title: '', path: '/a.atom?lang=en' }]);
  expect(titleOf({ route: undefined })).toEqual([]);
});

test('a site in one language has no others to lead to', () => {
  const languages = SITE.languages.slice(0, 1);
  const { alternates, canonical } = describePage({
    ...BARE,
    site: { ...SITE, languages },
    language: 'zh',
    route: { ...ROUTE, menu: menuOf('a') },
  });
  expect([alternates, canonical]).toEqual([[], '/people/a']);
});

describe('a picture that is shared', () => {
  test.each([
    ['/a.png', 'image/png'],
    ['/a.JPG', 'image/jpeg'],
    ['/a.jpeg?v=1', 'image/jpeg'],
    ['/a.webp#b', 'image/webp'],
    ['/a.bmp', undefined],
    ['/a.png/7', undefined],
    ['/png', undefined],
  ])('at %s is of the type %s', (src, type) => {
    expect(sharedImageOf({ src, alt: '' })).toEqual({ src, alt: '', size: undefined, type });
  });

  test.each(['avif', 'svg', 'gif', 'heic', 'tif', 'tiff', 'ico'])(
    'is none that networks do not show: %s',
    (ending) => {
      expect(sharedImageOf({ src: `/a.${ending}`, alt: '' })).toBeUndefined();
    },
  );

  test('of the site shows what its name says, if nothing else is said', () => {
    const size = { width: 2, height: 1 };
    const picture = { src: '/a.png', size, alt: { zh: '湖' } };
    expect(sharedImageOfSite(picture, 'zh', 'Institute')?.alt).toBe('湖');
    expect(sharedImageOfSite(picture, 'en', 'Institute')?.alt).toBe('Institute');
    expect(sharedImageOfSite({ ...picture, alt: undefined }, 'en', 'Institute')?.alt).toBe(
      'Institute',
    );
    expect(sharedImageOfSite(undefined, 'en', 'Institute')).toBeUndefined();
  });
});
