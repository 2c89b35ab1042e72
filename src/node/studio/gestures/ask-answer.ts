import { apiOf } from '../../../core/api-of.ts';
import { ApiError } from '../../../core/errors.ts';
import { createApiClients } from '../../../core/requests/api-client.ts';
import type { StudioAnswer } from '../../../core/studio/studio-api.ts';
import { Refusal, UsageError } from '../../command-line/index.ts';
import { findList, type Project, type RealAnswer, readProject } from '../../scaffold/index.ts';
import type { EditedSite } from '../edited-site.ts';
import { fieldsOfAnswer } from './lay-out.ts';

/** Milliseconds that an answer may take. */
const TIMEOUT = 10_000;
/** The most endpoints that a refusal names. */
const MAX_NAMED = 20;

/**
 * What an endpoint of the site answers.
 *
 * @throws {Refusal} where it does not answer, naming the endpoints that the site has
 */
export async function askAnswer(
  project: Project,
  fetch: typeof globalThis.fetch,
  endpoint: string,
): Promise<RealAnswer> {
  const { site, languages, apiName } = project;
  const apis = createApiClients({
    site,
    language: languages[0] ?? '',
    fetch,
    origin: 'http://site.invalid',
  });
  const { envelope, base } = apiOf(site, { api: apiName });
  const client = apis.of({ api: apiName });
  const get = async (path: string, query: Readonly<Record<string, string>> = {}) => {
    const { data, body } = await client.get(path, query, AbortSignal.timeout(TIMEOUT));
    return envelope === undefined ? body : data;
  };
  const body = await get(endpoint).catch((error: unknown) => {
    throw asRefusal(project, endpoint, error);
  });
  return {
    body,
    call: {
      endpoint,
      base: `${base}/`,
      query: undefined,
      repeated: [],
      counted: undefined,
      ask: (path, more) => get(path, more).catch(() => undefined),
    },
  };
}

/** Whether an endpoint answers one or a list, and its fields; nothing of one that does not answer. */
export async function readAnswer({ site }: EditedSite, endpoint: string): Promise<StudioAnswer> {
  try {
    const project = readProject(site.root, undefined, site.reader);
    return describeAnswer((await askAnswer(project, site.fetch, endpoint)).body);
  } catch (error) {
    // Adding the page says why.
    if (error instanceof Refusal || error instanceof UsageError) return { fields: [] };
    throw error;
  }
}

/** What an answer is, as layouts are chosen by it. */
export function describeAnswer(body: unknown): Required<StudioAnswer> {
  return {
    answers: findList(body) === undefined ? 'one' : 'list',
    fields: fieldsOfAnswer(body),
  };
}

/** Why a page cannot show an endpoint, with those that it could; what is no failure of the API stays. */
function asRefusal(project: Project, endpoint: string, error: unknown): unknown {
  const why = whyNot(error);
  if (why === undefined) return error;
  const known = endpointsOf(project);
  const named = known.slice(0, MAX_NAMED).join(', ');
  const fix =
    known.length === 0
      ? 'choose another endpoint'
      : `choose one that the site has: ${named}${known.length > MAX_NAMED ? ', …' : ''}`;
  return new Refusal(`the endpoint "${endpoint}" cannot be shown: ${why}; ${fix}`);
}

function whyNot(error: unknown): string | undefined {
  if (error instanceof ApiError) {
    const { code, status } = error.failure;
    return code === 'http' ? `the API answers ${status}` : error.message;
  }
  const isLate = error instanceof DOMException && error.name === 'TimeoutError';
  return isLate ? `the API has not answered within ${TIMEOUT / 1000} s` : undefined;
}

/** The endpoints that a page could show: those of the site's pages, and of the API description then. */
function endpointsOf({ api, apiName, pages }: Project): string[] {
  const shown = pages.flatMap(({ value: { view } }) =>
    view === undefined || view.source.api !== apiName ? [] : [view.source.endpoint],
  );
  const all = new Set([...shown.sort(), ...[...(api?.endpoints ?? [])].sort()]);
  return [...all].filter((endpoint) => !endpoint.includes('{'));
}
