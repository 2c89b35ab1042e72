import { hash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Encoding } from './choose-encoding.ts';

/** An answer's JSON, and what has been made of it so far. */
export interface Representation {
  readonly body: Uint8Array<ArrayBuffer>;
  readonly language: string;
  /** The body's digest. */
  readonly digest: string;
  readonly compressed: Map<Encoding, Promise<Uint8Array<ArrayBuffer>>>;
}

/** Below this many bytes compression saves nothing worth its time. */
const SMALLEST_COMPRESSED = 1024;

const compressors = { br: promisify(brotliCompress), gzip: promisify(gzip) };

/** An answer as JSON. */
export function createRepresentation(answer: unknown, language: string): Representation {
  const body = new TextEncoder().encode(JSON.stringify(answer));
  const digest = hash('sha256', body, 'base64url').slice(0, 22);
  return { body, language, digest, compressed: new Map() };
}

/** Whether the body is large enough to be compressed. */
export function isWorthCompressing({ body }: Representation): boolean {
  return body.byteLength >= SMALLEST_COMPRESSED;
}

/** The strong validator; each encoding has its own, since its bytes are others. */
export function entityTag({ digest }: Representation, encoding: Encoding | undefined): string {
  return encoding === undefined ? `"${digest}"` : `"${digest}-${encoding}"`;
}

/** The body compressed; it is compressed once. */
export function compressBody(
  { body, compressed }: Representation,
  encoding: Encoding,
): Promise<Uint8Array<ArrayBuffer>> {
  const pending = compressed.get(encoding) ?? compress(body, encoding);
  compressed.set(encoding, pending);
  return pending;
}

async function compress(body: Uint8Array, encoding: Encoding): Promise<Uint8Array<ArrayBuffer>> {
  if (encoding === 'gzip') return new Uint8Array(await compressors.gzip(body));
  // 11, the default, takes a hundred times as long to save a tenth.
  const params = {
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_QUALITY]: 6,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.byteLength,
  };
  return new Uint8Array(await compressors.br(body, { params }));
}
