import { existsSync } from 'node:fs';
import path from 'node:path';
import { fallbackLanguages } from '../../../core/language.ts';
import type { BackendModel } from '../../../core/manifest/backend-model.ts';
import type { ApiModel, LanguageModel } from '../../../core/manifest/site-model.ts';
import { descriptionFile, readAskedCalls } from '../../compiler/index.ts';
import {
  type ContentOptions,
  type LoadedContent,
  loadContent,
  loadContentInTurns,
} from '../../content-api/index.ts';
import { mediaFoldersOf } from '../../media/index.ts';
import { contentFolder, readSiteFolders } from '../../site-folder/index.ts';
import { readBackendHeaders } from './backend-headers.ts';
import { EnvironmentProblem } from './environment-problem.ts';
import { type Caller, createForwarder } from './forward.ts';
import { readSecretHeaders } from './secret-headers.ts';

/** Where an API's answers come from. */
export interface ApiSource {
  /** Answers a request below the API's base. */
  readonly fetch: (request: Request, caller?: Caller) => Promise<Response> | Response;
  /** Whether a call is answered the same for as long as this process runs. */
  readonly isFixed: boolean;
  /** What a maintainer should know of the source at start, a line each. */
  readonly notes: readonly string[];
}

export interface ApiSourceOptions {
  readonly api: ApiModel;
  readonly backend: BackendModel;
  readonly languages: readonly LanguageModel[];
  /** The site's time zone, in which days begin; undefined takes times as they are written. */
  readonly timeZone?: string | undefined;
  /** The backend's origin; undefined for the embedded content. */
  readonly origin: string | undefined;
  /** The environment, in which the backend's secrets stand. */
  readonly variables: Readonly<Record<string, string | undefined>>;
  /** Whether drafts of the embedded content are answered. */
  readonly showsDrafts?: boolean;
}

/**
 * The embedded content of an API, or its backend.
 *
 * @throws {EnvironmentProblem} where it has neither, or a secret of the backend is missing
 */
export function createApiSource(root: string, options: ApiSourceOptions): ApiSource {
  return sourceOfBackend(options) ?? sourceOfContent(loadContent(placeOfContent(root, options)));
}

/** The same for a process that has to answer while it reads the content. */
export async function openApiSource(root: string, options: ApiSourceOptions): Promise<ApiSource> {
  return (
    sourceOfBackend(options) ??
    sourceOfContent(await loadContentInTurns(placeOfContent(root, options)))
  );
}

/** Undefined where the environment names no backend: content of one's own needs no login. */
function sourceOfBackend(options: ApiSourceOptions): ApiSource | undefined {
  const { api, backend, origin, variables } = options;
  if (origin === undefined) return undefined;
  const { base, languageHeader } = api;
  const { path: below, secretHeaders } = backend;
  const secret = readSecretHeaders(secretHeaders, variables);
  const headers = readBackendHeaders(backend, languageHeader, secret);
  return {
    fetch: createForwarder({ origin, base, path: below, headers }),
    isFixed: false,
    notes: [`${base} is forwarded to ${origin}${below === base ? '' : below}`],
  };
}

/** What is wrong with content, the check says. */
function sourceOfContent(content: LoadedContent): ApiSource {
  return { fetch: (request) => content.api.fetch(request), isFixed: true, notes: [] };
}

function placeOfContent(
  root: string,
  { api, backend, languages, timeZone, showsDrafts = false }: ApiSourceOptions,
): ContentOptions {
  const content = contentFolder(readSiteFolders(root), backend.api);
  const folder = path.join(root, content);
  // The site's own API may have no content yet; a further API that site.json names has to have an answer.
  if (backend.api !== undefined && !existsSync(folder)) {
    throw new EnvironmentProblem(
      `${backend.variable} is not set, and there is no folder ${content} that could answer for "${backend.api}" of manifests/site.json; set it, as in ${backend.variable}=https://api.example.org`,
    );
  }
  return {
    folder,
    site: mediaFoldersOf(root),
    description: path.join(root, descriptionFile(backend.api)),
    calls: () => readAskedCalls(root, backend.api),
    languages: languages.map(({ code }) => code),
    fallbacks: fallbackLanguages({ languages }),
    languageNames: api.languages,
    languageHeader: api.languageHeader,
    base: api.base,
    timeZone,
    showsDrafts,
  };
}
