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
  readonly compressed: Map<Encoding, Promise<Uint8Array<ArrayBuffer>>>;
}

/** Below this many bytes compression saves nothing worth its time. */
const SMALLEST_COMPRESSED = 1024;
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
  return { body, headers, digest, quality, compressed: new Map() };
}

/** Whether the body is text, and large enough to be compressed. */
export function isWorthCompressing({ body, quality }: Representation): boolean {
  return quality !== 'none' && body.byteLength >= SMALLEST_COMPRESSED;
}

/** The strong validator; each encoding has its own, since its bytes are others. */
export function entityTag({ digest }: Representation, encoding: Encoding | undefined): string {
  return encoding === undefined ? `"${digest}"` : `"${digest}-${encoding}"`;
}

/** The body compressed; it is compressed once. */
export function compressOnce(
  { body, quality, compressed }: Representation,
  encoding: Encoding,
): Promise<Uint8Array<ArrayBuffer>> {
  const level = quality === 'none' ? undefined : quality;
  const pending = compressed.get(encoding) ?? compressBody(body, encoding, level);
  compressed.set(encoding, pending);
  return pending;
}
