import { createFinding, type Finding, type Place } from '../findings/finding.ts';

/**
 * The bytes of a JSON file as text, or the finding that says why they are none.
 *
 * @param maxBytes the most that such a file holds
 * @param begins how such a file begins, for one that is empty
 */
export function decodeFile(
  file: string,
  bytes: Uint8Array,
  { maxBytes, begins }: { readonly maxBytes: number; readonly begins: string },
): string | Finding {
  const start: Place = { file, line: 1, column: 1 };
  if (bytes.length > maxBytes) {
    return createFinding(
      'M004',
      start,
      `${bytes.length} bytes; such a file holds at most ${maxBytes}: split it into several`,
    );
  }
  if ((bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff)) {
    return createFinding('M001', start, 'the file is UTF-16; save it as UTF-8');
  }
  if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf) {
    return createFinding(
      'M002',
      start,
      'the file begins with a byte order mark; save it as UTF-8 without one',
    );
  }
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    if (text.includes('\0')) {
      return createFinding('M001', start, 'the file holds null characters; save it as UTF-8');
    }
    return text.trim() === ''
      ? createFinding('M003', start, `the file is empty; it has to begin with ${begins}`)
      : text;
  } catch {
    return createFinding('M001', start, 'the file is not UTF-8; save it as UTF-8');
  }
}
