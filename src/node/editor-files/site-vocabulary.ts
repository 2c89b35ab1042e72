import { existsSync } from 'node:fs';
import {
  type ApiOperation,
  type ApiType,
  compile,
  itemsPath,
  readApi,
  readManifests,
  readRendererWords,
  readShapes,
  readTexts,
  type Schemas,
  type TextTable,
  usualItems,
  type ValidatedManifests,
  writtenApiOf,
  writtenApis,
} from '../compiler/index.ts';
import { listMarkdown } from '../content/index.ts';
import { listMedia, mediaFoldersOf } from '../media/index.ts';
import { listRenderers, locate } from '../site-folder/index.ts';
import type { OfferedValue } from './offered-values.ts';

/** An endpoint of an API, and what a view of it reads its fields from. */
export interface KnownEndpoint {
  /** The API's name; undefined for the site's own. */
  readonly api: string | undefined;
  readonly endpoint: string;
  readonly summary: string | undefined;
  /** What its items are, or its one item; undefined where nothing describes it. */
  readonly entity: ApiType | undefined;
}

/** The names that a site has, and which its manifests use. */
export interface SiteVocabulary {
  /** The codes of its languages. */
  readonly languages: readonly string[];
  readonly endpoints: readonly KnownEndpoint[];
  readonly routes: readonly OfferedValue[];
  readonly texts: readonly OfferedValue[];
  readonly media: readonly OfferedValue[];
  readonly overrides: readonly OfferedValue[];
  readonly apis: readonly OfferedValue[];
  readonly markdown: readonly OfferedValue[];
}

/**
 * Reads what a site's manifests may name, as far as the site is right.
 *
 * @param root the site's folder
 */
export function readVocabulary(root: string, schemas: Schemas): SiteVocabulary {
  const { manifests } = compile(root);
  const languages = manifests.site?.value.languages.map(({ code }) => code) ?? [];
  const apis = writtenApis(manifests.site?.value).map(({ name }) => name);
  return {
    languages,
    endpoints: readEndpoints(root, manifests, schemas),
    routes: routesOf(manifests),
    texts: textsOf(root, languages),
    media: listMedia(mediaFoldersOf(root)).map(({ url }) => ({ value: url, words: 'A file.' })),
    overrides: overridesOf(root),
    apis: writtenApis(manifests.site?.value).flatMap(({ name, value }) =>
      name === undefined ? [] : [{ value: name, words: value.base ?? '' }],
    ),
    markdown: listMarkdown(root, apis, languages).map(({ name, file }) => ({
      value: name,
      words: file,
    })),
  };
}

function readEndpoints(
  root: string,
  manifests: ValidatedManifests,
  schemas: Schemas,
): KnownEndpoint[] {
  const site = manifests.site?.value;
  const shapes = readShapes(schemas);
  return writtenApis(site).flatMap(({ name }) => {
    const { api } = readApi(root, manifests, shapes, name);
    if (api === undefined) return [];
    return api.endpoints.map((endpoint) => {
      const operation = api.findOperation(endpoint);
      const source = { endpoint, ...(name !== undefined && { api: name }) };
      const { envelope } = writtenApiOf(site, source);
      const usual = itemsPath(usualItems(site, source));
      const entity = entityOf(operation, envelope, usual);
      return { api: name, endpoint, summary: operation?.summary, entity };
    });
  });
}

/** What an answer's items are: entries of a list, of a page of one, or itself. */
function entityOf(
  operation: ApiOperation | undefined,
  envelope: string | undefined,
  items: string | undefined,
): ApiType | undefined {
  const body = operation?.answer;
  const answer = envelope === undefined ? body : body?.at(envelope);
  return answer?.items ?? answer?.itemsAt(items) ?? answer;
}

function routesOf({ pages, sections }: ValidatedManifests): OfferedValue[] {
  return [...sections, ...pages].map(({ value: { route }, file }) => ({
    value: route,
    words: `The page of ${file.file}.`,
  }));
}

/** The keys of texts, each with its words in every language. */
function textsOf(root: string, languages: readonly string[]): OfferedValue[] {
  const table: TextTable = readTexts(
    readManifests(root).entries,
    languages,
    readRendererWords(root),
  );
  const keys = new Set([...table.values()].flatMap((texts) => [...texts.keys()]));
  return [...keys].map((key) => {
    const words = [...table].flatMap(([code, texts]) => {
      const text = texts.get(key);
      return text === undefined ? [] : [`${code}: ${text}`];
    });
    return { value: key, words: words.join(' · ') };
  });
}

function overridesOf(root: string): OfferedValue[] {
  return listRenderers(root, 'overrides')
    .filter((name) => existsSync(locate(root, `renderers/overrides/${name}/index.tsx`)))
    .map((name) => ({ value: name, words: `renderers/overrides/${name}` }));
}
