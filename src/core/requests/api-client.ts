import ky, { HTTPError, TimeoutError } from 'ky';
import { allApis } from '../api-of.ts';
import { ApiError } from '../errors.ts';
import { findLanguage } from '../language.ts';
import type {
  ApiModel,
  EndpointModel,
  Language,
  LanguageModel,
  SiteModel,
} from '../manifest/site-model.ts';
import { MAX_ANSWER_LENGTH } from '../mapping/answer-limits.ts';
import { fillValue } from '../mapping/links.ts';
import { readPath } from '../mapping/read-path.ts';

/** The one way in which the site asks its API. */
export interface ApiClient {
  /** What a query may say of the language that is asked for: `{language}`, as the API calls it, and `{tag}`. */
  readonly language: { readonly language: string; readonly tag: string };
  /**
   * The answer of `GET base + path`.
   *
   * @throws {ApiError} for every failure but an abort, which rejects with the signal's reason
   */
  get(
    path: string,
    query: Readonly<Record<string, string>>,
    signal: AbortSignal,
  ): Promise<ApiAnswer>;
}

export interface ApiAnswer {
  /** What was asked for, out of its envelope. */
  readonly data: unknown;
  /** The whole parsed body, in which paging may stand beside the data. */
  readonly body: unknown;
  readonly headers: Headers;
}

export interface ApiClientOptions {
  readonly api: ApiModel;
  readonly language: LanguageModel;
  readonly fetch: typeof globalThis.fetch;
  /** Where relative URLs start, on a server; a browser knows by itself. */
  readonly origin?: string;
}

/** Answers that a second try may fix: the server behind the gateway was not there. */
const RETRIED_STATUSES = [502, 503, 504];

/** A client that speaks as `site.json` says: base path, language header, time-out, one retry. */
export function createApiClient({ api, language, fetch, origin }: ApiClientOptions): ApiClient {
  const code = api.languages[language.code] ?? language.code;
  const client = ky.create({
    prefix: `${origin ?? ''}${api.base}`,
    fetch,
    headers: { [api.languageHeader]: code, Accept: 'application/json' },
    timeout: api.timeout,
    // The time-out is for the reader, who waits once, however many tries there are.
    totalTimeout: api.timeout,
    retry: {
      limit: 1,
      methods: ['get'],
      statusCodes: RETRIED_STATUSES,
      // A server that asks for time gets it within the time-out only.
      maxRetryAfter: 1000,
      retryOnTimeout: false,
    },
  });

  const names = { language: code, tag: language.tag };
  const common = fillAll(api.query, names);
  return {
    language: names,
    async get(path, query, signal) {
      try {
        const call = client.get(path, { searchParams: { ...common, ...query }, signal });
        // Read in one go: the time-out then holds for the body too.
        const body = parseAnswer(await call.text());
        const { headers } = await call;
        return { data: openEnvelope(body, api.envelope), body, headers };
      } catch (error) {
        if (signal.aborted) throw signal.reason;
        throw toApiError(error, `${api.base}${path}`, api.missing);
      }
    },
  };
}

/** @throws {SyntaxError} for what is no JSON, or longer than a page can wait for */
function parseAnswer(text: string): unknown {
  if (text.length > MAX_ANSWER_LENGTH) {
    throw new SyntaxError(`longer than ${MAX_ANSWER_LENGTH} characters`);
  }
  return JSON.parse(text);
}

function openEnvelope(body: unknown, envelope: string | undefined): unknown {
  return envelope === undefined ? body : readPath(body, envelope);
}

function fillAll(query: ApiModel['query'], values: ApiClient['language']) {
  return Object.fromEntries(
    Object.entries(query).map(([name, template]) => [
      name,
      fillValue(template, values) ?? template,
    ]),
  );
}

function toApiError(error: unknown, url: string, missing: ApiModel['missing']): ApiError {
  if (error instanceof HTTPError) {
    const { status } = error.response;
    // From here on, 404 is what “not found” is called, whichever status the backend has for it.
    const reported = missing.includes(status) ? 404 : status;
    return new ApiError('http', url, { status: reported, cause: error });
  }
  if (error instanceof TimeoutError) return new ApiError('timeout', url, { cause: error });
  if (error instanceof SyntaxError) return new ApiError('malformed', url, { cause: error });
  return new ApiError('network', url, { cause: error });
}

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
