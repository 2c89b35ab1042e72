import path from 'node:path';
import type { LanguageModel, SiteModel } from '../../core/manifest/site-model.ts';
import { printFinding } from '../compiler/finding.ts';
import { findingsOf, loadContent } from '../content-api/index.ts';
import { readBackendHeaders } from './backend-headers.ts';
import { type Caller, createForwarder } from './forward.ts';

/** Where the embedded content is, below the project's root. */
const CONTENT = 'src/node/content';

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
  const content = loadContent({
    folder: path.join(root, CONTENT),
    description: path.join(root, 'schemas/api.openapi.json'),
    languages: languages.map(({ code }) => code),
    languageHeader: conventions.languageHeader,
    base,
  });
  return {
    fetch: (request) => content.api.fetch(request),
    isFixed: true,
    notes: findingsOf(content, CONTENT).map(printFinding),
  };
}
