import { LRUCache } from 'lru-cache';
import type { DescribedEndpoint } from '../content/index.ts';
import { createRepresentation, type Representation, respond } from '../http/index.ts';
import { type AnswerContext, answerCall } from './answers/answer-call.ts';
import { negotiateLanguage } from './http/choose-language.ts';
import { createEndpointFinder } from './http/find-endpoint.ts';
import { type HttpFailure, quote, respondFailure } from './http/http-failure.ts';
import { readQuery } from './http/read-query.ts';

/** The content of a folder, served as the API that an OpenAPI description describes. */
export interface ContentApi {
  /** Answers a request below the API's base, e.g. GET http://any/api/peoples/staffs. */
  fetch(request: Request): Promise<Response> | Response;
}

export interface ContentApiOptions extends AnswerContext {
  readonly endpoints: readonly DescribedEndpoint[];
  /** The first one answers requests that ask for none. */
  readonly languages: readonly string[];
  /** What stands before every path: `/api`. */
  readonly base: string;
  /** The header that says which language is asked for. */
  readonly languageHeader: string;
  /** What that header has for languages in place of their codes. */
  readonly languageNames: Readonly<Record<string, string>>;
}

/** More answers than a site has; what exceeds them are pages beyond a list's end. */
const CACHED_ANSWERS = 2000;

/** The API of content that is in memory; nothing of a request ever names a file. */
export function createContentApi(options: ContentApiOptions): ContentApi {
  const { endpoints, languages, base, languageHeader, languageNames } = options;
  const findEndpoint = createEndpointFinder(endpoints, base);
  const cache = new LRUCache<string, Representation>({ max: CACHED_ANSWERS });

  const represent = (request: Request): Representation | HttpFailure => {
    const { pathname, search } = new URL(request.url);
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return {
        status: 405,
        detail: `The API is read-only; ${quote(request.method)} must be GET or HEAD.`,
      };
    }
    if (!pathname.startsWith(`${base}/`)) {
      return {
        status: 404,
        detail: `${quote(pathname)} is not below ${quote(base)}; put that first.`,
      };
    }
    const found = findEndpoint(pathname.slice(base.length));
    if ('status' in found) return found;
    const { endpoint, id } = found;
    const read = readQuery(search, endpoint.parameters);
    if ('status' in read) return read;

    const language = negotiateLanguage(
      request.headers.get(languageHeader),
      languages,
      languageNames,
    );
    const key = `${language} ${endpoint.path} ${id} ${read.key}`;
    const cached = cache.get(key);
    if (cached !== undefined) return cached;
    const answer = answerCall(
      { answer: endpoint.answer, language, id, query: read.query },
      options,
    );
    if (answer === undefined) return missing(pathname, language);
    const representation = createRepresentation(JSON.stringify(answer), {
      'Content-Type': 'application/json',
      'Content-Language': language,
      'Cache-Control': 'no-cache',
      Vary: languageHeader,
    });
    // There is no end to what may be looked for, so searches would only drive other answers out.
    if (read.query.q === undefined) cache.set(key, representation);
    return representation;
  };

  return {
    fetch: (request) => {
      const result = represent(request);
      return 'status' in result ? respondFailure(request, result) : respond(request, result);
    },
  };
}

function missing(pathname: string, language: string): HttpFailure {
  const fix = 'the list of its folder has the ids that there are';
  return {
    status: 404,
    detail: `There is no ${quote(pathname)} in the language “${language}”; ${fix}.`,
  };
}
