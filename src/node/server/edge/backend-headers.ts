import type { BackendModel } from '../../../core/manifest/backend-model.ts';
import { dataTypeOf } from '../../http/index.ts';
import { readSecretHeaders } from './secret-headers.ts';

/** What of a call and of its answer is passed on, beside what every site needs. */
export interface BackendHeaders {
  /** The header that carries the language. */
  readonly language: string;
  /** Headers in which answers tell of paging, in lower case. */
  readonly paging: readonly string[];
  /** Sent with each call whatever it says, and never answered: those of the manifest, and the secrets. */
  readonly added: Headers;
}

/** Of a reader's request; nothing in them tells who the reader is. */
const FORWARDED = ['accept', 'if-none-match', 'if-modified-since', 'if-range', 'range'];
/** Of an answer. Any other could speak for the site: to cookies, caches, workers, other sites. */
const RETURNED = [
  'accept-ranges',
  'age',
  'cache-control',
  'content-language',
  'content-range',
  'etag',
  'expires',
  'last-modified',
  'retry-after',
  'vary',
];

/** What `site.json` says of headers, for a backend, and the secrets that it is sent. */
export function readBackendHeaders(
  { headers, pagingHeaders }: BackendModel,
  language: string,
  secret: Headers,
): BackendHeaders {
  const added = new Headers(headers);
  for (const [name, value] of secret) added.set(name, value);
  return { language, paging: pagingHeaders, added };
}

/**
 * What the server sends a backend beside a reader's headers, as far as it is known here, for a command
 * that asks the backend itself: secrets whose variables are not set are left out.
 *
 * @throws {EnvironmentProblem} that names each variable that cannot be sent
 */
export function readKnownHeaders(
  { headers, secretHeaders }: BackendModel,
  variables: Readonly<Record<string, string | undefined>>,
): Headers {
  const known = Object.entries(secretHeaders).filter(([, variable]) => variables[variable]);
  const added = new Headers(headers);
  for (const [name, value] of readSecretHeaders(Object.fromEntries(known), variables)) {
    added.set(name, value);
  }
  return added;
}

/** The headers of a call, for a reader's request. */
export function forwardedHeaders(asked: Headers, { language, added }: BackendHeaders): Headers {
  const headers = new Headers();
  for (const name of [...FORWARDED, language]) {
    const value = asked.get(name);
    if (value !== null) headers.set(name, value);
  }
  for (const [name, value] of added) headers.set(name, value);
  return headers;
}

/** The headers with which an answer is passed on: as data, whatever it says that it is. */
export function returnedHeaders(
  answered: Headers,
  { language, paging }: BackendHeaders,
  { hasBody }: { readonly hasBody: boolean },
): Headers {
  const headers = new Headers();
  for (const name of [...RETURNED, ...paging]) {
    const value = answered.get(name);
    if (value !== null) headers.set(name, value);
  }
  // A backend that is asked in one language may not know that others are asked for at the same URL.
  headers.append('Vary', language);
  const { type, disposition } = dataTypeOf(answered.get('content-type'));
  if (hasBody) headers.set('Content-Type', type);
  // A file name in this header would outrank the link's `download`, so the backend's is left out.
  if (hasBody && disposition === 'attachment') headers.set('Content-Disposition', 'attachment');
  const length = answered.get('content-length');
  // Of a compressed answer it is the length before `fetch` decompressed it.
  if (length !== null && !answered.has('content-encoding')) headers.set('Content-Length', length);
  return headers;
}
