import type { FooterModel } from '../../src/core/manifest/footer-model.ts';
import type {
  MenuModel,
  RouteModel,
  SectionModel,
  SourceModel,
  ViewSource,
} from '../../src/core/manifest/route-model.ts';
import type { LocalizedText, SiteModel } from '../../src/core/manifest/site-model.ts';
import type { NavigationEntry } from '../../src/core/routing/navigation.ts';

/** The same words in both languages, told apart by the language. */
export function words(text: string): LocalizedText {
  return { zh: `${text} 文`, en: text };
}

/** A site in the normal form, for tests that read little of it. */
export const SITE: SiteModel = {
  name: words('Institute'),
  description: words('An institute.'),
  timeZone: undefined,
  languages: [
    { code: 'zh', tag: 'zh-CN', label: '中文', direction: 'ltr' },
    { code: 'en', tag: 'en', label: 'English', direction: 'ltr' },
  ],
  api: {
    base: '/api',
    languageHeader: 'Accept-Language',
    languages: {},
    itemLanguage: '@language',
    itemLanguages: '@languages',
    query: {},
    envelope: undefined,
    media: '',
    mediaOrigins: [],
    missing: [],
    timeout: 10_000,
    paging: {
      page: 'page',
      counts: 'pages',
      firstPage: 0,
      size: 'size',
      pageSize: 20,
      items: 'content',
      end: { by: 'pages', at: { from: 'body', path: 'numberOfTotalPages' } },
    },
  },
  apis: {},
  breakpoints: { xs: 0, sm: 450, tile: 750, md: 1024, lg: 1680, xl: 1920 },
  header: {
    logo: '/logo.svg',
    names: [],
    navigation: { api: undefined, endpoint: '/navigations' },
    search: undefined,
    languageButton: true,
  },
  footer: footerOf({ call: { api: undefined, endpoint: '/infrastructure' } }),
  icons: [],
  images: [],
};

/** A footer with these parts alone. */
export function footerOf(parts: Partial<FooterModel>): FooterModel {
  return {
    call: undefined,
    logo: undefined,
    name: false,
    note: undefined,
    contact: [],
    social: undefined,
    columns: [],
    legal: [],
    ...parts,
  };
}

/** A menu entry that is on the server under its code. */
export function menuOf(code: string | undefined, change: Partial<MenuModel> = {}): MenuModel {
  return {
    code,
    title: words(`own ${code}`),
    italic: false,
    sortValue: 0,
    notMenu: false,
    ...change,
  };
}

export function sectionOf(route: string, menu: MenuModel): SectionModel {
  return { route, menu, description: undefined, children: undefined };
}

export function routeOf(route: string, change: Partial<RouteModel> = {}): RouteModel {
  return {
    id: route.slice(1),
    route,
    aliases: [],
    section: undefined,
    parent: undefined,
    menu: undefined,
    views: [],
    tabs: undefined,
    search: undefined,
    renderers: { layouts: [], frames: [], override: undefined },
    ...change,
  };
}

/** A view of an array that is shown in slices. */
export function viewOf(name: string): ViewSource {
  return { name, source: sourceOf(`/${name}`, { paging: 'client' }) };
}

/** A source that answers a whole list. */
export function sourceOf(endpoint: string, change: Partial<SourceModel> = {}): SourceModel {
  return {
    api: undefined,
    endpoint,
    query: {},
    paging: 'none',
    answers: 'list',
    items: undefined,
    sort: undefined,
    limit: undefined,
    pageSize: 20,
    pages: undefined,
    ...change,
  };
}

/** An entry of the server's navigation that is published and displayed. */
export function entryOf(code: string, change: Partial<NavigationEntry> = {}): NavigationEntry {
  return {
    id: code,
    code,
    name: `server ${code}`,
    parent: undefined,
    published: true,
    display: true,
    sortValue: 0,
    ...change,
  };
}
