import { ApiError } from '../errors.ts';
import type { SourceModel } from '../manifest/route-model.ts';
import type { PagingConvention } from '../manifest/site-model.ts';
import { fillTemplate, fillValue } from '../mapping/links.ts';
import { isRecord, readPath } from '../mapping/read-path.ts';
import type { ApiClient } from './api-client.ts';
import { arrange } from './arrange.ts';

/** One answer of a source, read but not yet mapped. */
export interface SourceAnswer {
  readonly entities: readonly unknown[];
  /** Whether the server holds a page after this one; false for sources that it does not page. */
  readonly hasMore: boolean;
}

export interface SourceRequest {
  readonly source: SourceModel;
  /** The route's parameters, and the words searched for, for `{name}` in endpoint and query. */
  readonly params: Readonly<Record<string, string | undefined>>;
  /** Zero-based page, for server-paged sources. */
  readonly page: number;
  readonly signal: AbortSignal;
}

/**
 * Asks a source once and reads its answer by the source's conventions.
 *
 * @returns undefined where a parameter of endpoint or query is missing: then there is nothing to ask
 * @throws {ApiError} where the call fails or the answer is of the wrong type altogether
 */
export async function loadSource(
  api: ApiClient,
  convention: PagingConvention,
  { source, params, page, signal }: SourceRequest,
): Promise<SourceAnswer | undefined> {
  const path = fillTemplate(source.endpoint, (name) => params[name]);
  const asked = fillQuery(source.query, params);
  if (path === undefined || asked === undefined) return undefined;
  const query = { ...asked, ...pageQuery(source, convention, page) };
  const answer = readAnswer(await api.get(path, query, signal), source, path, page);
  return { ...answer, entities: arrange(answer.entities, source) };
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

function pageQuery(source: SourceModel, convention: PagingConvention, page: number) {
  return source.paging === 'server'
    ? { [convention.page]: String(page), [convention.size]: String(convention.pageSize) }
    : {};
}

function readAnswer(
  answer: unknown,
  source: SourceModel,
  path: string,
  page: number,
): SourceAnswer {
  if (source.shape === 'one') {
    if (!isRecord(answer)) throw new ApiError('malformed', path);
    return { entities: [answer], hasMore: false };
  }
  const entities = source.items === undefined ? answer : readPath(answer, source.items);
  if (!Array.isArray(entities)) throw new ApiError('malformed', path);
  return { entities, hasMore: source.paging === 'server' && hasNextPage(answer, source, page) };
}

function hasNextPage(answer: unknown, source: SourceModel, page: number): boolean {
  const pages = readPath(answer, source.pages);
  return typeof pages === 'number' && pages > page + 1;
}
