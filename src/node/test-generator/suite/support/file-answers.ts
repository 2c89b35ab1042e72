import { type APIRequestContext, type APIResponse, expect } from '@playwright/test';
import { expectAskedAgain, expectProtected, expectRevalidated } from './answers.ts';
import { typeByName } from './types-by-name.ts';

/** Bytes are counted as they are stored. */
const PLAIN = { 'Accept-Encoding': 'identity' };
const A_WEEK = 7 * 86_400;
/** What the build names by its bytes, so that another file has another URL. */
const BUILT = /^\/(?:assets|fonts)\//;

/** Expects that a file is there, is sent as what its name says, and is asked for again where its name may have another one. */
export function expectNamedFile(answer: APIResponse): void {
  const { pathname } = new URL(answer.url());
  expect(answer.status(), pathname).toBe(200);
  const type = typeByName(pathname);
  if (type !== undefined) expect(answer.headers()['content-type'], pathname).toBe(type);
  if (!BUILT.test(pathname)) expectAskedAgain(answer, A_WEEK);
  expectProtected(answer);
}

/** Expects that a file is sent whole, in the part that is asked for, and not again to who has it. */
export async function expectFile(request: APIRequestContext, url: string): Promise<void> {
  const ask = (headers: Readonly<Record<string, string>>) =>
    request.get(url, { headers: { ...PLAIN, ...headers } });
  const whole = await ask({});
  expectNamedFile(whole);
  expect(whole.headers()['accept-ranges'], url).toBe('bytes');
  await expectRevalidated(request, url, whole, PLAIN);

  const bytes = await whole.body();
  const size = bytes.length;
  for (const [range, first, last] of [
    ['bytes=2-5', 2, 5],
    ['bytes=-3', size - 3, size - 1],
    [`bytes=${size - 2}-`, size - 2, size - 1],
    // Players and readers of PDFs ask for so many bytes, whether a file has them or not.
    [`bytes=2-${size + 1000}`, 2, size - 1],
    [`bytes=-${size + 1000}`, 0, size - 1],
  ] as const) {
    const part = await ask({ Range: range });
    expect(part.status(), `${range} of ${url}`).toBe(206);
    expect(part.headers()['content-range']).toBe(`bytes ${first}-${last}/${size}`);
    expect(part.headers()['content-length'], range).toBe(String(last + 1 - first));
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
  const { etag = '', 'content-type': type } = whole.headers();
  if (!etag.startsWith('W/')) {
    const rest = await ask({ Range: 'bytes=2-', 'If-Range': etag });
    expect([rest.status(), rest.headers().etag], `${url} goes on`).toEqual([206, etag]);
    expect(rest.headers()['content-type']).toBe(type);
    expect((await rest.body()).equals(bytes.subarray(2))).toBe(true);
  }
  const head = await request.head(url, { headers: PLAIN });
  expect(head.headers()['content-length'], `HEAD ${url}`).toBe(String(size));
}
