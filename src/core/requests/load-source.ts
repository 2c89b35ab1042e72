import { ApiError } from '../errors.ts';
import type { SourceModel } from '../manifest/route-model.ts';
import type { PagingConvention } from '../manifest/site-model.ts';
import { fillTemplate } from '../mapping/links.ts';
import { isRecord, readPath } from '../mapping/read-path.ts';
import type { ApiClient } from './api-client.ts';

/** One answer of a source, read but not yet mapped. */
export interface SourceAnswer {
  readonly entities: readonly unknown[];
  /** Whether the server holds a page after this one; false for sources that it does not page. */
  readonly hasMore: boolean;
}

export interface SourceRequest {
  readonly source: SourceModel;
  /** The route's parameters, for `{name}` in the endpoint. */
  readonly params: Readonly<Record<string, string | undefined>>;
  /** Zero-based page, for server-paged sources. */
  readonly page: number;
  readonly signal: AbortSignal;
}

/**
 * Asks a source once and reads its answer by the source's conventions.
 *
 * @returns undefined where a parameter of the endpoint is missing: then there is nothing to ask
 * @throws {ApiError} where the call fails or the answer is of the wrong type altogether
 */
export async function loadSource(
  api: ApiClient,
  convention: PagingConvention,
  { source, params, page, signal }: SourceRequest,
): Promise<SourceAnswer | undefined> {
  const path = fillTemplate(source.endpoint, (name) => params[name]);
  if (path === undefined) return undefined;
  const query = { ...source.query, ...pageQuery(source, convention, page) };
  return readAnswer(await api.get(path, query, signal), source, path, page);
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
