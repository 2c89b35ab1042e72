import { once } from 'node:events';
import type { Transform } from 'node:stream';
import { constants, createBrotliCompress, createGzip } from 'node:zlib';
import type { Encoding } from './choose-encoding.ts';

/** A body that comes in two parts, as it is sent to any number of readers. */
export interface BodyInParts {
  readonly first: Promise<Uint8Array>;
  /** Fails where nothing more can be had: the body breaks off then. */
  readonly second: Promise<Uint8Array>;
}

type Compressor = Transform & { readonly flush: (done: () => void) => void };

/** A window that a page fits into; the usual one takes some MB for each body. */
const WINDOW_BITS = 18;

/**
 * A body compressed as a whole, once for all who are sent it: a reader can decode the first part by itself.
 *
 * @param quality brotli's, from 0 to 11, of which gzip knows 9
 */
export function compressParts(
  { first, second }: BodyInParts,
  encoding: Encoding,
  quality: number,
): BodyInParts {
  const compressor = createCompressor(encoding, quality);
  const chunks: Uint8Array[] = [];
  compressor.on('data', (chunk: Uint8Array) => chunks.push(chunk));
  const take = () => Buffer.concat(chunks.splice(0));
  const start = first.then(async (bytes) => {
    compressor.write(bytes);
    await new Promise<void>((resolve) => compressor.flush(resolve));
    // What is flushed is handed on in a later turn.
    await new Promise((resolve) => setImmediate(resolve));
    return take();
  });
  const end = Promise.all([second, start]).then(async ([bytes]) => {
    const ended = once(compressor, 'end');
    compressor.end(bytes);
    await ended;
    return take();
  });
  // Its memory is given back at once.
  end.catch(() => compressor.destroy());
  return { first: start, second: end };
}

function createCompressor(encoding: Encoding, quality: number): Compressor {
  if (encoding === 'gzip') return createGzip({ level: quality });
  return createBrotliCompress({
    params: {
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_LGWIN]: WINDOW_BITS,
    },
  });
}

/** Sends a body to one reader: its first part as soon as it is there. */
export function streamParts({ first, second }: BodyInParts): ReadableStream<Uint8Array> {
  const parts = [first, second];
  return new ReadableStream({
    pull: async (controller) => {
      const part = parts.shift();
      if (part === undefined) controller.close();
      else controller.enqueue(await part);
    },
  });
}
