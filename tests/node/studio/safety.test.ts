import { existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { STUDIO_API, STUDIO_TOKEN } from '../../../src/core/studio/studio-api.ts';
import { listensOnLoopback } from '../../../src/node/studio/index.ts';
import { writeSite } from '../compiler/small-site.ts';
import { openStudio, PAGE } from './open-studio.ts';

const STATE = `${STUDIO_API}state`;
const JSON_TYPE = { 'content-type': 'application/json' };

describe('a call is answered to the studio’s own page alone', () => {
  test('with the token, from this machine', async () => {
    const { send, port } = await openStudio(writeSite());
    for (const host of [`127.0.0.1:${port}`, `localhost:${port}`, `[::1]:${port}`]) {
      const headers = { host, origin: `http://${host}`, 'sec-fetch-site': 'same-origin' };
      expect((await send({ path: STATE, headers })).status, host).toBe(200);
    }
  });

  test.each<[what: string, headers: (port: number) => Record<string, string | undefined>]>([
    ['without a token', () => ({ [STUDIO_TOKEN]: undefined })],
    ['with another token', () => ({ [STUDIO_TOKEN]: 'the token of that start!' })],
  ])('%s it is refused with 401', async (_, headers) => {
    const { send, port } = await openStudio(writeSite());
    expect((await send({ path: STATE, headers: headers(port) })).status).toBe(401);
  });

  test.each<[what: string, headers: (port: number) => Record<string, string | undefined>]>([
    ['a page of another site', () => ({ origin: 'https://evil.example' })],
    ['a page of another port', (port) => ({ origin: `http://127.0.0.1:${port + 1}` })],
    ['a page without an origin', () => ({ origin: 'null' })],
    ['another name of the server', (port) => ({ origin: `http://localhost:${port}` })],
    ['what the browser calls cross-site', () => ({ 'sec-fetch-site': 'cross-site' })],
    ['what the browser calls same-site', () => ({ 'sec-fetch-site': 'same-site' })],
    ['a name that was made to lead here', (port) => ({ host: `evil.example:${port}` })],
    ['one that begins as ours', (port) => ({ host: `localhost.evil.example:${port}` })],
    ['one that begins as our number', (port) => ({ host: `127.0.0.1.nip.io:${port}` })],
    ['another port’s name', (port) => ({ host: `localhost:${port + 1}` })],
    ['a name that is almost ours', (port) => ({ host: `local:${port}` })],
  ])('%s is refused with 403, for calls and the page', async (_, headers) => {
    const { send, port } = await openStudio(writeSite());
    for (const place of [STATE, PAGE]) {
      const { status, body } = await send({ path: place, headers: headers(port) });
      expect([status, body.includes('token of this start')], place).toEqual([403, false]);
    }
  });

  test('a form of another site cannot send JSON', async () => {
    const { send } = await openStudio(writeSite());
    const form = { 'content-type': 'text/plain' };
    const { status } = await send({
      method: 'POST',
      path: `${STUDIO_API}undo`,
      headers: form,
      body: '{}',
    });
    expect(status).toBe(415);
  });

  test('no other site may show, read or cache the page', async () => {
    const { send } = await openStudio(writeSite());
    const { headers } = await send({ path: STATE });
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'cross-origin-resource-policy': 'same-origin',
      'x-frame-options': 'DENY',
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
    });
    expect(headers['access-control-allow-origin']).toBeUndefined();
  });
});

describe('files are those of the site', () => {
  test.each([
    '../secret.json',
    'content/people/photo.en.png',
    'content/people/ada.md',
    'notes/ada.en.md',
    'manifests/../../secret.json',
    'manifests/../package.json',
    'manifests/./home.json',
    '/etc/passwd',
    'manifests\\..\\package.json',
    'manifests/.hidden.json',
    'manifests/a.json\0.txt',
    'package.json',
    'node_modules/a.json',
    'schemas/page.schema.json',
    'renderers/layouts/grid/index.tsx',
    'renderers/overrides/../../package.json',
    'manifests/home.txt',
    '',
  ])('%j is neither read nor edited', async (file) => {
    const { send } = await openStudio(writeSite());
    const query = new URLSearchParams({ path: file });
    expect((await send({ path: `${STUDIO_API}file?${query}` })).status).toBe(403);
    const body = JSON.stringify({ base: 1, label: 'x', changes: [{ file, text: '{}' }] });
    const edit = { method: 'POST', path: `${STUDIO_API}edit`, headers: JSON_TYPE, body };
    expect((await send(edit)).status).toBe(403);
  });

  test('a link that leads out of the site is not followed', async () => {
    const root = writeSite();
    const outside = mkdtempSync(path.join(tmpdir(), 'outside-'));
    onTestFinished(() => rmSync(outside, { recursive: true }));
    writeFileSync(path.join(outside, 'secret.json'), '{ "secret": true }');
    symlinkSync(outside, path.join(root, 'manifests/linked'));
    symlinkSync(path.join(outside, 'secret.json'), path.join(root, 'manifests/alias.json'));
    const { send } = await openStudio(root);
    for (const file of ['manifests/linked/secret.json', 'manifests/alias.json']) {
      const { status, body } = await send({ path: `${STUDIO_API}file?path=${file}` });
      expect([status, body.includes('"secret": true')], file).toEqual([403, false]);
    }
    const body = JSON.stringify({
      base: 1,
      label: 'x',
      changes: [{ file: 'manifests/linked/new.json', text: '{}' }],
    });
    const edit = { method: 'POST', path: `${STUDIO_API}edit`, headers: JSON_TYPE, body };
    expect((await send(edit)).status).toBe(403);
    expect(existsSync(path.join(outside, 'new.json'))).toBe(false);
    expect(readFileSync(path.join(outside, 'secret.json'), 'utf8')).toContain('true');
  });

  test.each(['../../package.json', '%2e%2e/%2e%2e/package.json', 'assets/../../../package.json'])(
    'the page’s files are its own: %s',
    async (name) => {
      const { send } = await openStudio(writeSite());
      const { status, body } = await send({ path: PAGE + name });
      expect([status, body.includes('"dependencies"')]).toEqual([404, false]);
    },
  );
});

test.each<[host: string | boolean | undefined, isOn: boolean]>([
  [undefined, true],
  ['localhost', true],
  ['127.0.0.1', true],
  ['::1', true],
  [true, false],
  ['0.0.0.0', false],
  ['::', false],
  ['192.168.0.7', false],
  ['example.org', false],
])('a server that listens at %s has a studio: %s', (host, isOn) => {
  expect(listensOnLoopback(host)).toBe(isOn);
});
