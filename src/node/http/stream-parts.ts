import { Readable, type Transform } from 'node:stream';
import { constants, createBrotliCompress, createGzip } from 'node:zlib';
import type { Encoding } from './choose-encoding.ts';

/**
 * A body that is sent in two parts, compressed as a whole: the first goes out at once, in a form that its
 * reader can decode by itself.
 *
 * @param second fails where nothing more can be had: the body breaks off then
 */
export function streamParts(
  first: Uint8Array,
  second: Promise<Uint8Array>,
  encoding: Encoding | undefined,
  quality: number,
): ReadableStream<Uint8Array> {
  return encoding === undefined
    ? streamPlain(first, second)
    : streamCompressed(first, second, createCompressor(encoding, quality));
}

function streamPlain(first: Uint8Array, second: Promise<Uint8Array>): ReadableStream<Uint8Array> {
  return new ReadableStream({
    start: (controller) => controller.enqueue(first),
    pull: async (controller) => {
      controller.enqueue(await second);
      controller.close();
    },
  });
}

function streamCompressed(
  first: Uint8Array,
  second: Promise<Uint8Array>,
  compressor: Transform & { flush: (done?: () => void) => void },
): ReadableStream<Uint8Array> {
  // Who has left destroys it; there is nobody to tell of what comes after.
  compressor.on('error', () => undefined);
  compressor.write(first);
  compressor.flush();
  second.then(
    (bytes) => compressor.destroyed || compressor.end(bytes),
    (error: Error) => compressor.destroy(error),
  );
  return Readable.toWeb(compressor) as ReadableStream<Uint8Array>;
}

function createCompressor(encoding: Encoding, quality: number) {
  if (encoding === 'gzip') return createGzip({ level: quality });
  return createBrotliCompress({
    params: {
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_QUALITY]: quality,
    },
  });
}
