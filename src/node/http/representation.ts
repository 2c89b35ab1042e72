import { hash } from 'node:crypto';
import type { Encoding } from './choose-encoding.ts';
import { compressBody } from './compress-body.ts';
import { QUALITY_WHILE_WAITING, SMALLEST_COMPRESSED } from './compressed-forms.ts';

/** How hard a body is compressed, from 0 to 11. */
export type Quality = number | 'none';

/** Bytes with what tells them from others. */
export interface DigestedBytes {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly digest: string;
}

/** A body that may be asked for again, and what has been made of it so far. */
export interface Representation {
  readonly body: Uint8Array<ArrayBuffer>;
  /** Headers that say what the body is: type, language, for how long, by what it varies. */
  readonly headers: Readonly<Record<string, string>>;
  /** The body's digest. */
  readonly digest: string;
  /** Brotli's quality, or `none` for a body that is compressed already. */
  readonly quality: Quality;
  readonly variants: Map<Encoding | undefined, Variant | Promise<Variant>>;
}

/** A representation as it is sent: its bytes in one encoding, and all headers. */
export interface Variant {
  readonly body: Uint8Array<ArrayBuffer>;
  /** The strong validator; each encoding has its own, since its bytes are others. */
  readonly tag: string;
  readonly headers: Readonly<Record<string, string>>;
  /** The headers for a client that has the body already. */
  readonly bareHeaders: Readonly<Record<string, string>>;
}

/** What tells bytes from others: 22 characters that may stand in a header or a URL. */
export function digestOf(bytes: Uint8Array): string {
  return hash('sha256', bytes, 'base64url').slice(0, 22);
}

/**
 * @param content is digested where it does not come with a digest
 * @param quality brotli's quality; `none` leaves the body as it is
 * @param forms the body's compressed forms, as far as they are made already
 */
export function createRepresentation(
  content: string | Uint8Array<ArrayBuffer> | DigestedBytes,
  headers: Readonly<Record<string, string>>,
  quality: Quality = QUALITY_WHILE_WAITING,
  forms: Iterable<readonly [Encoding, Uint8Array<ArrayBuffer>]> = [],
): Representation {
  const { bytes: body, digest } = digested(content);
  const representation = { body, headers, digest, quality, variants: new Map() };
  for (const [encoding, form] of forms) keep(representation, encoding, form);
  return representation;
}

function digested(content: string | Uint8Array<ArrayBuffer> | DigestedBytes): DigestedBytes {
  if (typeof content !== 'string' && 'digest' in content) return content;
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
  return { bytes, digest: digestOf(bytes) };
}

/** Whether the body is text, and large enough to be compressed. */
export function isWorthCompressing({ body, quality }: Representation): boolean {
  return quality !== 'none' && body.byteLength >= SMALLEST_COMPRESSED;
}

/** The body in an encoding; it is made once, and from then on there without waiting. */
export function variantOf(
  representation: Representation,
  encoding: Encoding | undefined,
): Variant | Promise<Variant> {
  const { body, quality, variants } = representation;
  const known = variants.get(encoding);
  if (known !== undefined) return known;
  if (encoding === undefined || quality === 'none') return plainVariantOf(representation);
  const pending = compressBody(body, encoding, quality).then((bytes) =>
    keep(representation, encoding, bytes),
  );
  variants.set(encoding, pending);
  // What failed once may succeed for whoever asks next.
  pending.catch(() => variants.delete(encoding));
  return pending;
}

/** The body as it is. */
export function plainVariantOf(representation: Representation): Variant {
  const known = representation.variants.get(undefined);
  return known === undefined || known instanceof Promise
    ? keep(representation, undefined, representation.body)
    : known;
}

function keep(
  { headers, digest, quality, variants }: Representation,
  encoding: Encoding | undefined,
  body: Uint8Array<ArrayBuffer>,
): Variant {
  const tag = encoding === undefined ? `"${digest}"` : `"${digest}-${encoding}"`;
  const bareHeaders = {
    ...headers,
    ...(quality !== 'none' && {
      Vary: [headers.Vary, 'Accept-Encoding'].filter(Boolean).join(', '),
    }),
    ETag: tag,
  };
  const variant: Variant = {
    body,
    tag,
    bareHeaders,
    headers: {
      ...bareHeaders,
      ...(encoding !== undefined && { 'Content-Encoding': encoding }),
      'Content-Length': String(body.byteLength),
    },
  };
  variants.set(encoding, variant);
  return variant;
}
