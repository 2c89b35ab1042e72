import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { createApiSource } from '../../../src/node/server/edge/api-source.ts';
import { compileRight } from '../../compile-right.ts';
import { sendJson, startServer } from '../../core/requests/api-server.ts';
import { PROJECT } from '../compiler/small-site.ts';
import { check } from './run-contract.ts';

// A site whose API filters a list, and has lists of what is related to an item.
const ROOT = path.join(PROJECT, 'tests/sites/museum');
const OBJECTS = '/collection/objects';
const EXHIBITION = '/whats-on/exhibitions/:id';

const { compiled, manifests } = compileRight(ROOT);
const site = { root: ROOT, compiled, manifests };
const [backend] = compiled.backends;
if (backend === undefined) throw new Error('The site has no API');
const { languages, timeZone } = compiled.site;
const own = createApiSource(ROOT, {
  api: compiled.site.api,
  ...{ backend, languages, timeZone, origin: undefined, variables: {} },
});

type Body = Record<string, unknown>;

interface Broken {
  /** Parameters that the API never sees. */
  readonly ignored?: RegExp;
  readonly change?: (body: Body) => Body;
}

/** What is found of the site's own API, or of one that breaks its contract. */
async function checkApi(only: string, { ignored, change = (body) => body }: Broken = {}) {
  const { origin, requests } = await startServer(async (request, response) => {
    const url = new URL(request.url ?? '/', 'http://api.example');
    for (const name of [...url.searchParams.keys()]) {
      if (ignored?.test(name)) url.searchParams.delete(name);
    }
    const headers = { 'accept-language': String(request.headers['accept-language']) };
    const answer = await own.fetch(new Request(url, { headers }));
    const body: unknown = await answer.json();
    response.setHeader('Content-Language', answer.headers.get('content-language') ?? '');
    sendJson(response, Array.isArray(body) ? body : change(body as Body), answer.status);
  });
  const { findings } = await check(origin, { only: [only], languages: ['en'] }, site);
  return {
    asked: requests.map(({ url }) => new URL(url, origin)),
    // The answers come as they are, and the search of the menu is nobody's here.
    found: findings.filter(({ code }) => code !== 'C108'),
  };
}

describe('a list that the API filters', () => {
  test('is asked as the site asks it: each filter, each further order, and counts', async () => {
    const { asked, found } = await checkApi(OBJECTS);
    expect(found).toEqual([]);
    const lists = asked.filter(({ pathname }) => pathname === '/api/objects');
    expect(lists.every(({ searchParams }) => searchParams.get('facets') === 'kind')).toBe(true);
    for (const name of ['kind', 'yearFrom', 'yearTo', 'q']) {
      const chosen = lists.filter(({ searchParams }) => searchParams.has(name));
      expect(chosen, name).toHaveLength(1);
    }
    const orders = new Set(lists.map(({ searchParams }) => searchParams.get('sort')));
    expect([...orders].sort()).toEqual(['-year', 'name', 'year']);
  });

  test.each([
    ['the value of a filter', /^kind$/, 'of "kind"'],
    ['a range of years', /^year(?:From|To)$/, 'of "year"'],
    ['words', /^q$/, 'the word "'],
    ['the order', /^sort$/, 'the order "'],
  ])('is said to ignore %s where it does', async (_, ignored, words) => {
    const { found } = await checkApi(OBJECTS, { ignored });
    expect(found.map(({ code }) => code)).toEqual(['C207']);
    expect(found[0]?.file).toBe('manifests/collection/objects.json');
    expect(found[0]?.message).toContain(words);
  });

  test('is said to have no values for a filter where it counts none', async () => {
    const { found } = await checkApi(OBJECTS, { change: ({ facets: _, ...body }) => body });
    expect(found.map(({ code }) => code)).toEqual(['C208']);
    expect(found[0]?.message).toContain('which values "kind" has');
  });
});

describe('what is related to an item', () => {
  test('is asked for with the fields of the item', async () => {
    const { asked, found } = await checkApi(EXHIBITION);
    expect(found).toEqual([]);
    const related = asked.filter(({ searchParams }) => searchParams.has('exhibition'));
    expect(new Set(related.map(({ search }) => search)).size).toBeGreaterThan(1);
    const places = asked.filter(({ searchParams }) => searchParams.has('place'));
    expect(places.length).toBeGreaterThan(0);
  });

  test('is said to be the same for all items where the API ignores which it is', async () => {
    const { found } = await checkApi(EXHIBITION, { ignored: /^exhibition$/ });
    expect(found.map(({ code, file }) => [code, file])).toContainEqual([
      'C207',
      'manifests/whats-on/exhibition.json',
    ]);
  });
});
