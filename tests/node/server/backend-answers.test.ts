import { describe, expect, it } from 'vitest';
import { HOSTILE_HEADERS, OF_THE_SITE, SAID_TYPES } from '../../hostile/hostile-answers.ts';
import { startBackend, startSmallServer } from './small-server.ts';

/** What a backend says, and what of it a browser is told. */
async function passOn(
  headers: Readonly<Record<string, string>>,
  { status = 200, body = '{"a":1}' }: { readonly status?: number; readonly body?: string } = {},
) {
  const apiOrigin = await startBackend((_request, response) => {
    response.writeHead(status, headers).end(body);
  });
  const { origin } = await startSmallServer({ apiOrigin });
  const answer = await fetch(`${origin}/api/words`, { redirect: 'manual' });
  return { answer, origin, apiOrigin };
}

describe('an answer of a backend is data or a download', () => {
  it.each(SAID_TYPES)('as %s it is sent as %s', async (said, type, disposition) => {
    const { answer } = await passOn({
      'Content-Type': said,
      'Content-Disposition': 'inline; filename="a.html"',
      'Content-Security-Policy': "default-src * 'unsafe-inline'",
    });
    expect(answer.headers.get('content-type')).toBe(type);
    expect(answer.headers.get('content-disposition') ?? undefined).toBe(disposition);
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    expect(answer.headers.get('content-security-policy')).toMatch(
      /^default-src 'none'; .*sandbox$/,
    );
    expect(await answer.text()).toBe('{"a":1}');
  });

  it('even where it says no type, or fails', async () => {
    for (const status of [200, 404, 500]) {
      const { answer } = await passOn({}, { status, body: '<script>alert(1)</script>' });
      expect([answer.status, answer.headers.get('content-type')]).toEqual([
        status,
        'application/octet-stream',
      ]);
    }
  });
});

describe('an answer of a backend speaks for nothing but itself', () => {
  it('by headers', async () => {
    const { answer } = await passOn(HOSTILE_HEADERS);
    const names = [...answer.headers.keys()].filter((name) => !OF_THE_SITE.includes(name));
    expect(names.sort()).toEqual(['cache-control', 'etag', 'x-total']);
    expect(answer.headers.get('x-frame-options')).toBe('DENY');
  });

  it('where it is cached: each language has an answer of its own', async () => {
    const { answer } = await passOn({ 'Content-Type': 'application/json', Vary: 'Origin' });
    expect(answer.headers.get('vary')).toBe('Origin, X-Language');
  });

  it.each([
    ['/api/other?x=1', 302, '/api/other?x=1'],
    ['other', 307, '/api/other'],
    ['https://elsewhere.example/', 502, null],
    ['//elsewhere.example/api/x', 502, null],
    ['/\\elsewhere.example/api/x', 502, null],
    ['/pages/one', 502, null],
    ['/api/../pages/one', 502, null],
    ['javascript:alert(1)', 502, null],
    [undefined, 502, null],
  ])('and leads, by %s, within the API alone: %s', async (location, status, expected) => {
    const said = status === 502 ? 301 : status;
    const headers = location === undefined ? {} : { Location: location };
    const { answer } = await passOn(headers, { status: said });
    expect([answer.status, answer.headers.get('location')]).toEqual([status, expected]);
  });

  it('to its own origin by the path alone', async () => {
    const apiOrigin: string = await startBackend(({ url }, response) => {
      if (url === '/api/new') response.end('{}');
      else response.writeHead(301, { Location: `${apiOrigin}/api/new` }).end();
    });
    const { origin } = await startSmallServer({ apiOrigin });
    expect((await fetch(`${origin}/api/words`)).url).toBe(`${origin}/api/new`);
  });
});

describe('a backend is asked for parts of a file', () => {
  it.each([
    ['bytes=2-3', 'bytes=2-3', 206],
    [undefined, undefined, 200],
  ])('where a reader asks for %s', async (range, expected, status) => {
    let asked: string | undefined;
    const apiOrigin = await startBackend(({ headers }, response) => {
      asked = headers.range;
      const isPart = asked !== undefined;
      response.writeHead(isPart ? 206 : 200, {
        'Accept-Ranges': 'bytes',
        'Content-Type': 'video/mp4',
        'Content-Length': isPart ? 2 : 5,
        ...(isPart && { 'Content-Range': 'bytes 2-3/5' }),
      });
      response.end(isPart ? '23' : '01234');
    });
    const { origin } = await startSmallServer({ apiOrigin });
    const headers = new Headers(range === undefined ? {} : { Range: range });
    const answer = await fetch(`${origin}/api/film`, { headers });
    expect([asked, answer.status]).toEqual([expected, status]);
    expect(answer.headers.get('content-range')).toBe(status === 206 ? 'bytes 2-3/5' : null);
    expect(answer.headers.get('content-length')).toBe(status === 206 ? '2' : '5');
  });
});
