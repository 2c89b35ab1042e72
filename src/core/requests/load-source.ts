import { ApiError } from '../errors.ts';
import type { SourceModel } from '../manifest/route-model.ts';
import type { PagesModel, PagingEnd } from '../manifest/site-model.ts';
import { fillTemplate, fillValue } from '../mapping/links.ts';
import { isRecord, readPath } from '../mapping/read-path.ts';
import type { ApiAnswer, ApiClients } from './api-client.ts';
import { arrange } from './arrange.ts';

/** One answer of a source, read but not yet mapped. */
export interface SourceAnswer {
  readonly entities: readonly unknown[];
  /** Whether the server holds a page after this one; false for sources that it does not page. */
  readonly hasMore: boolean;
  /** The whole parsed body, where further parameters have asked for more than items. */
  readonly body?: unknown;
}

export interface SourceRequest {
  readonly source: SourceModel;
  /** The route's parameters, and the words searched for, for `{name}` in endpoint and query. */
  readonly params: Readonly<Record<string, string | undefined>>;
  /** Zero-based page, for server-paged sources. */
  readonly page: number;
  /** Further parameters of the call, with their values. */
  readonly further?: Readonly<Record<string, string>> | undefined;
  readonly signal: AbortSignal;
}

/**
 * Asks a source once and reads its answer by the source's conventions.
 *
 * @returns undefined where a parameter of endpoint or query is missing: then there is nothing to ask
 * @throws {ApiError} where the call fails or the answer is of the wrong type altogether
 */
export async function loadSource(
  apis: ApiClients,
  { source, params, page, further, signal }: SourceRequest,
): Promise<SourceAnswer | undefined> {
  const api = apis.of(source);
  const path = fillTemplate(source.endpoint, (name) => params[name]);
  const asked = fillQuery(source.query, { ...api.language, ...params });
  if (path === undefined || asked === undefined) return undefined;
  const { pages, pageSize } = source;
  const query = { ...asked, ...further, ...(pages && pageQuery(pages, pageSize, page)) };
  const answer = await api.get(path, query, signal);
  const entities = readEntities(answer, source, path);
  return {
    entities: arrange(entities, source),
    hasMore:
      pages !== undefined &&
      hasNextPage(answer, pages.end, { page, pageSize, count: entities.length }),
    ...(further !== undefined && { body: answer.body }),
  };
}

function fillQuery(query: SourceModel['query'], params: SourceRequest['params']) {
  const filled: Record<string, string> = {};
  for (const [name, template] of Object.entries(query)) {
    const value = fillValue(template, params);
    if (value === undefined) return undefined;
    filled[name] = value;
  }
  return filled;
}

function pageQuery(pages: PagesModel, pageSize: number, page: number): Record<string, string> {
  const begin = pages.counts === 'pages' ? page + pages.firstPage : page * pageSize;
  return { [pages.page]: String(begin), [pages.size]: String(pageSize) };
}

function readEntities({ data }: ApiAnswer, source: SourceModel, path: string): unknown[] {
  if (source.answers === 'one') {
    if (!isRecord(data)) throw new ApiError('malformed', path);
    return [data];
  }
  const entities = source.items === undefined ? data : readPath(data, source.items);
  if (!Array.isArray(entities)) throw new ApiError('malformed', path);
  return entities;
}

/**
 * Whether an answer says that there are items after its page; one that says nothing is the last. A bare
 * array has no place to say it, so that one which is full has another after it.
 */
function hasNextPage(
  answer: ApiAnswer,
  end: PagingEnd,
  { page, pageSize, count: shown }: { page: number; pageSize: number; count: number },
): boolean {
  if (countsNothing(answer.body, end)) return shown >= pageSize;
  if (end.by === 'next') return isLinkOn(readEnd(answer, end));
  const count = readCount(answer, end);
  if (count === undefined) return false;
  return end.by === 'pages' ? count > page + 1 : count > (page + 1) * pageSize;
}

/** Whether an answer is a bare array that no header tells more of. */
export function countsNothing(body: unknown, { at }: PagingEnd): boolean {
  return at.from === 'body' && Array.isArray(body);
}

/** How many pages or items an answer says that there are; undefined where it does not say. */
export function readCount(answer: AnswerEnd, end: PagingEnd): number | undefined {
  const value = readEnd(answer, end);
  if (end.at.from === 'body') return typeof value === 'number' ? value : undefined;
  // Headers are text, whatever they count.
  const count = value === null || value === '' ? Number.NaN : Number(value);
  return Number.isNaN(count) ? undefined : count;
}

/** What an answer has in the place that tells of its list's end. */
export function readEnd({ headers, body }: AnswerEnd, { at }: PagingEnd): unknown {
  return at.from === 'header' ? headers.get(at.name) : readPath(body, at.path);
}

type AnswerEnd = Pick<ApiAnswer, 'headers' | 'body'>;

/** A link on, a yes, or a `Link` header that holds one (RFC 8288). */
function isLinkOn(value: unknown): boolean {
  if (typeof value !== 'string') return value === true || isRecord(value);
  return value.startsWith('<') ? /;\s*rel="?next\b/i.test(value) : value !== '';
}
