import type { ContractOptions } from '../../../src/node/contract/check-contract.ts';
import { type ApiBreak, edit, editItems } from './broken-api.ts';

/** A break, how it is looked for, and what is found: the code, the manifest and the place in it. */
export interface PlantedBreak extends ApiBreak {
  readonly found: readonly (readonly [code: string, file: string, marked: string])[];
  readonly options?: Partial<ContractOptions>;
  /** Whether the API has no description. */
  readonly isUndescribed?: boolean;
}

const NEWS = 'manifests/about/news.json';
const NEWS_ITEM = 'manifests/about/news-item.json';
const STAFFS = 'manifests/people/staffs.json';
const ABOUT = 'manifests/about/about-us.json';
const SITE = 'manifests/site.json';

const only = (...routes: string[]) => ({ only: routes });
const atNews = [NEWS, '"endpoint": »"/news"'] as const;
const atStaffs = [STAFFS, '"endpoint": »"/peoples/staffs"'] as const;
const atAbout = [ABOUT, '"endpoint": »"/about-us"'] as const;

/** What is wrong with calls and whole answers. */
export const CALL_BREAKS: Readonly<Record<string, PlantedBreak>> = {
  'a connection that ends in the middle': {
    at: '/about-us',
    edit: (reply) => ({ ...reply, isCut: true }),
    options: only('/about/about-us'),
    found: [['C101', ...atAbout]],
  },
  'an answer that does not come': {
    at: '/about-us',
    edit: (reply) => ({ ...reply, delay: 3000 }),
    options: { ...only('/about/about-us'), timeout: 1500 },
    found: [['C102', ...atAbout]],
  },
  'a list that fails': {
    at: '/peoples/staffs',
    edit: (reply) => ({ ...reply, status: 500 }),
    options: only('/people/staffs'),
    found: [['C103', ...atStaffs]],
  },
  'a gateway in trouble': {
    at: '/peoples/staffs',
    edit: (reply) => ({ ...reply, status: 503 }),
    options: only('/people/staffs'),
    found: [['C103', ...atStaffs]],
  },
  'a detail that is not there': {
    at: '/news/instructions-for-use-workshop',
    edit: (reply) => ({ ...reply, status: 404 }),
    options: only('/about/news/:id'),
    found: [['C103', NEWS_ITEM, '"endpoint": »"/news/{id}"']],
  },
  'an address that leads to another': {
    at: '/about-us',
    edit: (reply, { query }) =>
      query.has('moved')
        ? reply
        : { ...reply, status: 302, headers: { location: '/api/about-us?moved' } },
    options: only('/about/about-us'),
    found: [['C104', ...atAbout]],
  },
  'an address that leads to itself': {
    at: '/about-us',
    edit: (reply) => ({ ...reply, status: 302, headers: { location: '/api/about-us' } }),
    options: only('/about/about-us'),
    found: [
      ['C103', ...atAbout],
      ['C104', ...atAbout],
    ],
  },
  'JSON that is called text': {
    at: '/about-us',
    edit: (reply) => ({ ...reply, headers: { 'content-type': 'text/plain' } }),
    options: only('/about/about-us'),
    found: [['C105', ...atAbout]],
  },
  'a page in place of JSON': {
    at: '/peoples/staffs',
    edit: () => ({
      status: 200,
      headers: { 'content-type': 'text/html' },
      body: '<!doctype html><title>Log in</title>',
    }),
    options: only('/people/staffs'),
    found: [['C106', ...atStaffs]],
  },
  'JSON that is cut off': {
    at: '/peoples/staffs',
    edit: (reply) => ({ ...reply, body: reply.body.slice(0, -20) }),
    options: only('/people/staffs'),
    found: [['C106', ...atStaffs]],
  },
  'an answer without content': {
    at: '/about-us',
    edit: (reply) => ({ ...reply, body: '' }),
    options: only('/about/about-us'),
    found: [['C106', ...atAbout]],
  },
  'a slow answer': {
    at: '/about-us',
    edit: (reply) => ({ ...reply, delay: 1200 }),
    options: { ...only('/about/about-us'), slow: 1000 },
    found: [['C107', ...atAbout]],
  },
  'a long answer as it is': {
    at: '/news',
    edit: (reply) => ({ ...reply, isPlain: true }),
    options: only('/about/news'),
    found: [['C108', ...atNews]],
  },
  'nothing compressed': {
    at: /^/,
    edit: (reply) => ({ ...reply, isPlain: true }),
    found: [['C108', SITE, '"api": »{']],
  },
  'an answer that says it is in another language': {
    at: '/about-us',
    edit: (reply) => ({ ...reply, headers: { ...reply.headers, 'content-language': 'zh' } }),
    options: only('/about/about-us'),
    found: [['C109', ...atAbout]],
  },
  'a language that nobody reads': {
    at: /^/,
    edit: async ({ headers }, { ask, path, query }) => {
      const { 'content-language': _, ...silent } = headers;
      return { ...(await ask(`${path}?${query}`, 'zh')), headers: silent };
    },
    found: [['C110', SITE, '"languageHeader": »"Accept-Language"']],
  },
  'a page that was not translated': {
    at: '/about-us',
    edit: edit(() => ({ introduction: '<p>一</p>' })),
    options: only('/about/about-us'),
    found: [['C110', ...atAbout]],
  },
  'an object for a list': {
    at: '/peoples/staffs',
    edit: edit((items: unknown) => ({ items })),
    options: only('/people/staffs'),
    found: [['C201', ...atStaffs]],
  },
  'null for an object': {
    at: '/about-us',
    edit: edit(() => null),
    options: only('/about/about-us'),
    found: [['C201', ...atAbout]],
  },
  'items under another name': {
    at: '/news',
    edit: edit(({ content, ...rest }: { content: unknown }) => ({ ...rest, items: content })),
    options: only('/about/news'),
    found: [['C201', ...atNews]],
  },
  'a part of an answer under another name': {
    at: '/home/academic-lifes',
    edit: edit(({ insights, ...rest }: { insights: unknown }) => ({ ...rest, essays: insights })),
    options: only('/search'),
    found: [['C201', 'manifests/search.json', '"items": »"insights"']],
  },
  'pages that nobody counts': {
    at: '/news',
    edit: edit(({ content }: { content: unknown }) => ({ content })),
    options: only('/about/news'),
    found: [['C202', NEWS, '"paging": »"server"']],
  },
  'pages that are counted in words': {
    at: '/news',
    edit: edit((page: object) => ({ ...page, numberOfTotalPages: '3' })),
    options: only('/about/news'),
    found: [['C202', NEWS, '"paging": »"server"']],
  },
  'a page that comes again': {
    at: '/news',
    edit: (_, { ask }) => ask('/news?page=0&size=20'),
    options: only('/about/news'),
    found: [['C203', NEWS, '"paging": »"server"']],
  },
  'pages counted from 1, where 0 is the first as well': {
    at: '/news',
    edit: (reply, { ask, query }) =>
      query.get('page') === '1' ? ask('/news?page=0&size=20') : reply,
    options: only('/about/news'),
    found: [['C203', NEWS, '"paging": »"server"']],
  },
  'pages without an end': {
    at: '/news',
    edit: edit((page: object, { query }) => ({
      ...page,
      numberOfTotalPages: Number(query.get('page')) + 2,
    })),
    options: only('/about/news'),
    found: [['C204', NEWS, '"paging": »"server"']],
  },
  'a last page with nothing on it': {
    at: '/news',
    edit: edit((page: { numberOfTotalPages: number }) => ({
      ...page,
      numberOfTotalPages: page.numberOfTotalPages + 1,
    })),
    options: only('/about/news'),
    found: [['C204', NEWS, '"paging": »"server"']],
  },
  'pages of half the size': {
    at: '/news',
    edit: edit((page: { content: unknown[] }) => ({ ...page, content: page.content.slice(0, 5) })),
    options: only('/about/news'),
    found: [['C206', NEWS, '"paging": »"server"']],
  },
  'an entry of the menu without its code': {
    at: '/home/navigations',
    edit: editItems((entry) => (entry.code === 'news' ? { ...entry, code: 'News' } : entry)),
    found: [['C401', NEWS, '"code": »"news"']],
  },
};
