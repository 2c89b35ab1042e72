import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Encoding } from './choose-encoding.ts';

const compressors = { br: promisify(brotliCompress), gzip: promisify(gzip) };

/** A text body compressed; `quality` goes from 0 to 11, of which gzip knows 9. */
export async function compressBody(
  body: Uint8Array,
  encoding: Encoding,
  quality: number,
): Promise<Uint8Array<ArrayBuffer>> {
  if (encoding === 'gzip') {
    const level = Math.min(quality, constants.Z_BEST_COMPRESSION);
    return new Uint8Array(await compressors.gzip(body, { level }));
  }
  const params = {
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.byteLength,
  };
  return new Uint8Array(await compressors.br(body, { params }));
}
