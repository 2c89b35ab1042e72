import { get } from 'node:http';

/** What compressions a browser takes. */
export const ENCODINGS = 'br, gzip';

/** An answer as it was sent. */
export interface Transfer {
  /** Bytes of the body, compressed. */
  readonly bytes: number;
  readonly status: number;
}

/** Asks once as a browser does, without unpacking; `fetch` would hand on what is unpacked already. */
export function transfer(url: string): Promise<Transfer> {
  return new Promise((resolve, reject) => {
    const request = get(url, { headers: { 'Accept-Encoding': ENCODINGS } }, (answer) => {
      let bytes = 0;
      answer.on('data', (chunk: Uint8Array) => {
        bytes += chunk.length;
      });
      answer.on('end', () => resolve({ bytes, status: answer.statusCode ?? 0 }));
      answer.on('error', reject);
    });
    request.on('error', reject);
  });
}
