import { readOrigin } from '../command-line/index.ts';
import type { LogForm } from '../server/index.ts';

export const USAGE = `colophon serve [site]

Serves the built site. The environment says the rest:

  HOST, PORT         where it listens: 127.0.0.1:8080 if unset
  SITE_ORIGIN        the site's public origin, for absolute URLs; unset, each request's own
  API_ORIGIN         the backend; unset, the embedded content
  …_ORIGIN           the backend of a further API of site.json, by its name: DIRECTORY_ORIGIN
  METRICS_TOKEN      the bearer token that /-/metrics answers to (Authorization: Bearer …), of 16 letters and
                     digits at least; unset, to none
  LOG                json, text or off; unset, text to a terminal and json elsewhere
  CACHE_MB           memory for rendered pages: 96 if unset; 0 renders each anew
  STOP_DELAY         seconds between the signal to stop and the end of listening: 0 if unset

For example: PORT=8081 API_ORIGIN=https://api.example.org npx colophon serve
Exit status: 0 once it was stopped, 1 if it cannot start, 2 if the call itself is wrong.`;

/** What the environment says of the server. */
export interface ServerEnvironment {
  readonly host: string;
  readonly port: number;
  /** The backend's origin; undefined for the embedded content. */
  readonly apiOrigin: string | undefined;
  /** The site's public origin; undefined takes that of each request. */
  readonly siteOrigin: string | undefined;
  /** What whoever asks for metrics has to know; undefined tells nobody. */
  readonly metricsToken: string | undefined;
  readonly log: LogForm;
  /** In bytes. */
  readonly cacheBytes: number;
  /** In milliseconds. */
  readonly stopDelay: number;
}

type Variables = Readonly<Record<string, string | undefined>>;

/**
 * Reads `HOST`, `PORT`, `API_ORIGIN`, `SITE_ORIGIN`, `METRICS_TOKEN`, `LOG`, `CACHE_MB` and
 * `STOP_DELAY`; an empty one counts as unset.
 *
 * @param isTerminal whether people read the output
 * @throws {Error} that names a wrong variable, its value and the fix
 */
export function readServerEnvironment(
  variables: Variables,
  isTerminal: boolean,
): ServerEnvironment {
  return {
    host: variables.HOST || '127.0.0.1',
    port: readNumber(variables, 'PORT', { most: 65_535, fallback: 8080 }),
    apiOrigin: readOptionalOrigin(variables, 'API_ORIGIN', 'https://api.example.org'),
    siteOrigin: readOptionalOrigin(variables, 'SITE_ORIGIN', 'https://www.example.org'),
    metricsToken: readToken(variables, 'METRICS_TOKEN'),
    log: readLog(variables.LOG, isTerminal),
    cacheBytes: readNumber(variables, 'CACHE_MB', { most: 4096, fallback: 96 }) * 1024 * 1024,
    stopDelay: readNumber(variables, 'STOP_DELAY', { most: 300, fallback: 0 }) * 1000,
  };
}

function readNumber(
  variables: Variables,
  name: string,
  { most, fallback }: { readonly most: number; readonly fallback: number },
): number {
  const value = variables[name];
  if (value === undefined || value === '') return fallback;
  const number = Number(value);
  if (!/^\d+$/.test(value) || number > most) {
    throw new Error(`${name} is "${value}"; it has to be a number from 0 to ${most}`);
  }
  return number;
}

function readOptionalOrigin(
  variables: Variables,
  name: string,
  example: string,
): string | undefined {
  const value = variables[name];
  return value === undefined || value === '' ? undefined : readOrigin(name, value, example);
}

/** A word that is as hard to guess as it has to be, and that a header can have. */
const TOKEN = /^[\w.~+/=-]{16,512}$/;

function readToken(variables: Variables, name: string): string | undefined {
  const value = variables[name];
  if (value === undefined || value === '') return undefined;
  if (TOKEN.test(value)) return value;
  throw new Error(
    `${name} cannot be a token; it has to be of 16 letters and digits at least: openssl rand -hex 16`,
  );
}

function readLog(value: string | undefined, isTerminal: boolean): LogForm {
  if (value === undefined || value === '') return isTerminal ? 'text' : 'json';
  if (value === 'json' || value === 'text' || value === 'off') return value;
  throw new Error(`LOG is "${value}"; it has to be json, text or off`);
}
