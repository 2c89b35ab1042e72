import { cpSync, rmSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { createServerSanitizer } from '../../../src/app/sanitize-server.ts';
import {
  ApiError,
  activeViews,
  createApiClient,
  findLanguage,
  isImageValue,
  isTextValue,
  type MappedItem,
  slotsOfView,
  textOf,
} from '../../../src/core/index.ts';
import { type CompiledSite, compile } from '../../../src/node/compiler/index.ts';
import { loadItems } from '../../../src/react/engine/load-items.ts';
import { sendJson, startServer } from '../../core/requests/api-server.ts';
import { PROJECT, writeSite } from '../compiler/small-site.ts';
import type { Backend } from './backend.ts';
import { DIRECTUS } from './directus.ts';
import { COUNT, type Code, dayOf, itemsIn, titleOf } from './items.ts';
import { manifestsFor } from './manifests.ts';
import { STRAPI } from './strapi.ts';
import { WORDPRESS } from './wordpress.ts';

const LANGUAGES: readonly Code[] = ['zh', 'en'];

describe.each([STRAPI, DIRECTUS, WORDPRESS])('$name, described by manifests alone', (backend) => {
  test.each(LANGUAGES)('fills a list to its end in %s', async (language) => {
    const reader = await openSite(backend, language);
    const items: MappedItem[] = [];
    for (let page = 0, hasMore = true; hasMore; page += 1) {
      const answer = await reader.load('/people/items', {}, page);
      items.push(...answer.items);
      hasMore = answer.hasMore;
    }
    expect(items).toHaveLength(COUNT);
    expect(items.map(readCard)).toEqual(
      itemsIn(language).map((item) => ({
        title: titleOf(item),
        day: dayOf(item),
        picture: backend.picture(item.id),
        link: `/people/items/${item.id}`,
      })),
    );
    // Nothing is asked beyond the last page.
    expect(reader.asked()).toBe(3);
  });

  test.each(LANGUAGES)('fills a detail in %s', async (language) => {
    const reader = await openSite(backend, language);
    const { items } = await reader.load('/people/items/:id', { id: '7' });
    const [item] = items;
    const own = itemsIn(language)[6];
    if (item === undefined || own === undefined) throw new Error('There is no seventh item');
    expect(readText(item.title)).toBe(titleOf(own));
    expect(isImageValue(item.cover) && item.cover.src).toBe(backend.picture(7));
    expect(item.blocks).toMatchObject([
      { type: 'text', text: dayOf(own) },
      { type: 'rich-text', html: own.body },
    ]);
  });

  test('says of an item that is not there that it is not', async () => {
    const reader = await openSite(backend, 'en');
    await expect(reader.load('/people/items/:id', { id: '99' })).rejects.toBeInstanceOf(ApiError);
  });
});

/** A compiled site over a running backend, and a reader of it. */
async function openSite(backend: Backend, language: Code) {
  const server = await startServer(({ url = '' }, response) => {
    const { status, headers = {}, body } = backend.answer(new URL(url, 'http://backend.example'));
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    sendJson(response, body, status);
  });
  const { site, map, pages } = compileFor(backend);
  const api = createApiClient({
    api: site.api,
    language: findLanguage(site, language),
    fetch: globalThis.fetch,
    origin: server.origin,
  });
  const sources = {
    api,
    site,
    language,
    loadSanitizer: async () => createServerSanitizer(),
    loadPictures: async () => ({}),
    loadSlots: async ({ id }: { readonly id: string }, name: string) =>
      slotsOfView(pages.find((page) => page.id === id)?.frame, name) ?? { slots: {} },
  };
  return {
    asked: () => server.requests.length,
    load: async (route: string, params: Record<string, string>, page = 0) => {
      const found = map.routes.find((entry) => entry.route === route);
      const [view] = found === undefined ? [] : activeViews(found, new URLSearchParams());
      if (found === undefined || view === undefined) throw new Error(`There is no page ${route}`);
      const { signal } = new AbortController();
      const visit = { route: found, params };
      const answer = await loadItems(sources, { view, visit, page, offset: 0, signal });
      if (answer === undefined) throw new Error('Nothing was asked');
      return answer;
    },
  };
}

/** A site whose backend no description tells of. */
function compileFor(backend: Backend): CompiledSite {
  const root = writeSite(manifestsFor(backend));
  const schemas = path.join(root, 'schemas');
  rmSync(schemas);
  cpSync(path.join(PROJECT, 'schemas'), schemas, { recursive: true });
  rmSync(path.join(schemas, 'api.openapi.json'));
  const { findings, compiled } = compile(root);
  expect(findings).toEqual([]);
  if (compiled === undefined) throw new Error('The manifests have findings');
  return compiled;
}

function readCard({ title, subtitle, image, link }: MappedItem) {
  return {
    title: readText(title),
    day: readText(subtitle),
    picture: isImageValue(image) ? image.src : undefined,
    link,
  };
}

function readText(value: MappedItem[string]): string {
  return isTextValue(value) ? textOf(value) : '';
}
