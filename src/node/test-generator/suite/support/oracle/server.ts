import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Entity } from '../entity.ts';
import { FACTS, type Language, wordFor } from '../facts.ts';
import { replaceAt } from '../faults.ts';
import type { Endpoint } from '../fixture-facts.ts';
import { fieldsOf, footerAnswer, itemAt, navigationIn, orderOf } from './fixture-answers.ts';

/** What the server was asked, as it keeps it. */
export interface Asked {
  readonly path: string;
  readonly language: string;
}

/** The path at which the server says what it was asked. */
export const ASKED_PATH = '/asked';

/** The paths at which answers are held back, and let go again. */
const HOLD_PATH = '/hold';
const RELEASE_PATH = '/release';

interface HeldCalls {
  /** The path of the calls, or a value in their query. */
  readonly of: string;
  readonly language: Language;
}

/** Where a tester holds back the answers to some calls in a language, or lets them go. */
export function holdUrl(
  port: number,
  what: 'hold' | 'release',
  { of, language }: HeldCalls,
): string {
  const path = what === 'hold' ? HOLD_PATH : RELEASE_PATH;
  const query = new URLSearchParams({ of, language: language.code });
  return `http://127.0.0.1:${port}${path}?${query.toString()}`;
}

/** Serves made-up answers in place of the API: the site under test is started with its URL as `API_ORIGIN`. */
export function createOracle(): Server {
  const asked: Asked[] = [];
  const held = new Map<string, PromiseWithResolvers<void>>();
  return createServer(async (request, response) => {
    const url = new URL(request.url ?? '/', 'http://oracle');
    if (url.pathname === ASKED_PATH) return send(response, 200, asked.splice(0));
    if (url.pathname === HOLD_PATH || url.pathname === RELEASE_PATH) {
      const key = `${url.searchParams.get('language')} ${url.searchParams.get('of')}`;
      held.get(key)?.resolve();
      if (url.pathname === HOLD_PATH) held.set(key, Promise.withResolvers());
      else held.delete(key);
      return send(response, 200, {});
    }
    const language = languageOf(request);
    const names = [url.pathname, ...url.searchParams.values()];
    await Promise.all(names.map((name) => held.get(`${language?.code} ${name}`)?.promise));
    asked.push({ path: url.pathname + url.search, language: language?.code ?? '' });
    const answer = language && answerOf(url, language);
    return answer === undefined ? send(response, 404, {}) : send(response, 200, answer);
  });
}

function send(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'Content-Type': 'application/json' });
  response.end(JSON.stringify(body));
}

function languageOf({ headers }: IncomingMessage): Language | undefined {
  const word = headers[FACTS.api.languageHeader.toLowerCase()];
  return FACTS.languages.find((language) => wordFor(language, FACTS.api) === word);
}

function answerOf(url: URL, language: Language): unknown {
  const path = url.pathname.slice(FACTS.oracle?.base.length ?? 0);
  if (path === FACTS.navigation?.endpoint) return wrap(navigationIn(language));
  const fitting = FACTS.oracle?.endpoints.filter((endpoint) => fits(endpoint, path, url)) ?? [];
  const paged = fitting.filter(({ source }) => source.pages !== undefined);
  const found = paged.length > 0 ? paged : fitting;
  const [first] = found;
  if (first === undefined) {
    return path === FACTS.footer?.call?.endpoint ? wrap(footerAnswer()) : undefined;
  }
  if (first.answers === 'one') {
    const number = Number(
      /entry-(\d{3})$/.exec(path)?.[1] ?? (path === first.source.endpoint ? 1 : Number.NaN),
    );
    return Number.isNaN(number) ? undefined : wrap(itemAt(fitting, number, language));
  }
  // Several views may read one answer, each its own list in it, or one list.
  const lists = Map.groupBy(found, ({ source }) => source.items);
  return [...lists.values()]
    .map((endpoints) => listIn(endpoints, fitting, url, language))
    .reduce<unknown>((whole, own) => merge(whole, own), undefined);
}

/** Whether a call is an endpoint's: with its query, and for a page where that is what it is asked for. */
function fits(
  { source: { endpoint, query = {}, pages } }: Endpoint,
  path: string,
  { searchParams }: URL,
): boolean {
  const pattern = endpoint.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/\{[^{}]+\}/g, '[^/]+');
  const isOfQuery = ([name, value]: [string, string]) =>
    value.includes('{') ? searchParams.has(name) : searchParams.get(name) === value;
  return (
    new RegExp(`^${pattern}$`).test(path) &&
    Object.entries(query).every(isOfQuery) &&
    (pages === undefined || searchParams.has(pages.page))
  );
}

/**
 * A list, or the page of it that is asked for: in the order of a view that shows it as it comes, and where
 * every view is to sort it in the opposite one of the first.
 *
 * @param endpoints those whose list it is
 * @param all those that read the answer
 */
function listIn(
  endpoints: readonly Endpoint[],
  all: readonly Endpoint[],
  { searchParams }: URL,
  language: Language,
): unknown {
  const endpoint = endpoints.find(({ source }) => source.sort === undefined) ?? endpoints[0];
  if (endpoint === undefined) return undefined;
  const { source, title } = endpoint;
  const numbers = [...orderOf(source, fieldsOf(all))];
  if (source.sort !== undefined) numbers.reverse();
  const words = Object.entries(source.query ?? {}).find(([, value]) =>
    value.includes('{query}'),
  )?.[0];
  const wanted = (words && searchParams.get(words)) ?? '';
  const items = numbers
    .map((number) => itemAt(all, number, language))
    .filter(
      (item) => wanted === '' || (title !== undefined && String(item[title]).includes(wanted)),
    );
  const { pages, pageSize } = source;
  if (pages === undefined) return wrap(at(source.items, items));
  const counts = endpoint.asks === undefined ? {} : countsOf(endpoint.asks, items.length);
  const begin = Number(searchParams.get(pages.page));
  const size = Number(searchParams.get(pages.size) ?? pageSize);
  const from = pages.counts === 'pages' ? (begin - pages.firstPage) * size : begin;
  const answer = at(source.items, items.slice(from, from + size));
  const { at: place, by } = pages.end;
  const end =
    by === 'pages'
      ? Math.ceil(items.length / size)
      : by === 'total'
        ? items.length
        : from + size < items.length;
  return place.from === 'body' && !Array.isArray(wrap(answer))
    ? merge(merge(wrap(answer), counts), replaceAt({}, place.path.split('.'), end))
    : merge(wrap(answer), counts);
}

/** How many items there are, of which none has a value by which others are left out. */
function countsOf({ counts, total }: NonNullable<Endpoint['asks']>, length: number): unknown {
  return merge(replaceAt({}, counts.split('.'), {}), replaceAt({}, total.split('.'), length));
}

function wrap(answer: unknown): unknown {
  return at(FACTS.api.envelope, answer);
}

function at(path: string | undefined, value: unknown): unknown {
  return path === undefined ? value : replaceAt({}, path.split('.'), value);
}

function merge(one: unknown, other: unknown): unknown {
  const isObject = (value: unknown): value is Entity =>
    typeof value === 'object' && value !== null && !Array.isArray(value);
  return isObject(one) && isObject(other) ? { ...one, ...other } : other;
}
