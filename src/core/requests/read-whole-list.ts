import type { ApiClients } from './api-client.ts';
import { loadSource, type SourceAnswer, type SourceRequest } from './load-source.ts';

/** Pages of one list that are read at the most; no list of a site has more, but one without an end. */
export const MAX_LIST_PAGES = 10_000;

/** A list that was read to the bound, and has no end yet: it is not known as a whole. */
export class EndlessList extends Error {
  override readonly name = 'EndlessList';
  readonly endpoint: string;

  constructor(endpoint: string) {
    super(
      `${endpoint} has no end after ${MAX_LIST_PAGES} pages; see that "paging" of manifests/site.json reads where its answers tell the end`,
    );
    this.endpoint = endpoint;
  }
}

/**
 * The answers of a list, page by page to its end; one for a source that is not paged.
 *
 * @throws {ApiError} where a call fails
 * @throws {EndlessList} where there is no end
 */
export async function* readWholeList(
  apis: ApiClients,
  { source, params, further, signal }: Omit<SourceRequest, 'page'>,
): AsyncGenerator<SourceAnswer> {
  for (let page = 0; page < MAX_LIST_PAGES; page += 1) {
    const answer = await loadSource(apis, { source, params, page, further, signal });
    if (answer === undefined) return;
    yield answer;
    if (!answer.hasMore) return;
  }
  throw new EndlessList(source.endpoint);
}
