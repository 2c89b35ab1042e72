import type { IncomingMessage } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { formats } from '../../../renderers/formats/index.ts';
import { createApiClients, slotsOfView } from '../../../src/core/index.ts';
import type { MappedItem } from '../../../src/core/mapping/values.ts';
import { type CompiledSite, compile } from '../../../src/node/compiler/index.ts';
import { createApiSources } from '../../../src/node/server/edge/api-sources.ts';
import { readBackendOrigins } from '../../../src/node/server/edge/backend-origins.ts';
import { loadItems } from '../../../src/react/state/load-items.ts';
import { SMALL_FILES } from '../compiler/small-files.ts';
import { writeSite } from '../compiler/small-site.ts';
import { startBackend } from './small-server.ts';

/** What a backend was asked. */
export interface Asked {
  readonly url: string;
  readonly headers: IncomingMessage['headers'];
}

export const SECRETS = { DIRECTORY_KEY: 'key-of-the-directory', REPOSITORY_TOKEN: 'Bearer of-it' };

/** A directory of people: pages counted from 1 in an envelope, and languages by names of its own. */
const DIRECTORY = {
  path: '/v1',
  languageHeader: 'X-Lang',
  languages: { zh: 'zh-Hans' },
  headers: { 'X-Api-Version': '2' },
  secretHeaders: { 'X-Key': 'DIRECTORY_KEY' },
  envelope: 'result',
  media: 'https://directory.example',
  paging: { firstPage: 1, size: 'per', pageSize: 2, items: 'people', pages: 'meta.pages' },
};

/** A repository of publications: offsets, and a total in a header. */
const REPOSITORY = {
  base: '/repository',
  path: '/api',
  secretHeaders: { Authorization: 'REPOSITORY_TOKEN' },
  paging: {
    offset: 'start',
    size: 'rows',
    pageSize: 3,
    items: '.',
    total: { header: 'X-Total' },
  },
};

const TEXTS = '{ "$schema": "../../schemas/texts.schema.json" }';

export const PEOPLE = ['Ada', 'Bo', 'Cy', 'Di', 'Eve'];
export const PAPERS = ['One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven'];

/** The manifests of a site that reads three APIs, its own from texts of its own. */
function manifestsOf(change: (site: Site) => void): Record<string, string | null> {
  const none = Object.keys(SMALL_FILES).map((name) => [name, null] as const);
  const needed = ['theme.json'];
  const small: Site = JSON.parse(SMALL_FILES['site.json'] ?? '');
  const { $schema, manifestVersion, name, description, languages, api, breakpoints } = small;
  const site: Site = {
    ...{ $schema, manifestVersion, name, description, languages, api },
    apis: { directory: DIRECTORY, repository: REPOSITORY },
    breakpoints,
    header: { logo: '/media/logo.svg' },
  };
  change(site);
  const item = { title: 'name' };
  const page = (route: string, source: object, link?: string) =>
    JSON.stringify({
      $schema: '../schemas/page.schema.json',
      manifestVersion: 2,
      route,
      title: { zh: '页', en: 'Page' },
      view: { source, layout: { type: 'card-list', item: { ...item, ...(link && { link }) } } },
    });
  return {
    ...Object.fromEntries(none.filter(([name]) => !needed.includes(name))),
    'texts/zh.json': TEXTS,
    'texts/en.json': TEXTS,
    'site.json': JSON.stringify(site),
    'home.json': page('/', { endpoint: '/notes', paging: 'client' }),
    'people.json': page(
      '/people',
      { api: 'directory', endpoint: '/people', paging: 'server' },
      '/people/{id}',
    ),
    'person.json': JSON.stringify({
      $schema: '../schemas/page.schema.json',
      manifestVersion: 2,
      route: '/people/:id',
      view: {
        source: { api: 'directory', endpoint: '/people/{id}' },
        layout: {
          type: 'detail',
          title: 'name',
          cover: 'photo',
          blocks: [{ type: 'text', field: 'name' }],
        },
      },
    }),
    'papers.json': page('/papers', { api: 'repository', endpoint: '/papers', paging: 'server' }),
    'reports.json': page('/reports', {
      api: 'repository',
      endpoint: '/reports',
      paging: 'server',
      pagingConvention: { page: 'p', firstPage: 1, pageSize: 2, items: 'docs', total: 'found' },
    }),
    'content/notes/first.zh.md': '---\nname: 第一\n---\n',
    'content/notes/first.en.md': '---\nname: First\n---\n',
    'content/@directory/people/own.zh.md': '---\nname: 自己\nphoto: /media/logo.svg\n---\n',
    'content/@directory/people/own.en.md': '---\nname: Own\nphoto: /media/logo.svg\n---\n',
  };
}

type Site = Record<string, unknown>;

/** Writes the site, and compiles it. */
export function compileThree(
  change: (site: Site) => void = () => undefined,
  files: Record<string, string | null> = {},
) {
  const root = writeSite({ ...manifestsOf(change), ...files }, {});
  return { root, ...compile(root) };
}

/** A backend that answers as the directory does, and what it was asked. */
export async function startDirectory() {
  const asked: Asked[] = [];
  const origin = await startBackend(({ url = '', headers }, response) => {
    asked.push({ url, headers });
    const { pathname, searchParams } = new URL(url, 'http://any');
    const id = Number(pathname.split('/')[3] ?? Number.NaN);
    const page = Number(searchParams.get('page'));
    const people = PEOPLE.map((name, index) => ({
      id: index,
      name: headers['x-lang'] === 'zh-Hans' ? `${name} 文` : name,
      photo: `/photos/${index}.jpg`,
    }));
    const result = Number.isNaN(id)
      ? { people: people.slice((page - 1) * 2, page * 2) }
      : people[id];
    response.setHeader('Content-Type', 'application/json');
    response.end(JSON.stringify({ result, meta: { pages: 3 } }));
  });
  return { origin, asked };
}

/** A backend that answers as the repository does, and what it was asked. */
export async function startRepository() {
  const asked: Asked[] = [];
  const origin = await startBackend(({ url = '', headers }, response) => {
    asked.push({ url, headers });
    const { pathname, searchParams } = new URL(url, 'http://any');
    const papers = PAPERS.map((name, id) => ({ id, name }));
    const [start, rows] = [Number(searchParams.get('start')), Number(searchParams.get('rows'))];
    const page = Number(searchParams.get('p')) - 1;
    const body = pathname.endsWith('/reports')
      ? { docs: papers.slice(page * rows, (page + 1) * rows), found: PAPERS.length }
      : papers.slice(start, start + rows);
    response.setHeader('Content-Type', 'application/json');
    response.setHeader('X-Total', PAPERS.length);
    response.end(JSON.stringify(body));
  });
  return { origin, asked };
}

/** The origin at which the APIs of a site are answered, as its own server does. */
export async function serveApis(
  { root, compiled }: { readonly root: string; readonly compiled: CompiledSite | undefined },
  variables: Readonly<Record<string, string>>,
) {
  if (compiled === undefined) throw new Error('The manifests are wrong');
  const { site, backends } = compiled;
  const origins = readBackendOrigins(backends, undefined, variables);
  const { fetch: answer } = createApiSources(root, { site, backends, origins, variables });
  return startBackend(getRequestListener((request) => answer(request)));
}

/** All items of the first view of a page, as a reader sees them, page after page. */
export async function readAll(
  { site, table, pages }: CompiledSite,
  route: string,
  { origin, language, params = {} }: ReadOptions,
): Promise<MappedItem[]> {
  const row = table.routes.find((entry) => entry.route === route);
  const view = row?.views[0];
  if (row === undefined || view === undefined) throw new Error(`There is no page ${route}`);
  const sources = {
    apis: createApiClients({ site, language, fetch, origin }),
    site,
    language,
    formats,
    loadSanitizer: async () => (html: string) => html,
    loadPictures: async () => ({}),
    loadSlots: async () =>
      slotsOfView(pages.find(({ id }) => id === row.id)?.frame, view.name) ?? { slots: {} },
  };
  const items: MappedItem[] = [];
  for (let page = 0, hasMore = true; hasMore; page += 1) {
    const { signal } = new AbortController();
    const visit = { route: row, params };
    const shown = { ...view, firstPage: 0, choices: {} };
    const answer = await loadItems(sources, {
      view: shown,
      visit,
      page,
      offset: items.length,
      signal,
    });
    items.push(...(answer?.items ?? []));
    hasMore = answer?.hasMore ?? false;
  }
  return items;
}

interface ReadOptions {
  readonly origin: string;
  readonly language: string;
  readonly params?: Readonly<Record<string, string>>;
}
