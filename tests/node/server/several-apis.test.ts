import { describe, expect, it } from 'vitest';
import { listUrls } from '../../../src/core/discovery/index.ts';
import { createApiClients, isImageValue, isTextValue, textOf } from '../../../src/core/index.ts';
import type { MappedItem } from '../../../src/core/mapping/values.ts';
import {
  compileThree,
  PAPERS,
  PEOPLE,
  readAll,
  SECRETS,
  serveApis,
  startDirectory,
  startRepository,
} from './several-apis.ts';
import { startBackend } from './small-server.ts';

async function open(more: Readonly<Record<string, string>> = {}) {
  const [directory, repository] = [await startDirectory(), await startRepository()];
  const site = compileThree();
  const variables = {
    ...SECRETS,
    DIRECTORY_ORIGIN: directory.origin,
    REPOSITORY_ORIGIN: repository.origin,
    ...more,
  };
  const origin = await serveApis(site, variables);
  if (site.compiled === undefined) throw new Error(JSON.stringify(site.findings));
  return { ...site, compiled: site.compiled, directory, repository, origin };
}

const names = (items: readonly MappedItem[]) =>
  items.map(({ title }) => (isTextValue(title) ? textOf(title) : ''));

describe('a site that reads two backends and texts of its own', () => {
  it('has manifests without findings', () => {
    expect(compileThree().findings).toEqual([]);
  });

  it('asks each for its lists as it counts them, to the end', async () => {
    const { compiled, directory, repository, origin } = await open();
    const read = async (route: string) =>
      names(await readAll(compiled, route, { origin, language: 'en' }));
    expect(await read('/people')).toEqual(PEOPLE);
    expect(await read('/papers')).toEqual(PAPERS);
    expect(await read('/')).toEqual(['First']);
    expect(directory.asked.map(({ url }) => url)).toEqual(
      [1, 2, 3].map((page) => `/v1/people?page=${page}&per=2`),
    );
    expect(repository.asked.map(({ url }) => url)).toEqual(
      [0, 3, 6].map((start) => `/api/papers?start=${start}&rows=3`),
    );
  });

  it('pages one endpoint of a backend as that alone does', async () => {
    const { compiled, repository, origin } = await open();
    const items = await readAll(compiled, '/reports', { origin, language: 'en' });
    expect(names(items)).toEqual(PAPERS);
    expect(repository.asked.map(({ url }) => url)).toEqual(
      [1, 2, 3, 4].map((page) => `/api/reports?p=${page}&rows=2`),
    );
  });

  it('asks each in the language of the page by its own word and header', async () => {
    const { compiled, directory, repository, origin } = await open();
    const items = await readAll(compiled, '/people', { origin, language: 'zh' });
    expect(names(items)).toEqual(PEOPLE.map((name) => `${name} 文`));
    await readAll(compiled, '/papers', { origin, language: 'zh' });
    expect(names(await readAll(compiled, '/', { origin, language: 'zh' }))).toEqual(['第一']);
    expect(directory.asked[0]?.headers['x-lang']).toBe('zh-Hans');
    expect(repository.asked[0]?.headers['accept-language']).toBe('zh');
  });

  it('shows pictures where the API that names them has them', async () => {
    const { compiled, origin } = await open();
    const params = { id: '1' };
    const [person] = await readAll(compiled, '/people/:id', { origin, language: 'en', params });
    const cover = person?.cover;
    expect(isImageValue(cover) && cover.src).toBe('https://directory.example/photos/1.jpg');
  });

  it('has the pages that all of them name in its sitemap', async () => {
    const { compiled, origin } = await open();
    const { site, table, pages, discovery } = compiled;
    const apis = createApiClients({ site, language: 'en', fetch, origin });
    const { signal } = new AbortController();
    const sources = { site, table, pages, discovery, apis, entries: undefined, signal };
    const paths = (await listUrls(sources)).map(({ path }) => path);
    expect(paths).toEqual([
      ...['/', '/papers', '/people', '/reports'],
      ...PEOPLE.map((_, id) => `/people/${id}`),
    ]);
  });
});

describe('what a backend alone may know', () => {
  it('goes to that one, whatever is asked of others', async () => {
    const { compiled, directory, repository, origin } = await open();
    for (const route of ['/people', '/papers', '/reports', '/']) {
      await readAll(compiled, route, { origin, language: 'en' });
    }
    const [ofDirectory, ofRepository] = [directory, repository].map(({ asked }) =>
      JSON.stringify(asked),
    );
    expect(ofDirectory).toContain(SECRETS.DIRECTORY_KEY);
    expect(ofDirectory).not.toContain(SECRETS.REPOSITORY_TOKEN);
    expect(ofRepository).toContain(SECRETS.REPOSITORY_TOKEN);
    expect(ofRepository).not.toContain(SECRETS.DIRECTORY_KEY);
    expect(directory.asked.every(({ headers }) => headers['x-api-version'] === '2')).toBe(true);
    expect(ofRepository).not.toContain('x-api-version');
  });

  it('does not follow to another, where the first leads there', async () => {
    const repository = await startRepository();
    const directory = await startBackend(({ url }, response) => {
      const location = url === '/v1/own' ? '/v1/people?page=1' : `${repository.origin}/api/papers`;
      response.writeHead(302, { Location: location }).end();
    });
    const origin = await serveApis(compileThree(), {
      ...SECRETS,
      DIRECTORY_ORIGIN: directory,
      REPOSITORY_ORIGIN: repository.origin,
    });
    expect((await fetch(`${origin}/api-directory/people`)).status).toBe(502);
    expect(repository.asked).toEqual([]);
    const own = await fetch(`${origin}/api-directory/own`, { redirect: 'manual' });
    expect(own.headers.get('location')).toBe('/api-directory/people?page=1');
  });

  it('is named where it is missing, with what needs it', async () => {
    const variables = { REPOSITORY_TOKEN: 'x', DIRECTORY_ORIGIN: 'http://127.0.0.1:1' };
    await expect(serveApis(compileThree(), variables)).rejects.toThrow(
      'DIRECTORY_KEY is not set; "secretHeaders" of manifests/site.json sends it as X-Key',
    );
  });
});

describe('an API whose origin the environment does not say', () => {
  it('is answered by the folder of the content that has its name', async () => {
    const { compiled, origin } = await open({ DIRECTORY_ORIGIN: '' });
    const answer = await fetch(`${origin}/api-directory/people/own`, {
      headers: { 'X-Lang': 'zh-Hans' },
    });
    expect(await answer.json()).toMatchObject({ name: '自己' });
    expect((await fetch(`${origin}/api/people/own`)).status).toBe(404);
    expect(compiled.backends.map(({ variable }) => variable)).toEqual([
      'API_ORIGIN',
      'DIRECTORY_ORIGIN',
      'REPOSITORY_ORIGIN',
    ]);
  });

  it('and that has no content starts no server', async () => {
    const variables = { ...SECRETS, DIRECTORY_ORIGIN: 'http://127.0.0.1:1' };
    await expect(serveApis(compileThree(), variables)).rejects.toThrow(
      'REPOSITORY_ORIGIN is not set, and there is no folder content/@repository that could answer for "repository" of manifests/site.json',
    );
  });

  it('that is none is refused with the variable’s name', async () => {
    const variables = { ...SECRETS, DIRECTORY_ORIGIN: 'directory.example' };
    await expect(serveApis(compileThree(), variables)).rejects.toThrow(
      'DIRECTORY_ORIGIN is "directory.example"; it has to be an origin',
    );
  });
});

describe('what site.json says of APIs, and cannot mean', () => {
  const messages = (...[change, files]: Parameters<typeof compileThree>) =>
    compileThree(change, files).findings.map(({ code, message }) => `${code} ${message}`);

  it('is a name that no API has, with the one that is meant', () => {
    const change = (site: Record<string, unknown>) => {
      site.header = { logo: '/media/logo.svg', api: 'repo', navigation: '/navigation' };
    };
    const page = JSON.stringify({
      $schema: '../schemas/page.schema.json',
      manifestVersion: 2,
      route: '/people',
      view: {
        source: { api: 'directry', endpoint: '/people', paging: 'client' },
        layout: { type: 'card-list', item: { title: 'name', link: '/people/{id}' } },
      },
    });
    expect(messages(change, { 'people.json': page })).toEqual([
      'M235 unknown API "directry"; did you mean "directory"?',
      'M235 unknown API "repo"; did you mean "repository"?',
    ]);
  });

  it.each([
    [{ base: '/repository' }, '"/repository" of "apis.repository"'],
    [{ base: '/api' }, '"/api" of "api"'],
    [{ base: '/api/directory' }, '"/api" of "api"'],
    [{ base: '/media' }, '"/media" of the server itself'],
  ])('are paths that meet: %j', (own, other) => {
    const [found = ''] = messages((site) => {
      const { directory, repository } = site.apis as Record<string, object>;
      site.apis = { repository, directory: { ...own, ...directory } };
    });
    expect(found).toContain(`M236 the path "${own.base}" meets ${other}`);
  });

  it('are languages that the site has not, and headers that mean something else', () => {
    const found = messages((site) => {
      site.apis = {
        directory: { languages: { fr: 'fr' }, headers: { Host: 'x' } },
        repository: { secretHeaders: { 'X-Key': 'DIRECTORY_ORIGIN' } },
      };
    });
    expect(found.filter((line) => /M224|M227/.test(line))).toEqual([
      'M224 "fr" is no language of site.json; known: "zh", "en"',
      'M227 each call has a header "Host" of its own; leave it out of "headers"',
      'M227 "DIRECTORY_ORIGIN" says something else to the server; name a variable of your own, such as API_AUTHORIZATION',
    ]);
  });

  it('is nothing that a description or a folder of content is named after', () => {
    const files = {
      'schemas/directry.openapi.json': '{ "openapi": "3.1.0", "paths": {} }',
      'content/@people/a.en.md': '---\nname: A\n---\n',
    };
    expect(messages(undefined, files)).toEqual([
      'M413 site.json has no API "people", so nobody reads this; known: "directory", "repository"',
      'M413 site.json has no API "directry", so nobody reads this; did you mean "directory"?',
    ]);
  });

  it('is checked against the description that has the API’s name', () => {
    const described = JSON.stringify({
      openapi: '3.1.0',
      paths: { '/papers': { get: { responses: {} } } },
    });
    expect(messages(undefined, { 'schemas/repository.openapi.json': described })).toEqual([
      'M205 unknown endpoint "/reports"; known: "/papers"',
    ]);
  });
});
