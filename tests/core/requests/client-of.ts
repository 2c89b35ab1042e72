import type { ApiModel, PagesModel } from '../../../src/core/manifest/site-model.ts';
import {
  type ApiClient,
  type ApiClients,
  createApiClient,
} from '../../../src/core/requests/api-client.ts';

export const PAGES: PagesModel = {
  page: 'page',
  counts: 'pages',
  firstPage: 0,
  size: 'size',
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
      languages: {},
      itemLanguage: '@language',
      itemLanguages: '@languages',
      query: {},
      envelope: undefined,
      media: '',
      mediaOrigins: [],
      missing: [],
      timeout: 5000,
      paging: { ...PAGES, pageSize: 20, items: 'content' },
      ...conventions,
    },
    language: { code: 'en', tag: 'en-GB', label: 'English', direction: 'ltr' },
    fetch: globalThis.fetch,
    origin,
  });
}

/** The clients of a site with one API. */
export function clientsOf(api: ApiClient): ApiClients {
  return { of: () => api };
}

/** A client of which only the data of its answers counts. */
export function dataOf(api: ApiClient) {
  return {
    get: async (...call: Parameters<ApiClient['get']>) => (await api.get(...call)).data,
  };
}

/** A signal that never comes. */
export const noAbort = () => new AbortController().signal;
