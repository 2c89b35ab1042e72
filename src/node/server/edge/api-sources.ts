import { apiOf } from '../../../core/api-of.ts';
import type { BackendModel } from '../../../core/manifest/backend-model.ts';
import type { SiteModel } from '../../../core/manifest/site-model.ts';
import {
  type ApiSource,
  type ApiSourceOptions,
  createApiSource,
  openApiSource,
} from './api-source.ts';
import type { BackendOrigins } from './backend-origins.ts';

export interface ApiSourcesOptions {
  readonly site: Pick<SiteModel, 'api' | 'apis' | 'languages'> &
    Partial<Pick<SiteModel, 'timeZone'>>;
  readonly backends: readonly BackendModel[];
  readonly origins: BackendOrigins;
  /** The environment, in which the backends' secrets stand. */
  readonly variables: ApiSourceOptions['variables'];
  /** Whether drafts of the embedded content are answered. */
  readonly showsDrafts?: boolean;
}

/**
 * All APIs of a site as one source, which tells by a request's path who answers it.
 *
 * @throws {EnvironmentProblem} where the environment lacks what one of them needs
 */
export function createApiSources(root: string, options: ApiSourcesOptions): ApiSource {
  return joinSources(
    sourcesOf(options).map(({ base, source }) => ({ base, source: createApiSource(root, source) })),
  );
}

/** The same for a process that has to answer while it reads content. */
export async function openApiSources(root: string, options: ApiSourcesOptions): Promise<ApiSource> {
  const opening = sourcesOf(options).map(async ({ base, source }) => ({
    base,
    source: await openApiSource(root, source),
  }));
  return joinSources(await Promise.all(opening));
}

function sourcesOf({ site, backends, origins, variables, showsDrafts }: ApiSourcesOptions) {
  const { languages, timeZone } = site;
  return backends.map((backend) => {
    const api = apiOf(site, backend);
    const origin = origins.get(backend.api);
    const place = { api, backend, languages, timeZone, origin, variables };
    return { base: api.base, source: { ...place, showsDrafts: showsDrafts === true } };
  });
}

interface PlacedSource {
  /** The path on the site before its endpoints; no other begins with it. */
  readonly base: string;
  readonly source: ApiSource;
}

function joinSources(sources: readonly PlacedSource[]): ApiSource {
  return {
    fetch: (request, caller) => {
      const { pathname } = new URL(request.url);
      const found = sources.find(({ base }) => pathname.startsWith(`${base}/`));
      return found?.source.fetch(request, caller) ?? new Response(null, { status: 404 });
    },
    isFixed: sources.every(({ source }) => source.isFixed),
    notes: sources.flatMap(({ source }) => source.notes),
  };
}
