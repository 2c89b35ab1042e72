import type { ApiModel } from '../../../src/core/manifest/site-model.ts';
import { type ApiClient, createApiClient } from '../../../src/core/requests/api-client.ts';

export const PAGING = {
  page: 'page',
  size: 'size',
  pageSize: 20,
  items: 'content',
  pages: 'numberOfTotalPages',
} as const;

/** A client of a server, with the conventions of a site that may differ. */
export function clientOf(
  { origin }: { readonly origin: string },
  conventions: Partial<ApiModel> = {},
): ApiClient {
  return createApiClient({
    api: {
      base: '/api',
      languageHeader: 'Accept-Language',
      timeout: 5000,
      paging: PAGING,
      ...conventions,
    },
    language: 'en',
    fetch: globalThis.fetch,
    origin,
  });
}

/** A signal that never comes. */
export const noAbort = () => new AbortController().signal;
