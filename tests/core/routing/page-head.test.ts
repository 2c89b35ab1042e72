import { describe, expect, test } from 'vitest';
import type { PageModel } from '../../../src/core/manifest/page-model.ts';
import { describePage, type PageHeadOptions } from '../../../src/core/routing/page-head.ts';
import { entryOf, menuOf, routeOf, SITE, sectionOf, words } from '../site-of.ts';

const PAGE: PageModel = {
  id: 'a',
  route: '/people/a',
  title: undefined,
  description: undefined,
  frame: undefined,
  override: undefined,
  extensions: {},
};
const BARE: PageHeadOptions = {
  site: SITE,
  language: 'en',
  pathname: '/people/a',
  page: PAGE,
  route: undefined,
  section: undefined,
  entries: undefined,
  itemTitle: undefined,
  itemImage: undefined,
};

describe('a page’s title', () => {
  const route = routeOf('/people/a', { menu: menuOf('a') });
  const titled = { ...PAGE, title: words('Own') };

  test.each<[string, Partial<PageHeadOptions>, string]>([
    ['the site’s name alone where there is no other', {}, 'Institute'],
    ['the site’s name where no page was found', { page: undefined }, 'Institute'],
    ['the manifest’s menu title', { route }, 'own a · Institute'],
    ['the server’s menu title', { route, entries: [entryOf('a')] }, 'server a · Institute'],
    ['the page’s own before its menu title', { route, page: titled }, 'Own · Institute'],
    ['the item’s before all', { route, page: titled, itemTitle: 'An' }, 'An · Institute'],
    ['in the page’s language', { page: titled, language: 'zh' }, 'Own 文 · Institute 文'],
  ])('is %s', (_, change, title) => {
    expect(describePage({ ...BARE, ...change }).title).toBe(title);
  });
});

describe('a page’s description', () => {
  const described = { ...PAGE, description: words('Page.') };
  const section = { ...sectionOf('/people', menuOf('people')), description: words('Section.') };

  test.each<[string, Partial<PageHeadOptions>, string]>([
    ['the site’s where there is no other', {}, 'An institute.'],
    [
      'the site’s for a section without one',
      { section: sectionOf('/p', menuOf('p')) },
      'An institute.',
    ],
    ['the section’s', { section }, 'Section.'],
    ['the page’s own before all', { section, page: described }, 'Page.'],
    ['in the page’s language', { section, language: 'zh' }, 'Section. 文'],
  ])('is %s', (_, change, description) => {
    expect(describePage({ ...BARE, ...change }).description).toBe(description);
  });
});

describe('a page’s addresses', () => {
  test('are one in each language, the default one’s without a parameter', () => {
    expect(describePage(BARE).alternates).toEqual([
      { tag: 'zh-CN', path: '/people/a' },
      { tag: 'en', path: '/people/a?lang=en' },
    ]);
  });

  test.each([
    ['zh', '/people/a'],
    ['en', '/people/a?lang=en'],
  ])('in %s have the canonical one %s', (language, canonical) => {
    expect(describePage({ ...BARE, language }).canonical).toBe(canonical);
  });
});

describe('a page’s picture', () => {
  const site = { ...SITE, shareImage: '/share.png' };

  test.each<[string, Partial<PageHeadOptions>, string | undefined]>([
    ['the item’s own', { site, itemImage: '/a.webp' }, '/a.webp'],
    ['else the site’s', { site }, '/share.png'],
    ['none where there is neither', {}, undefined],
  ])('is %s', (_, change, image) => {
    expect(describePage({ ...BARE, ...change }).image).toBe(image);
  });
});
