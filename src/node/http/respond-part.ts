import { type ByteRange, parseRange } from './byte-range.ts';

/** A body without compression of which parts can be sent. */
export interface DivisibleBody {
  /** In bytes. */
  readonly size: number;
  /** The strong validator. */
  readonly tag: string;
  /** Headers of every answer, without the body's length. */
  readonly headers: Readonly<Record<string, string>>;
  readonly read: (range: ByteRange) => Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array>;
}

/** Says that parts of a body can be asked for. */
export const ACCEPT_RANGES = { 'Accept-Ranges': 'bytes' };

/**
 * Answers a request for a part of a body: with 206, or with 416 where the body has no such part.
 *
 * @returns undefined for a request that is to be answered as one for the whole body
 */
export function respondPart(request: Request, body: DivisibleBody): Response | undefined {
  const { headers: asked, method } = request;
  const header = asked.get('range');
  // A client that has the whole body already gets 304 in place of a part of it.
  if (header === null || method !== 'GET' || asked.has('if-none-match')) return undefined;
  // What was read before is of another state of the file; a date is too coarse to tell.
  const condition = asked.get('if-range');
  if (condition !== null && condition.trim() !== body.tag) return undefined;
  const range = parseRange(header, body.size);
  if (range === undefined) return undefined;
  if (range === 'unsatisfiable') {
    return new Response(null, {
      status: 416,
      headers: {
        'Content-Range': `bytes */${body.size}`,
        'Content-Length': '0',
        'Cache-Control': 'no-store',
        ...ACCEPT_RANGES,
      },
    });
  }
  const { first, last } = range;
  return new Response(body.read(range), {
    status: 206,
    headers: {
      ...body.headers,
      'Content-Range': `bytes ${first}-${last}/${body.size}`,
      'Content-Length': String(last + 1 - first),
    },
  });
}
