import type { ApiModel, PagingConvention } from '../../../src/core/manifest/site-model.ts';
import { type ApiClient, createApiClient } from '../../../src/core/requests/api-client.ts';

export const PAGING: PagingConvention = {
  page: 'page',
  counts: 'pages',
  firstPage: 0,
  size: 'size',
  pageSize: 20,
  items: 'content',
  end: { by: 'pages', at: { from: 'body', path: 'numberOfTotalPages' } },
};

/** A client of a server, with the conventions of a site that may differ. */
export function clientOf(
  { origin }: { readonly origin: string },
  conventions: Partial<ApiModel> = {},
): ApiClient {
  return createApiClient({
    api: {
      base: '/api',
      languageHeader: 'Accept-Language',
      query: {},
      envelope: undefined,
      media: '',
      mediaOrigins: [],
      missing: [],
      timeout: 5000,
      paging: PAGING,
      ...conventions,
    },
    language: { code: 'en', tag: 'en-GB', label: 'English', direction: 'ltr' },
    fetch: globalThis.fetch,
    origin,
  });
}

/** A client of which only the data of its answers counts. */
export function dataOf(api: ApiClient) {
  return {
    get: async (...call: Parameters<ApiClient['get']>) => (await api.get(...call)).data,
  };
}

/** A signal that never comes. */
export const noAbort = () => new AbortController().signal;
