import path from 'node:path';
import type { LanguageModel, SiteModel } from '../../../core/manifest/site-model.ts';
import { DESCRIPTION_FILE, printFinding, readAskedCalls } from '../../compiler/index.ts';
import {
  type ContentOptions,
  findingsOf,
  type LoadedContent,
  loadContent,
  loadContentInTurns,
} from '../../content-api/index.ts';
import { readSiteFolders } from '../../site-folder/index.ts';
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
export function createApiSource(root: string, options: ApiSourceOptions): ApiSource {
  const { origin } = options;
  return origin === undefined
    ? sourceOfContent(loadContent(placeOfContent(root, options)), root)
    : sourceOfBackend(origin, options);
}

/** The same for a process that has to answer while it reads the content. */
export async function openApiSource(root: string, options: ApiSourceOptions): Promise<ApiSource> {
  const { origin } = options;
  return origin === undefined
    ? sourceOfContent(await loadContentInTurns(placeOfContent(root, options)), root)
    : sourceOfBackend(origin, options);
}

function sourceOfBackend(origin: string, { api, secretHeaders }: ApiSourceOptions): ApiSource {
  const { base } = api;
  return {
    fetch: createForwarder({ origin, base, headers: readBackendHeaders(api, secretHeaders) }),
    isFixed: false,
    notes: [`${base} is forwarded to ${origin}`],
  };
}

function sourceOfContent(content: LoadedContent, root: string): ApiSource {
  return {
    fetch: (request) => content.api.fetch(request),
    isFixed: true,
    notes: findingsOf(content, readSiteFolders(root).content).map(printFinding),
  };
}

function placeOfContent(root: string, { api, languages }: ApiSourceOptions): ContentOptions {
  const folders = readSiteFolders(root);
  return {
    folder: path.join(root, folders.content),
    media: path.join(root, folders.media),
    description: path.join(root, DESCRIPTION_FILE),
    calls: () => readAskedCalls(root),
    languages: languages.map(({ code }) => code),
    languageHeader: api.languageHeader,
    base: api.base,
  };
}
