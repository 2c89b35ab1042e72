import { connect } from 'node:net';
import { describe, expect, it } from 'vitest';
import { readMetrics } from '../../load/server-metrics.ts';
import { SECRET, startSmallServer } from './small-server.ts';

const HOST = 'Host: site.example\r\nConnection: close\r\n';
const get = (target: string, headers = HOST) => `GET ${target} HTTP/1.1\r\n${headers}\r\n`;
const long = 'x'.repeat(3000);

/** No answer may tell how the machine is set up, or what went wrong within. */
const INTERNALS = new RegExp(
  [SECRET, 'root:', /\bat \S+ \(/.source, 'node:internal', 'small-entry', '/tmp/'].join('|'),
);

describe('a request', () => {
  it.each([
    ['a path up', get('/assets/../../../secret.txt'), 404],
    ['an encoded path up', get('/assets/%2e%2e/%2e%2e/%2e%2e/secret.txt'), 404],
    ['an encoded slash', get('/assets/..%2f..%2f..%2fsecret.txt'), 404],
    ['a doubly encoded path up', get('/assets/%252e%252e%252f%252e%252e%252fsecret.txt'), 404],
    ['an encoded backslash', get('/assets/..%5c..%5c..%5csecret.txt'), 404],
    ['an absolute path', get('/assets//etc/passwd'), 404],
    ['an encoded absolute path', get('/assets/%2fetc%2fpasswd'), 404],
    ['a null byte', get('/assets/site.js%00.txt'), 404],
    ['an overlong dot', get('/media/%c0%ae%c0%ae/secret.txt'), 404],
    ['a folder', get('/assets/'), 404],
    ['a hidden file of the build', get('/.vite/manifest.json'), 404],
    ['a backslash', get('/assets\\..\\secret.txt'), 400],
    ['a target that is no path', get('assets'), 400],
    ['a star', get('*'), 400],
    ['another protocol as target', get('file:///etc/passwd'), 400],
    ['a null byte as it is', get('/\0'), 400],
    ['no target', 'GET HTTP/1.1\r\n\r\n', 400],
    ['no HTTP', 'hello\r\n\r\n', 400],
    ['TLS', '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03', 400],
    ['another version', `GET / HTTP/3.7\r\n${HOST}\r\n`, 400],
    ['no host', 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n', 400],
    ['a host with markup', get('/', 'Host: "><script>\r\nConnection: close\r\n'), 400],
    ['a host with a path', get('/', 'Host: a/b\r\nConnection: close\r\n'), 400],
    ['a host that is no number', get('/', 'Host: site.1\r\nConnection: close\r\n'), 400],
    ['two hosts', get('/', `${HOST}Host: other.example\r\n`), 400],
    ['the same host twice', get('/', `${HOST}HOST: site.example\r\n`), 400],
    ['a host with a name', get('/', 'Host: me@site.example\r\nConnection: close\r\n'), 400],
    ['a header without a name', get('/', `${HOST}: x\r\n`), 400],
    ['a header with a line feed', get('/', `${HOST}X: a\nb\r\n`), 400],
    ['two lengths', get('/', `${HOST}Content-Length: 1\r\nContent-Length: 2\r\n`), 400],
    [
      'a length and chunks',
      get('/', `${HOST}Content-Length: 4\r\nTransfer-Encoding: chunked\r\n`),
      400,
    ],
    ['a negative length', get('/', `${HOST}Content-Length: -1\r\n`), 400],
    ['a long URL', get(`/${long}`), 414],
    ['a long query', get(`/pages/one?q=${long}`), 414],
    ['a large header', get('/', `${HOST}X: ${'y'.repeat(20_000)}\r\n`), 431],
    ['a URL beyond every limit', get(`/${'z'.repeat(40_000)}`), 431],
    ['a large body', `POST / HTTP/1.1\r\n${HOST}Content-Length: 9000000\r\n\r\n`, 413],
    ['a body without an end', `POST / HTTP/1.1\r\n${HOST}Transfer-Encoding: chunked\r\n\r\n`, 413],
    [
      'a body that is announced',
      `POST / HTTP/1.1\r\n${HOST}Content-Length: 9000000\r\nExpect: 100-continue\r\n\r\n`,
      413,
    ],
    ['another expectation', get('/', `${HOST}Expect: tea\r\n`), 417],
    ['a trace', `TRACE / HTTP/1.1\r\n${HOST}\r\n`, 405],
    ['a tunnel', `CONNECT other.example:443 HTTP/1.1\r\n${HOST}\r\n`, 405],
    ['a method of others', `PROPFIND / HTTP/1.1\r\n${HOST}\r\n`, 405],
    ['a method that is none', `BREW / HTTP/1.1\r\n${HOST}\r\n`, 400],
    ['a page by POST', `POST /pages/one HTTP/1.1\r\n${HOST}\r\n`, 405],
    ['the API by POST', `POST /api/words HTTP/1.1\r\n${HOST}\r\n`, 405],
    ['another site', get('http://other.example/pages/one'), 200],
    ['a mistake of the server', get('/broken'), 500],
    ['an object’s field as path', get('/api/__proto__'), 404],
    ['an object’s field as parameter', get('/pages/one?__proto__[x]=1&constructor=2'), 200],
    ['half a character in the path', get('/assets/%e6%b9'), 404],
    ['half a character in the query', get('/pages/one?page=%e6'), 200],
  ])('for %s gets a plain answer', async (_, bytes, status) => {
    const server = await startSmallServer();
    const answer = await server.send(bytes);
    expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    expect(answer).not.toMatch(INTERNALS);
    expect(await server.send(get('/-/health'))).toMatch(/^HTTP\/1.1 200 /);
  });

  it.each([
    ['/moved//other.example', '/other.example'],
    ['/moved//%5Cother.example', '/%5Cother.example'],
    ['/moved/x%0d%0aSet-Cookie:a=b', '/x%0d%0aSet-Cookie:a=b'],
  ])('for %s is led within the site', async (target, location) => {
    const answer = await (await startSmallServer()).send(get(target));
    expect(answer).toContain(`\r\nlocation: ${location}\r\n`);
    expect(answer).not.toMatch(/^set-cookie/im);
  });
});

describe('a connection', () => {
  it.each([
    ['never sends a whole head', 'GET / HTTP/1.1\r\nHost: a\r\nX-', 408],
    [
      'never sends the body that it announced',
      `POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 9\r\n\r\n1`,
      405,
    ],
  ])('that %s is ended', async (_, bytes, status) => {
    const limits = { headersTime: 200, requestTime: 300, checked: 50, keepAlive: 200 };
    const server = await startSmallServer({}, { limits });
    expect(await server.send(bytes)).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  });

  it('that is idle, or one too many, is ended while others are served', async () => {
    const limits = { connections: 5, idleTime: 300, keepAlive: 300 };
    const server = await startSmallServer({}, { limits });
    const ended = Array.from({ length: 20 }, () => server.send(''));
    await Promise.all(ended);
    expect(await server.send(get('/pages/one'))).toMatch(/^HTTP\/1.1 200 /);
    const metrics = await readMetrics(server.origin);
    expect(metrics).toMatch(/^http_connections_dropped_total 15$/m);
  });

  it('may be broken off in the middle of an answer', async () => {
    const server = await startSmallServer();
    for (let count = 0; count < 20; count += 1) {
      const socket = connect(server.port, '127.0.0.1', () => socket.write(get('/pages/one')));
      await new Promise((resolve) => socket.once('data', resolve));
      socket.resetAndDestroy();
    }
    expect(await server.send(get('/pages/one'))).toMatch(/^HTTP\/1.1 200 /);
  });
});
