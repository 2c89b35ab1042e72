import { CURRENT_VERSION } from '../compiler/index.ts';
import { wordsOf } from './init-words.ts';
import { inEach, json, type NewFile, type NewSite } from './new-site.ts';
import { themeOf } from './themes.ts';

const SCHEMAS = '.colophon/schemas/';
/** How pages name a text. */
const TEXT_KEY = /(?<=")(?:menu|home|labels)\.\w+(?=")/g;

/** The manifests of a new site. */
export function manifestFiles(site: NewSite): NewFile[] {
  const pages = [
    manifest('home', 'page', home(site)),
    ...about(),
    ...(site.parts.includes('people') ? people() : []),
    ...activities(site),
  ];
  const used = new Set(pages.flatMap(([, text]) => text.match(TEXT_KEY) ?? []));
  return [
    manifest('site', 'site', siteManifest(site)),
    manifest('theme', 'theme', themeOf(site.look)),
    ...site.languages.map((code) => manifest(`texts/${code}`, 'texts', textsOf(code, used))),
    ...pages,
  ];
}

function manifest(name: string, kind: string, value: object): NewFile {
  const up = '../'.repeat(name.split('/').length);
  const $schema = `${up}${SCHEMAS}${kind}.schema.json`;
  return [`manifests/${name}.json`, json({ $schema, ...value })];
}

function siteManifest(site: NewSite): object {
  return {
    manifestVersion: CURRENT_VERSION,
    name: inEach(site, () => site.name),
    description: inEach(site, (code) => wordsOf(code).site.description),
    languages: site.languages.map((code) => {
      const { tag, label } = wordsOf(code);
      return { code, tag, label };
    }),
    api: { base: '/api', languageHeader: 'Accept-Language' },
    breakpoints: { xs: 0, sm: 450, tile: 750, md: 1024, lg: 1680, xl: 1920 },
    header: { logo: '/media/logo.svg' },
    footer: {
      contact: [{ email: 'office@institute.example' }],
      legal: [{ text: inEach(site, () => `© ${new Date().getFullYear()} ${site.name}`) }],
    },
  };
}

/** The texts that pages name, and no others. */
function textsOf(code: string, used: ReadonlySet<string>): object {
  const { menu, home: words, labels } = wordsOf(code);
  const groups = Object.entries({ menu, home: words, labels }).map(([group, texts]) => [
    group,
    Object.fromEntries(Object.entries(texts).filter(([key]) => used.has(`${group}.${key}`))),
  ]);
  return Object.fromEntries(groups);
}

/** The newest of what there is, or what the institute says of itself. */
function home({ parts }: NewSite): object {
  const page = { manifestVersion: CURRENT_VERSION, route: '/', title: 'home.welcome' };
  const views = [
    ...(parts.includes('news') ? [homeView('news', 'news', 'publishedAt')] : []),
    ...(parts.includes('events') ? [homeView('events', 'events', 'time')] : []),
  ];
  if (views.length === 2) return { ...page, frame: { type: 'split', views } };
  const view = views[0]?.view ?? {
    source: { endpoint: '/about-us' },
    layout: { type: 'detail', blocks: [{ type: 'rich-text', field: 'introduction' }] },
  };
  return { ...page, view };
}

function homeView(id: string, endpoint: string, time: string) {
  const isCarousel = id === 'news';
  const sort = isCarousel && { sort: { field: time, descending: true } };
  const item = {
    image: isCarousel ? { field: 'cover', ratio: '3/2' } : 'cover',
    title: 'name',
    summary: 'introduction',
    ...(isCarousel ? { time: { field: time, format: 'long-date' } } : {}),
    link: `/activities/${endpoint}/{id}`,
  };
  return {
    id,
    title: `home.${id}`,
    view: {
      source: { endpoint: `/${endpoint}`, ...sort, limit: 3 },
      ...(!isCarousel && { list: { time: { field: time, only: 'upcoming' } } }),
      layout: { type: isCarousel ? 'carousel' : 'alternating', item },
    },
  };
}

function about(): NewFile[] {
  return [
    section('about', 'menu.about'),
    manifest('about/about-us', 'page', {
      manifestVersion: CURRENT_VERSION,
      route: '/about/about-us',
      menu: { title: 'menu.aboutUs', sortValue: 2 },
      view: {
        source: { endpoint: '/about-us' },
        layout: { type: 'detail', blocks: [{ type: 'rich-text', field: 'introduction' }] },
      },
    }),
    manifest('about/contact', 'page', {
      manifestVersion: CURRENT_VERSION,
      route: '/about/contact',
      menu: { title: 'menu.contact', sortValue: 1 },
      view: {
        source: { endpoint: '/contact' },
        layout: {
          type: 'detail',
          blocks: [
            { type: 'rich-text', field: 'introduction' },
            { type: 'email', field: 'email', copy: true, label: 'labels.email' },
            { type: 'phone', field: 'phone', label: 'labels.phone' },
            { type: 'text', field: 'address', label: 'labels.address' },
          ],
        },
      },
    }),
  ];
}

function people(): NewFile[] {
  return [
    section('people', 'menu.people'),
    manifest('people/everybody', 'page', {
      manifestVersion: CURRENT_VERSION,
      route: '/people/everybody',
      menu: { title: 'menu.everybody' },
      view: {
        source: { endpoint: '/people', paging: 'client' },
        layout: {
          type: 'card-list',
          columns: { lg: 2 },
          item: {
            image: 'photo',
            title: 'name',
            subtitle: 'title',
            summary: { field: 'introduction', clamp: 3 },
            link: '/people/everybody/{id}',
          },
        },
      },
    }),
    manifest('people/person', 'page', {
      manifestVersion: CURRENT_VERSION,
      route: '/people/everybody/:id',
      structuredData: { type: 'Person', name: 'name', jobTitle: 'title', image: 'photo' },
      view: {
        source: { endpoint: '/people/{id}' },
        layout: {
          type: 'detail',
          back: '/people/everybody',
          title: 'name',
          cover: 'photo',
          blocks: [
            { type: 'text', field: 'title' },
            { type: 'email', field: 'email', copy: true },
            { type: 'rich-text', field: 'description', heading: 'labels.biography' },
          ],
        },
      },
    }),
  ];
}

/** News and events, under one entry of the menu. */
function activities({ parts }: NewSite): NewFile[] {
  const [hasNews, hasEvents] = [parts.includes('news'), parts.includes('events')];
  if (!hasNews && !hasEvents) return [];
  return [
    section('activities', hasNews ? 'menu.news' : 'menu.events'),
    ...(hasNews ? list('news', 'news-item', 'menu.news', newsBlocks()) : []),
    ...(hasEvents ? list('events', 'event', 'menu.upcoming', eventBlocks()) : []),
  ];
}

function list(name: string, detail: string, title: string, blocks: readonly object[]): NewFile[] {
  const time = name === 'news' ? 'publishedAt' : 'time';
  const source = { endpoint: `/${name}`, paging: 'client' };
  return [
    manifest(`activities/${name}`, 'page', {
      manifestVersion: CURRENT_VERSION,
      route: `/activities/${name}`,
      menu: { title, sortValue: name === 'news' ? 2 : 1 },
      view: {
        // Of events, what is over stands in a list of its own.
        ...(name === 'news'
          ? { source: { ...source, sort: { field: time, descending: true } } }
          : { source, list: { time: { field: time } } }),
        layout: {
          type: 'grid',
          columns: { tile: 2, lg: 3 },
          item: {
            image: { field: 'cover', ratio: '16/9' },
            title: 'name',
            subtitle: { field: time, format: 'long-date' },
            link: `/activities/${name}/{id}`,
          },
        },
      },
    }),
    manifest(`activities/${detail}`, 'page', {
      manifestVersion: CURRENT_VERSION,
      route: `/activities/${name}/:id`,
      view: {
        source: { endpoint: `/${name}/{id}` },
        layout: {
          type: 'detail',
          back: `/activities/${name}`,
          title: 'name',
          cover: { field: 'cover', ratio: '16/9' },
          blocks,
        },
      },
    }),
  ];
}

function newsBlocks(): object[] {
  return [
    { type: 'text', field: 'publishedAt', format: 'long-date' },
    { type: 'rich-text', field: 'description' },
  ];
}

function eventBlocks(): object[] {
  return [
    { type: 'text', field: 'time', format: 'long-date-time', label: 'labels.time' },
    { type: 'text', field: 'place', label: 'labels.place' },
    { type: 'rich-text', field: 'description' },
  ];
}

function section(name: string, title: string): NewFile {
  // Menus begin with the largest value.
  const fromLast = ['about', 'activities', 'people'];
  return manifest(`${name}/section`, 'section', {
    manifestVersion: CURRENT_VERSION,
    route: `/${name}`,
    menu: { title, sortValue: fromLast.indexOf(name) + 1 },
  });
}
