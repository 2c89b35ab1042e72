import { type APIRequestContext, expect } from '@playwright/test';
import type { CallFacts, Source } from './data-facts.ts';
import type { Entity } from './entity.ts';
import { apiOf, FACTS, type Language, wordFor } from './facts.ts';
import { type Chosen, queryOf, shownOf } from './lists.ts';

/** What a single call needs of a source. */
type Call = CallFacts & Partial<Source>;

export type Values = Readonly<Record<string, string>>;

/** The API as a client of its own asks it, so that pages can be held against its answers. */
export interface Api {
  /** The answer of a source that is one object. */
  readonly entity: (source: Call, values?: Values) => Promise<Entity>;
  /** All items of a list, of every page, in the order in which they are shown: of one that readers work with, what they choose. */
  readonly items: (source: Source, values?: Values, chosen?: Chosen) => Promise<readonly Entity[]>;
  /** All items of a list that comes in one answer, as they are shown where that has them in the opposite order. */
  readonly reversed: (source: Source, values?: Values) => Promise<readonly Entity[]>;
  /** How many pages the server has of a list, and the sizes of each. */
  readonly pageSizes: (source: Source, values?: Values) => Promise<readonly number[]>;
  /** The entries of the navigation list; none where the manifests decide alone. */
  readonly navigation: () => Promise<readonly Entity[]>;
}

/** More pages than any list has: a server that never ends is a fault of its own. */
const MAX_PAGES = 1000;

export function createApi(request: APIRequestContext, language: Language): Api {
  async function ask(source: Call, values: Values, page: number, chosen: Chosen = {}) {
    const url = callOf(source, values, page, language, chosen);
    const { languageHeader, envelope } = apiOf(source);
    const response = await request.get(url, {
      headers: { [languageHeader]: wordFor(language, apiOf(source)), Accept: 'application/json' },
    });
    expect(response.status(), `GET ${url}`).toBe(200);
    const body: unknown = await response.json();
    const data = read(body, envelope);
    return { data, body, headers: response.headers() };
  }

  async function pages(
    source: Source,
    values: Values,
    chosen: Chosen = {},
  ): Promise<(readonly Entity[])[]> {
    const found: (readonly Entity[])[] = [];
    for (let page = 0; page < MAX_PAGES; page += 1) {
      const answer = await ask(source, values, page, chosen);
      const items = read(answer.data, source.items);
      expect(Array.isArray(items), `${source.endpoint} answers with a list`).toBe(true);
      found.push(items as readonly Entity[]);
      if (!isMore(source, answer, page)) return found;
    }
    throw new Error(`${source.endpoint} has more than ${MAX_PAGES} pages`);
  }

  return {
    entity: async (source, values = {}) => (await ask(source, values, 0)).data as Entity,
    items: async (source, values = {}, chosen = {}) => {
      const items = arrange((await pages(source, values, chosen)).flat(), source);
      const { list } = source;
      return list === undefined || list.asks !== undefined
        ? items
        : shownOf(items, list, chosen, language);
    },
    reversed: async (source, values = {}) =>
      arrange((await pages(source, values)).flat().reverse(), source),
    pageSizes: async (source, values = {}) =>
      (await pages(source, values)).map(({ length }) => length),
    navigation: async () =>
      FACTS.navigation === undefined
        ? []
        : ((await ask(FACTS.navigation, {}, 0)).data as readonly Entity[]),
  };
}

/** Path and query of a call, as the site makes it. */
export function callOf(
  source: Call,
  values: Values,
  page: number,
  language: Language,
  chosen: Chosen = {},
): string {
  const api = apiOf(source);
  const { base, query } = api;
  const { pages, pageSize = 1 } = source;
  const named: Values = { language: wordFor(language, api), tag: language.tag, ...values };
  const params = new URLSearchParams(
    Object.entries({ ...query, ...source.query }).map(([name, value]) => [
      name,
      value.replace(/\{([^{}]+)\}/g, (_, key: string) => named[key] ?? ''),
    ]),
  );
  for (const [name, value] of Object.entries(source.list ? queryOf(source.list, chosen) : {})) {
    params.set(name, value);
  }
  if (pages !== undefined) {
    const begin = pages.counts === 'pages' ? page + pages.firstPage : page * pageSize;
    params.set(pages.page, String(begin));
    params.set(pages.size, String(pageSize));
  }
  const path = fill(source.endpoint, values) ?? source.endpoint;
  return `${base}${path}${params.size === 0 ? '' : `?${params}`}`;
}

/** A template with its `{field}`s filled from an object; undefined where one is missing. */
export function fill(template: string, entity: Entity): string | undefined {
  let isComplete = true;
  const filled = template.replace(/\{([^{}]+)\}/g, (_, field: string) => {
    const value = read(entity, field);
    if (typeof value !== 'string' && typeof value !== 'number') isComplete = false;
    return encodeURIComponent(String(value));
  });
  return isComplete ? filled : undefined;
}

/** The template that a field's value chooses, filled; undefined for a value without one. */
export function fillCase(
  value: unknown,
  templates: Readonly<Record<string, string>>,
  entity: Entity,
): string | undefined {
  const template = templates[String(value)];
  return template === undefined ? undefined : fill(template, entity);
}

/** Codes of the pages that the navigation names below an entry, in the order of menus. */
export async function childrenOf(
  api: Api,
  { of, drafts }: { readonly of: string; readonly drafts: boolean },
): Promise<readonly string[]> {
  const entries = await api.navigation();
  const parent = entries.find(({ code }) => code === of);
  return entries
    .filter((entry) => parent !== undefined && entry.parent === parent.id && entry.display === true)
    .filter(({ state }) => drafts || state === 'PUBLISHED')
    .sort((a, b) => Number(b.sortValue ?? 0) - Number(a.sortValue ?? 0))
    .map(({ code }) => String(code));
}

/** A word of some length: the first two characters of Chinese, else the longest word. */
export function wordOf(value: unknown): string {
  const words = String(value ?? '');
  const han = /\p{Script=Han}{2}/u.exec(words)?.[0];
  return han ?? words.split(/[^\p{L}\p{N}]+/u).sort((a, b) => b.length - a.length)[0] ?? words;
}

/** Two words of a text to search for, the last one first and in capitals; empty where it has no two. */
export function wordsApart(value: unknown): string {
  const text = String(value ?? '').replace(/<[^>]*>|&\w+;/g, ' ');
  const words = text.match(/\p{Script=Han}{2}|[^\P{L}\p{Script=Han}]{3,}/gu) ?? [];
  const [first, last] = [words.at(0), words.at(-1)];
  return first === last ? '' : `${last} ${first}`.toUpperCase();
}

/** A word of some texts that has an accent, written without it; empty where none has one. */
export function bareWord(texts: readonly string[]): string {
  const words = texts.flatMap((text) => text.match(/[\p{Script=Latin}\p{M}]{3,}/gu) ?? []);
  const bare = (word: string) => word.normalize('NFD').replace(/\p{M}/gu, '');
  const accented = words.find((word) => bare(word) !== word.normalize('NFD'));
  return accented === undefined ? '' : bare(accented);
}

/** The value at a dotted path of an answer; the answer itself where there is no path. */
export function read(value: unknown, path: string | undefined): unknown {
  if (path === undefined) return value;
  return path
    .split('.')
    .reduce<unknown>(
      (node, name) =>
        typeof node === 'object' && node !== null ? Reflect.get(node, name) : undefined,
      value,
    );
}

interface Answer {
  readonly body: unknown;
  readonly headers: Readonly<Record<string, string>>;
}

function isMore({ pages, pageSize }: Source, { body, headers }: Answer, page: number): boolean {
  if (pages === undefined) return false;
  const { at, by } = pages.end;
  if (at.from === 'body' && Array.isArray(body)) return body.length >= pageSize;
  const value = at.from === 'header' ? headers[at.name.toLowerCase()] : read(body, at.path);
  if (by === 'next') {
    return typeof value === 'string' && value.startsWith('<')
      ? /rel="?next\b/i.test(value)
      : Boolean(value);
  }
  const count = Number(value ?? 0);
  return by === 'pages' ? count > page + 1 : count > (page + 1) * pageSize;
}

/** Items in a source's order, equal ones as they came and those without a value last; no more than it shows. */
export function arrange(items: readonly Entity[], { sort, limit }: Source): readonly Entity[] {
  if (sort === undefined) return items.slice(0, limit);
  const { field, descending } = sort;
  const valued = items.filter((item) => isComparable(read(item, field)));
  const others = items.filter((item) => !isComparable(read(item, field)));
  const sign = descending ? -1 : 1;
  valued.sort((a, b) => sign * compare(read(a, field), read(b, field)));
  return [...valued, ...others].slice(0, limit);
}

function isComparable(value: unknown): boolean {
  return typeof value === 'string' || typeof value === 'number';
}

function compare(a: unknown, b: unknown): number {
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  return String(a) < String(b) ? -1 : Number(String(a) > String(b));
}
