import { type APIRequestContext, expect } from '@playwright/test';
import { expectProtected, expectRevalidated } from './answers.ts';

/** Bytes are counted as they are stored. */
const PLAIN = { 'Accept-Encoding': 'identity' };

/** Expects that a file is sent whole, in the part that is asked for, and not again to who has it. */
export async function expectFile(request: APIRequestContext, url: string): Promise<void> {
  const ask = (headers: Readonly<Record<string, string>>) =>
    request.get(url, { headers: { ...PLAIN, ...headers } });
  const whole = await ask({});
  expect(whole.status(), url).toBe(200);
  expect(whole.headers()['accept-ranges'], url).toBe('bytes');
  expectProtected(whole);
  await expectRevalidated(request, url, whole, PLAIN);

  const bytes = await whole.body();
  const size = bytes.length;
  for (const [range, first, last] of [
    ['bytes=2-5', 2, 5],
    ['bytes=-3', size - 3, size - 1],
    [`bytes=${size - 2}-`, size - 2, size - 1],
  ] as const) {
    const part = await ask({ Range: range });
    expect(part.status(), `${range} of ${url}`).toBe(206);
    expect(part.headers()['content-range']).toBe(`bytes ${first}-${last}/${size}`);
    expect((await part.body()).equals(bytes.subarray(first, last + 1)), range).toBe(true);
  }
  const beyond = await ask({ Range: `bytes=${size}-` });
  expect(beyond.status(), `behind the end of ${url}`).toBe(416);
  expect(beyond.headers()['content-range']).toBe(`bytes */${size}`);
  // Who has the beginning of another file is sent the whole of this one.
  for (const known of ['"another"', 'Mon, 01 Jan 2001 00:00:00 GMT']) {
    const other = await ask({ Range: 'bytes=2-5', 'If-Range': known });
    expect(other.status(), `${url} for who has some of ${known}`).toBe(200);
  }
  const head = await request.head(url, { headers: PLAIN });
  expect(head.headers()['content-length'], `HEAD ${url}`).toBe(String(size));
}
