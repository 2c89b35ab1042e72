import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { sendJson, startServer } from '../../core/requests/api-server.ts';
import { ARRAY } from './start-backend.ts';
import { addPage, copyProject } from './temporary-project.ts';

let root: string;

beforeEach(() => {
  root = copyProject();
  const file = path.join(root, 'manifests/site.json');
  const site = JSON.parse(readFileSync(file, 'utf8'));
  const headers = { 'X-Edition': 'public' };
  const secretHeaders = { Authorization: 'API_AUTHORIZATION' };
  const { base, languageHeader, ...rest } = site.api;
  const api = { base, languageHeader, headers, secretHeaders, ...rest };
  writeFileSync(file, JSON.stringify({ ...site, api }));
});

/** A backend that answers only those who have its login. */
const startClosed = () =>
  startServer(({ url = '', headers }, response) => {
    if (headers.authorization !== 'Bearer 17') return sendJson(response, {}, 401);
    if (url === '/api/moved') response.writeHead(302, { location: '/api/persons' }).end();
    else sendJson(response, ARRAY[url] ?? {}, url in ARRAY ? 200 : 404);
  });

const newPage = (origin: string, endpoint: string) => {
  const order = ['plants/newcomers', '--from', `${origin}/api${endpoint}`, '--describe'];
  return addPage(root, ...order, '--title', 'zh=新页', '--title', 'en=New page');
};

describe('a page made of the answer of a backend with a login', () => {
  test('is asked for with the headers that site.json names, its details too', async () => {
    vi.stubEnv('API_AUTHORIZATION', 'Bearer 17');
    const { origin, requests } = await startClosed();
    const { status, stderr } = await newPage(origin, '/persons');
    expect([status, stderr]).toEqual([0, '']);
    expect(requests.map(({ url }) => url)).toContain('/api/persons/1');
    expect(new Set(requests.map(({ headers }) => headers['x-edition']))).toEqual(
      new Set(['public']),
    );
  });

  test.each([
    ['', 'answers with status 401; set API_AUTHORIZATION, as "secretHeaders" of site.json says'],
    ['Bearer 18', 'answers with status 401; name its login in "secretHeaders" of site.json'],
    ['Bearer\n17', 'API_AUTHORIZATION cannot be a header'],
  ])('is refused with %j in the environment, which no message has in it', async (value, words) => {
    vi.stubEnv('API_AUTHORIZATION', value);
    const { origin } = await startClosed();
    const { status, stderr } = await newPage(origin, '/persons');
    expect([status, stderr.includes(words), stderr]).toEqual([1, true, stderr]);
    expect(stderr).not.toMatch(/Bearer/);
  });

  test('is asked for nowhere else', async () => {
    vi.stubEnv('API_AUTHORIZATION', 'Bearer 17');
    const { origin, requests } = await startClosed();
    const { stderr } = await newPage(origin, '/moved');
    expect(stderr).toContain('answers with status 302');
    expect(requests.map(({ url }) => url)).toEqual(['/api/moved']);
  });
});
