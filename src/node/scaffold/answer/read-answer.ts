import { readFileSync } from 'node:fs';
import { apiOf } from '../../../core/api-of.ts';
import { ApiError } from '../../../core/errors.ts';
import { findLanguage } from '../../../core/language.ts';
import type { BackendModel } from '../../../core/manifest/backend-model.ts';
import type { PagingConvention, PagingEnd } from '../../../core/manifest/site-model.ts';
import { createApiClient } from '../../../core/requests/api-client.ts';
import { Refusal, UsageError } from '../../command-line/index.ts';
import { readKnownHeaders } from '../../server/index.ts';
import { refuseMalformed } from '../new-endpoint.ts';
import type { Project } from '../project.ts';
import { readAsked } from './asked-paging.ts';

/** The longest that a backend may take, in milliseconds. */
const TIME_LIMIT = 10_000;

/** What a backend answers where it wants a login. */
const LOGIN = [401, 403];

/** A real answer of a backend. */
export interface RealAnswer {
  readonly body: unknown;
  /** What was asked; undefined for an answer out of a file. */
  readonly call: GivenCall | undefined;
}

export interface GivenCall {
  /** Below the API's base: `/staff`. */
  readonly endpoint: string;
  /** The URL below which the API answers, or that of the endpoint where it has the whole host. */
  readonly base: string;
  /** The query of the URL, without the parameters that site.json pages by, if it has one. */
  readonly query: Readonly<Record<string, string>> | undefined;
  /** The parameters that the URL has several times, of which a manifest can name one value. */
  readonly repeated: readonly string[];
  /** The header by which site.json counts pages or items, as the answer has it. */
  readonly counted: CountedHeader | undefined;
  /** Asks a path below the API's base, with more parameters; undefined where nothing answers. */
  readonly ask: (path: string, more?: Readonly<Record<string, string>>) => Promise<unknown>;
}

/** A header that says of how much an answer is a part. */
export interface CountedHeader {
  readonly name: string;
  readonly by: PagingEnd['by'];
  readonly value: string;
}

/**
 * Reads an answer from the URL of a running backend, as the site would ask it in its default
 * language, or from a JSON file.
 *
 * @throws {UsageError} where the URL or the file is none
 * @throws {Refusal} where it answers nothing of use
 */
export async function readAnswer(project: Project, from: string): Promise<RealAnswer> {
  return /^https?:/i.test(from) ? askBackend(project, from) : readFile(from);
}

async function askBackend(
  { site, languages, apiName, backend }: Project,
  from: string,
): Promise<RealAnswer> {
  const { path } = backend;
  const { origin, pathname, searchParams } = parseUrl(from);
  const api = apiOf(site, { api: apiName });
  const { paging } = api;
  if (!pathname.startsWith(`${path}/`)) {
    const fix = `ask for ${origin}${path}/…, or change the path`;
    const place = apiName === undefined ? 'api' : `apis.${apiName}`;
    throw new UsageError(
      `${from} is not below "${path}", the path of "${place}" in site.json; ${fix}`,
    );
  }
  const endpoint = pathname.slice(path.length).replace(/^\/$/, '');
  refuseMalformed(endpoint);
  const client = createApiClient({
    api: { ...api, base: path, timeout: TIME_LIMIT },
    language: findLanguage(site, languages[0] ?? ''),
    fetch: fetchWith(readKnownHeaders(backend, process.env)),
    origin,
  });
  const get = async (path: string, query: Readonly<Record<string, string>>) => {
    const { data, body, headers } = await client.get(path, query, new AbortController().signal);
    return { body: api.envelope === undefined ? body : data, headers };
  };
  const asked = Object.fromEntries(searchParams);
  const query = withoutUsual(asked, paging);
  const { body, headers } = await get(endpoint, asked).catch((cause) => {
    throw new Refusal(explainFailure(from, backend, cause), { cause });
  });
  return {
    body,
    call: {
      endpoint,
      base: `${origin}${path === '' ? pathname : path}/`,
      query: Object.keys(query).length === 0 ? undefined : query,
      repeated: [...new Set(searchParams.keys())].filter(
        (name) => searchParams.getAll(name).length > 1,
      ),
      counted: readCounted(paging.end, headers),
      ask: (path, more) =>
        get(path, { ...query, ...more }).then(
          (answer) => answer.body,
          () => undefined,
        ),
    },
  };
}

/** A query without the parameters of the API's convention, unless others say that it pages otherwise. */
function withoutUsual(
  asked: Readonly<Record<string, string>>,
  { page, size }: PagingConvention,
): Readonly<Record<string, string>> {
  const { [page]: _page, [size]: _size, ...query } = asked;
  return readAsked(query).isChanged ? asked : query;
}

function readCounted({ by, at }: PagingEnd, headers: Headers): CountedHeader | undefined {
  const value = at.from === 'header' ? headers.get(at.name) : null;
  return at.from === 'header' && value !== null ? { name: at.name, by, value } : undefined;
}

/** Asks as the site's server does: some of the headers come from its environment alone. */
function fetchWith(added: Headers): typeof fetch {
  return (input, init) => {
    // Elsewhere nobody is to learn them; the server follows no redirections either.
    const request = new Request(input, { ...init, redirect: 'manual' });
    for (const [name, value] of added) request.headers.set(name, value);
    return fetch(request);
  };
}

function parseUrl(from: string): URL {
  if (URL.canParse(from)) return new URL(from);
  throw new UsageError(`${from} is no URL; write one such as https://host/api/staff`);
}

function explainFailure(from: string, { secretHeaders }: BackendModel, cause: unknown): string {
  if (!(cause instanceof ApiError)) return `${from} cannot be asked: ${String(cause)}`;
  if (cause.failure.code === 'http') {
    const { status = 0 } = cause.failure;
    const fix = LOGIN.includes(status)
      ? explainLogin(secretHeaders)
      : 'open it in a browser and fix the URL';
    return `${from} answers with status ${status}; ${fix}`;
  }
  if (cause.failure.code === 'timeout') {
    return `${from} gives no answer within ${TIME_LIMIT / 1000} s; save one to a file and name that`;
  }
  return cause.failure.code === 'malformed'
    ? `${from} answers no JSON; name a URL that does`
    : `${from} cannot be reached; start the backend, or fix the URL`;
}

function explainLogin(secretHeaders: Readonly<Record<string, string>>): string {
  const unset = Object.values(secretHeaders).filter((variable) => !process.env[variable]);
  return unset.length > 0
    ? `set ${unset.join(', ')}, as "secretHeaders" of site.json says`
    : 'name its login in "secretHeaders" of site.json, or save an answer to a file and name that';
}

function readFile(from: string): RealAnswer {
  let text: string;
  try {
    text = readFileSync(from, 'utf8');
  } catch (cause) {
    const fix = 'name a JSON file, or a URL that begins with http:// or https://';
    throw new UsageError(`${from} cannot be read; ${fix}`, { cause });
  }
  try {
    return { body: JSON.parse(text), call: undefined };
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new Refusal(`${from} is no JSON: ${reason}; save a whole answer`, { cause });
  }
}
