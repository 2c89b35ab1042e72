import type { ContractOptions } from '../../../src/node/contract/check-contract.ts';
import { type ApiBreak, edit, editItems } from './broken-api.ts';

/** A break, how it is looked for, and what is found: the code, the manifest and the place in it. */
export interface PlantedBreak extends ApiBreak {
  readonly found: readonly (readonly [code: string, file: string, marked: string])[];
  readonly options?: Partial<ContractOptions>;
  /** Whether the API has no description. */
  readonly isUndescribed?: boolean;
}

const REPORTS = 'manifests/garden/reports.json';
const REPORT = 'manifests/garden/report.json';
const HOUSES = 'manifests/plants/houses.json';
const HISTORY = 'manifests/garden/history.json';
const SITE = 'manifests/site.json';

const only = (...routes: string[]) => ({ only: routes });
const atReports = [REPORTS, '"endpoint": »"/reports"'] as const;
const atHouses = [HOUSES, '"endpoint": »"/collection/houses"'] as const;
const atHistory = [HISTORY, '"endpoint": »"/history"'] as const;

/** What is wrong with calls and whole answers. */
export const CALL_BREAKS: Readonly<Record<string, PlantedBreak>> = {
  'a connection that ends in the middle': {
    at: '/history',
    edit: (reply) => ({ ...reply, isCut: true }),
    options: only('/garden/history'),
    found: [['C101', ...atHistory]],
  },
  'an answer that does not come': {
    at: '/history',
    edit: (reply) => ({ ...reply, delay: 3000 }),
    options: { ...only('/garden/history'), timeout: 1500 },
    found: [['C102', ...atHistory]],
  },
  'a list that fails': {
    at: '/collection/houses',
    edit: (reply) => ({ ...reply, status: 500 }),
    options: only('/plants/houses'),
    found: [['C103', ...atHouses]],
  },
  'a gateway in trouble': {
    at: '/collection/houses',
    edit: (reply) => ({ ...reply, status: 503 }),
    options: only('/plants/houses'),
    found: [['C103', ...atHouses]],
  },
  'a detail that is not there': {
    at: '/reports/report-1',
    edit: (reply) => ({ ...reply, status: 404 }),
    options: only('/garden/reports/:id'),
    found: [['C103', REPORT, '"endpoint": »"/reports/{id}"']],
  },
  'a URL that leads to another': {
    at: '/history',
    edit: (reply, { query }) =>
      query.has('moved')
        ? reply
        : { ...reply, status: 302, headers: { location: '/api/history?moved' } },
    options: only('/garden/history'),
    found: [['C104', ...atHistory]],
  },
  'a URL that leads to itself': {
    at: '/history',
    edit: (reply) => ({ ...reply, status: 302, headers: { location: '/api/history' } }),
    options: only('/garden/history'),
    found: [
      ['C103', ...atHistory],
      ['C104', ...atHistory],
    ],
  },
  'JSON that is called text': {
    at: '/history',
    edit: (reply) => ({ ...reply, headers: { 'content-type': 'text/plain' } }),
    options: only('/garden/history'),
    found: [['C105', ...atHistory]],
  },
  'a page in place of JSON': {
    at: '/collection/houses',
    edit: () => ({
      status: 200,
      headers: { 'content-type': 'text/html' },
      body: '<!doctype html><title>Log in</title>',
    }),
    options: only('/plants/houses'),
    found: [['C106', ...atHouses]],
  },
  'JSON that is cut off': {
    at: '/collection/houses',
    edit: (reply) => ({ ...reply, body: reply.body.slice(0, -20) }),
    options: only('/plants/houses'),
    found: [['C106', ...atHouses]],
  },
  'an answer without content': {
    at: '/history',
    edit: (reply) => ({ ...reply, body: '' }),
    options: only('/garden/history'),
    found: [['C106', ...atHistory]],
  },
  'a slow answer': {
    at: '/history',
    edit: (reply) => ({ ...reply, delay: 1200 }),
    options: { ...only('/garden/history'), slow: 1000 },
    found: [['C107', ...atHistory]],
  },
  'a long answer as it is': {
    at: '/reports',
    edit: (reply) => ({ ...reply, isPlain: true }),
    options: only('/garden/reports'),
    found: [['C108', ...atReports]],
  },
  'nothing compressed': {
    at: /^/,
    edit: (reply) => ({ ...reply, isPlain: true }),
    found: [['C108', SITE, '"api": »{']],
  },
  'an answer that says it is in another language': {
    at: '/history',
    edit: (reply) => ({ ...reply, headers: { ...reply.headers, 'content-language': 'zh' } }),
    options: only('/garden/history'),
    found: [['C109', ...atHistory]],
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
    at: '/history',
    edit: edit(() => ({ introduction: '<p>一</p>' })),
    options: only('/garden/history'),
    found: [['C110', ...atHistory]],
  },
  'an object for a list': {
    at: '/collection/houses',
    edit: edit((items: unknown) => ({ items })),
    options: only('/plants/houses'),
    found: [['C201', ...atHouses]],
  },
  'null for an object': {
    at: '/history',
    edit: edit(() => null),
    options: only('/garden/history'),
    found: [['C201', ...atHistory]],
  },
  'items under another name': {
    at: '/reports',
    edit: edit(({ content, ...rest }: { content: unknown }) => ({ ...rest, items: content })),
    options: only('/garden/reports'),
    found: [['C201', ...atReports]],
  },
  'a part of an answer under another name': {
    at: '/home/programme',
    edit: edit(({ notes, ...rest }: { notes: unknown }) => ({ ...rest, essays: notes })),
    options: only('/search'),
    found: [['C201', 'manifests/search.json', '"items": »"notes"']],
  },
  'pages that nobody counts': {
    at: '/reports',
    edit: edit(({ content }: { content: unknown }) => ({ content })),
    options: only('/garden/reports'),
    found: [['C202', REPORTS, '"paging": »"server"']],
  },
  'pages that are counted in words': {
    at: '/reports',
    edit: edit((page: object) => ({ ...page, numberOfTotalPages: '3' })),
    options: only('/garden/reports'),
    found: [['C202', REPORTS, '"paging": »"server"']],
  },
  'a page that comes again': {
    at: '/reports',
    edit: (_, { ask }) => ask('/reports?page=0&size=20'),
    options: only('/garden/reports'),
    found: [['C203', REPORTS, '"paging": »"server"']],
  },
  'pages counted from 1, where 0 is the first as well': {
    at: '/reports',
    edit: (reply, { ask, query }) =>
      query.get('page') === '1' ? ask('/reports?page=0&size=20') : reply,
    options: only('/garden/reports'),
    found: [['C203', REPORTS, '"paging": »"server"']],
  },
  'pages without an end': {
    at: '/reports',
    edit: edit((page: object, { query }) => ({
      ...page,
      numberOfTotalPages: Number(query.get('page')) + 2,
    })),
    options: only('/garden/reports'),
    found: [['C204', REPORTS, '"paging": »"server"']],
  },
  'a last page with nothing on it': {
    at: '/reports',
    edit: edit((page: { numberOfTotalPages: number }) => ({
      ...page,
      numberOfTotalPages: page.numberOfTotalPages + 1,
    })),
    options: only('/garden/reports'),
    found: [['C204', REPORTS, '"paging": »"server"']],
  },
  'pages of half the size': {
    at: '/reports',
    edit: edit((page: { content: unknown[] }) => ({ ...page, content: page.content.slice(0, 5) })),
    options: only('/garden/reports'),
    found: [['C206', REPORTS, '"paging": »"server"']],
  },
  'an entry of the menu without its code': {
    at: '/home/navigations',
    edit: editItems((entry) => (entry.code === 'reports' ? { ...entry, code: 'Reports' } : entry)),
    found: [['C401', REPORTS, '"code": »"reports"']],
  },
};
