import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createServer, request as httpRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CONTENT_EDITOR, createContentEditor, editorFolder } from '../../../src/node/cms/index.ts';
import { compile } from '../../../src/node/compiler/index.ts';

const SITE = path.resolve(import.meta.dirname, '../../sites/museum');
const root = mkdtempSync(path.join(realpathSync(tmpdir()), 'content-editor-'));
const { compiled } = compile(SITE);
/** What the registry gives: nothing at first, and then the editor's files. */
let isRegistryAway = true;
const editor = createContentEditor(
  root,
  () => compiled,
  async () => {
    if (isRegistryAway) throw new Error('the registry does not answer');
    mkdirSync(editorFolder(root), { recursive: true });
    for (const name of ['decap-cms.js', 'decap-cms.js.LICENSE.txt']) {
      writeFileSync(path.join(editorFolder(root), name), '// the editor');
    }
  },
);
const server = createServer((request, response) => {
  request.originalUrl = request.url;
  request.url = (request.url ?? '').slice(CONTENT_EDITOR.length) || '/';
  editor(request, response);
});
let port = 0;

interface Answer {
  readonly status: number;
  readonly body: string;
  readonly headers: NodeJS.Dict<string | string[]>;
}

/** Asks as a browser or another program would, whatever headers a browser would not let a page set. */
function ask(url: string, headers: Record<string, string> = {}, body?: string): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const method = body === undefined ? 'GET' : 'POST';
    const options = { port, path: CONTENT_EDITOR + url, method, headers };
    const asked = httpRequest(options, (response) => {
      let text = '';
      response.on('data', (chunk) => {
        text += chunk;
      });
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, body: text, headers: response.headers }),
      );
    });
    asked.on('error', reject);
    asked.end(body);
  });
}

beforeAll(async () => {
  for (const folder of ['manifests', 'content', 'media', 'renderers']) {
    cpSync(path.join(SITE, folder), path.join(root, folder), { recursive: true });
  }
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  port = (server.address() as AddressInfo).port;
});
afterAll(() => {
  server.close();
  rmSync(root, { recursive: true });
});

const CALL = JSON.stringify({ action: 'getEntry', params: { path: 'content/welcome.en.md' } });

test('the page says how the editor is fetched while it is not there', async () => {
  const { status, body } = await ask('/');
  expect(status).toBe(200);
  expect(body).toContain('npx colophon cms --fetch');
  expect((await ask('/decap-cms.js')).status).toBe(404);
});

test('its own page fetches the editor, and says why where it cannot', async () => {
  const own = {
    host: `localhost:${port}`,
    origin: `http://localhost:${port}`,
    'content-type': 'application/json',
  };
  const { body } = await ask('/');
  const url = /data-api="[^"]*(\/fetch\?token=[\w-]+)"/.exec(body)?.[1] ?? '';
  expect((await ask('/fetch.js')).status).toBe(200);
  const elsewhere = await ask(url, { ...own, origin: 'https://elsewhere.example' }, '{}');
  expect(elsewhere.status).toBe(403);
  expect((await ask('/fetch?token=guessed', own, '{}')).status).toBe(403);
  const failed = await ask(url, own, '{}');
  expect(failed.status).toBe(500);
  expect(JSON.parse(failed.body).error).toBe('the registry does not answer');
  isRegistryAway = false;
  expect((await ask(url, own, '{}')).status).toBe(200);
  expect((await ask('/decap-cms.js')).body).toBe('// the editor');
});

describe('the editor', () => {
  let token = '';
  const own = (): Record<string, string> => ({
    host: `localhost:${port}`,
    origin: `http://localhost:${port}`,
    'content-type': 'application/json',
  });
  const call = (headers: Record<string, string>, given = token, body = CALL) =>
    ask(`/api?token=${given}`, headers, body);

  beforeAll(async () => {
    const { body } = await ask('/');
    token = /token=([\w-]+)/.exec(body)?.[1] ?? '';
    expect(token.length).toBeGreaterThan(20);
  });

  test('reads the files of the site for its own page', async () => {
    const { status, body } = await call(own());
    expect(status).toBe(200);
    expect(JSON.parse(body).data).toBe(
      readFileSync(path.join(root, 'content/welcome.en.md'), 'utf8'),
    );
  });

  test.each<[string, (headers: Record<string, string>) => Record<string, string>]>([
    ['a page of another site', (own) => ({ ...own, origin: 'https://elsewhere.example' })],
    ['a page of another port', (own) => ({ ...own, origin: 'http://localhost:1' })],
    ['a page that hides where it is from', (own) => ({ ...own, origin: 'null' })],
    ['a form', (own) => ({ ...own, 'content-type': 'text/plain' })],
    [
      'a name that leads to this machine',
      (own) => ({ ...own, host: 'rebound.example', origin: 'http://rebound.example' }),
    ],
    [
      'a program without an origin',
      ({ host = '' }) => ({ host, 'content-type': 'application/json' }),
    ],
  ])('refuses %s', async (_, change) => {
    expect((await call(change(own()))).status).toBe(403);
  });

  test('refuses a page of an earlier start, and one without a token', async () => {
    expect((await call(own(), `${token}x`)).status).toBe(403);
    expect((await call(own(), '')).status).toBe(403);
    expect((await call(own(), token)).status).toBe(200);
  });

  test('lets no script read the page, which holds the token', async () => {
    expect((await ask('/', { 'sec-fetch-mode': 'cors' })).status).toBe(404);
    expect((await ask('/', { 'sec-fetch-mode': 'navigate' })).status).toBe(200);
    expect((await ask('/', { host: 'rebound.example' })).status).toBe(403);
  });

  test('has a policy of its own, and leads to the folder', async () => {
    const { headers } = await ask('/');
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    expect((await ask('')).headers.location).toBe(`${CONTENT_EDITOR}/`);
  });

  test('says what is wrong with a call', async () => {
    const refused = JSON.stringify({ action: 'getEntry', params: { path: 'manifests/site.json' } });
    const { status, body } = await call(own(), token, refused);
    expect([status, JSON.parse(body).error]).toEqual([
      403,
      "manifests/site.json is no file of the site's content or media",
    ]);
    expect((await call(own(), token, 'no JSON')).status).toBe(500);
  });

  test('asks for fields that headings name to be moved first', async () => {
    const file = path.join(root, 'content/objects/chest.en.md');
    const text = readFileSync(file, 'utf8');
    writeFileSync(file, '---\nname: Chest\n---\n\n# description\n\nOld.\n');
    const { body } = await ask('/');
    writeFileSync(file, text);
    expect(body).toContain('npx colophon migrate');
    expect(body).toContain('content/objects/chest.en.md');
  });
});
