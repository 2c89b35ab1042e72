import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Browser } from 'playwright';
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { exportSite } from '../../src/node/export/export-site.ts';
import { createSiteServer } from '../../src/node/server/site-server.ts';
import { launchBrowser } from '../browser/launch-browser.ts';
import { HOSTILE_HEADERS, OF_THE_SITE, SAID_TYPES } from '../hostile/hostile-answers.ts';
import { ask } from './ask.ts';
import { ORIGIN, ROOT } from './export-once.ts';
import { provideNginx } from './provide-nginx.ts';
import { type RunningNginx, startNginx } from './run-nginx.ts';

const PAGE = '/people/staffs';
const CALL = '/api/peoples/staffs';
/** What would run in the site's origin, if anybody ran it. */
const SCRIPT = 'alert(document.domain)';
/** What the API says since the site was exported. */
const NEWER = 'Somebody Who Came Later';

type Staff = { readonly name: string }[];

let state: 'as exported' | 'newer' | 'away' | 'hostile';
/** What a hostile API says with its answer. */
let said: Readonly<Record<string, string>> = {};
let saidStatus = 200;
let nginx: RunningNginx;
let browser: Browser;
const exported = mkdtempSync(path.join(tmpdir(), 'export-live-'));
const content = createSiteServer(ROOT, { apiOrigin: undefined });
const api = createServer(async (request, response) => {
  if (state === 'away') return void response.destroy();
  if (state === 'hostile') return void response.writeHead(saidStatus, said).end(SCRIPT);
  const language = request.headers['accept-language'] ?? '';
  const answer = await (await content).fetch(
    new Request(`http://api.test${request.url}`, { headers: { 'Accept-Language': language } }),
  );
  const body = await answer.text();
  response.writeHead(answer.status, { 'Content-Type': 'application/json' });
  response.end(state === 'newer' && request.url === CALL ? withNewer(body) : body);
});

beforeAll(async () => {
  state = 'as exported';
  api.listen(0, '127.0.0.1');
  await once(api, 'listening');
  const apiOrigin = `http://127.0.0.1:${(api.address() as AddressInfo).port}`;
  const log = () => undefined;
  await exportSite({
    root: ROOT,
    out: exported,
    origin: ORIGIN,
    apiOrigin,
    isCompressed: false,
    log,
  });
  nginx = await startNginx({ nginx: await provideNginx(), exported, server: 'static.conf' });
  const launched = await launchBrowser();
  if (launched === undefined) throw new Error('There is no browser; npm test installs one');
  browser = launched;
});
afterAll(async () => {
  await browser?.close();
  await nginx?.stop();
  api.closeAllConnections();
  api.close();
  rmSync(exported, { recursive: true, force: true });
});
beforeEach(() => {
  state = 'as exported';
});

test('an exported page shows what the API has said since then', async () => {
  const [before] = await askStaffs();
  state = 'newer';
  const html = await (await fetch(nginx.origin + PAGE)).text();
  expect(html).toContain(before?.name);
  expect(html).not.toContain(NEWER);
  const { page, problems } = await open();
  await page.getByRole('main').getByText(NEWER).waitFor();
  expect(
    await page
      .getByRole('main')
      .getByText(before?.name ?? '')
      .count(),
  ).toBe(0);
  expect(problems).toEqual([]);
});

test('and stays as it was exported where the API is away', async () => {
  const [before] = await askStaffs();
  state = 'away';
  const { page, problems } = await open();
  const name = page.getByRole('main').getByText(before?.name ?? '', { exact: true });
  await name.first().waitFor();
  expect(await page.getByRole('alert').count()).toBe(0);
  // A page within the site is made of the answers that were exported.
  await page.getByRole('banner').locator('a[href^="/"]').first().click();
  await page.waitForURL('/');
  await page.waitForLoadState('networkidle');
  expect(await page.getByRole('alert').count()).toBe(0);
  await page.goBack();
  await name.first().waitFor();
  expect(problems).toEqual([]);
});

describe('a hostile API', () => {
  const askHostile = (headers: Readonly<Record<string, string>>, status = 200) => {
    state = 'hostile';
    said = headers;
    saidStatus = status;
    return ask(nginx.origin, CALL);
  };

  test.each(SAID_TYPES)('that says %s has its answer sent as %s', async (type, sent, opened) => {
    const { headers, body } = await askHostile({
      'Content-Type': type,
      'Content-Disposition': 'inline; filename="a.html"',
      'Content-Security-Policy': "default-src * 'unsafe-inline'",
    });
    expect(headers['content-type']?.toLowerCase()).toBe(sent);
    expect(headers['content-disposition']).toBe(opened);
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['content-security-policy']).toMatch(/^default-src 'none'; .*sandbox$/);
    expect(body.toString()).toBe(SCRIPT);
  });

  test('speaks for nothing but its answer', async () => {
    const { headers } = await askHostile(HOSTILE_HEADERS);
    const names = Object.keys(headers).filter((name) => !OF_THE_SITE.includes(name));
    expect(names.sort()).toEqual([
      ...['cache-control', 'etag', 'server', 'strict-transport-security', 'x-total'],
    ]);
    // nginx says that it is nginx, and for how long the site asks for https.
    expect(headers.server).toBe('nginx');
    expect(headers['strict-transport-security']).not.toBe('max-age=0');
    expect(headers['x-frame-options']).toBe('DENY');
  });

  test.each(['/', '//elsewhere.example/', '/api/other', 'https://elsewhere.example/'])(
    'leads nobody to %s: what was exported stands in',
    async (location) => {
      const { status, headers, body } = await askHostile({ Location: location }, 302);
      expect([status, headers.location]).toEqual([200, undefined]);
      expect(JSON.parse(body.toString()).length).toBeGreaterThan(1);
    },
  );

  test('that fails, and says what it likes of it, is not heard', async () => {
    const { status, headers } = await askHostile({ 'Content-Type': 'text/html' }, 500);
    expect([status, headers['content-type']]).toEqual([200, 'application/json']);
  });
});

async function askStaffs(): Promise<Staff> {
  return (await fetch(nginx.origin + CALL)).json() as Promise<Staff>;
}

function withNewer(body: string): string {
  const [first, ...others] = JSON.parse(body) as Staff;
  return JSON.stringify([{ ...first, name: NEWER }, ...others]);
}

async function open() {
  const context = await browser.newContext({ baseURL: nginx.origin });
  onTestFinished(() => context.close());
  const page = await context.newPage();
  const problems: string[] = [];
  page.on('pageerror', ({ message }) => problems.push(message));
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(message.text());
  });
  await page.goto(PAGE, { waitUntil: 'networkidle' });
  return { page, problems };
}
