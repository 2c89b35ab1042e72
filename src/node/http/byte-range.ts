/** The bytes of a body from the first to the last one, both counted from 0 and both included. */
export interface ByteRange {
  readonly first: number;
  readonly last: number;
}

/** A number of bytes has at most so many digits; a longer one is no number that can be counted. */
const RANGE = /^bytes=(\d{0,15})-(\d{0,15})$/i;

/**
 * The part of a body that a `Range` header asks for. A header that is malformed, has another unit or
 * asks for several parts is ignored, as a server may do (RFC 9110, section 14.2).
 *
 * @returns undefined where the whole body is to be sent
 */
export function parseRange(header: string, size: number): ByteRange | 'unsatisfiable' | undefined {
  const [, from = '', to = ''] = RANGE.exec(header.replaceAll(/\s/g, '')) ?? [];
  if (from === '' && to === '') return undefined;
  if (from === '') {
    const length = Math.min(Number(to), size);
    return length === 0 ? 'unsatisfiable' : { first: size - length, last: size - 1 };
  }
  const first = Number(from);
  const last = to === '' ? size - 1 : Math.min(Number(to), size - 1);
  if (to !== '' && Number(to) < first) return undefined;
  return first >= size ? 'unsatisfiable' : { first, last };
}
