import { hash } from 'node:crypto';
import type { Encoding } from './choose-encoding.ts';
import { compressBody } from './compress-body.ts';

/** How hard a body is compressed, from 0 to 11. */
export type Quality = number | 'none';

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

/** Below this many bytes compression saves nothing worth its time. */
const SMALLEST_COMPRESSED = 512;
/**
 * For answers made while a reader waits: 11, the highest, takes a hundred times as long to save a
 * tenth.
 */
const QUALITY_WHILE_WAITING = 6;

/** @param quality brotli's quality; `none` leaves the body as it is */
export function createRepresentation(
  content: string | Uint8Array<ArrayBuffer>,
  headers: Readonly<Record<string, string>>,
  quality: Quality = QUALITY_WHILE_WAITING,
): Representation {
  const body = typeof content === 'string' ? new TextEncoder().encode(content) : content;
  const digest = hash('sha256', body, 'base64url').slice(0, 22);
  return { body, headers, digest, quality, variants: new Map() };
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
  if (encoding === undefined) return keep(representation, encoding, body);
  const level = quality === 'none' ? undefined : quality;
  const pending = compressBody(body, encoding, level).then((bytes) =>
    keep(representation, encoding, bytes),
  );
  variants.set(encoding, pending);
  return pending;
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
  const variant = {
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
