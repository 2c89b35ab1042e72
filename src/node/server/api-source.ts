import path from 'node:path';
import type { LanguageModel, SiteModel } from '../../core/manifest/site-model.ts';
import { loadContent } from '../content-api/index.ts';
import { readBackendHeaders } from './backend-headers.ts';
import { type Caller, createForwarder } from './forward.ts';

/** Where the API's answers come from. */
export interface ApiSource {
  /** Answers a request below the API's base. */
  readonly fetch: (request: Request, caller?: Caller) => Promise<Response> | Response;
  /** Whether a call is answered the same for as long as this process runs. */
  readonly isFixed: boolean;
  /** What a maintainer should know of the source at start, a line each. */
  readonly notes: readonly string[];
}

export interface ApiSourceOptions {
  readonly api: SiteModel['api'];
  readonly languages: readonly LanguageModel[];
  /** The backend's origin; undefined for the embedded content. */
  readonly origin: string | undefined;
  /** Headers that the backend is sent, and nobody else. */
  readonly secretHeaders: Headers;
}

/** The embedded content, or the backend that `API_ORIGIN` names. */
export function createApiSource(
  root: string,
  { api: { base, ...conventions }, languages, origin, secretHeaders }: ApiSourceOptions,
): ApiSource {
  if (origin !== undefined) {
    const headers = readBackendHeaders({ base, ...conventions }, secretHeaders);
    return {
      fetch: createForwarder({ origin, base, headers }),
      isFixed: false,
      notes: [`${base} is forwarded to ${origin}`],
    };
  }
  const { api, problems } = loadContent({
    folder: path.join(root, 'src/node/content'),
    description: path.join(root, 'schemas/api.openapi.json'),
    languages: languages.map(({ code }) => code),
    languageHeader: conventions.languageHeader,
    base,
  });
  return {
    fetch: (request) => api.fetch(request),
    isFixed: true,
    notes: problems.map(({ file, line, message }) => `${file}:${line}  ${message}`),
  };
}
