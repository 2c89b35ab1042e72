import { allApis } from '../api-of.ts';
import { findLanguage } from '../language.ts';
import type { EndpointModel, Language, SiteModel } from '../manifest/site-model.ts';
import { type ApiClient, createApiClient } from './api-client.ts';

/** What asks the APIs of a site, each as `site.json` says of it. */
export interface ApiClients {
  /**
   * The client of the API that answers a call.
   *
   * @throws where the site has no API of that name, which the compiler lets nobody write
   */
  of(call: Pick<EndpointModel, 'api'>): ApiClient;
}

export interface ApiClientsOptions {
  readonly site: Pick<SiteModel, 'api' | 'apis' | 'languages'>;
  readonly language: Language;
  readonly fetch: typeof globalThis.fetch;
  /** Where relative URLs start, on a server; a browser knows by itself. */
  readonly origin?: string | undefined;
  /** What each client becomes before it is used; stays what it is by default. */
  readonly adapt?: (client: ApiClient) => ApiClient;
}

/** The clients of all APIs of a site, in one language. */
export function createApiClients(options: ApiClientsOptions): ApiClients {
  const { site, fetch, origin, adapt = (client) => client } = options;
  const language = findLanguage(site, options.language);
  const clients = new Map(
    allApis(site).map(({ name, api }) => [
      name,
      adapt(createApiClient({ api, language, fetch, ...(origin !== undefined && { origin }) })),
    ]),
  );
  return {
    of({ api }) {
      const client = clients.get(api);
      if (client === undefined) throw new Error(`The site has no API "${api}"`);
      return client;
    },
  };
}
