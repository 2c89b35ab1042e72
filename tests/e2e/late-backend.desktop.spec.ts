import path from 'node:path';
import { compileRight } from '../compile-right.ts';
import { type FaultySite, loadAnswers, startFaultySite } from '../faults/faulty-site.ts';
import { SERVED_GARDEN } from '../garden/make-garden.ts';
import { expect, test } from './support/test.ts';
import { textOf } from './support/texts.ts';

const PATH = '/plants/houses';
const CALL = '/api/collection/houses';

let site: FaultySite;

test.beforeAll(async () => {
  const { compiled } = compileRight(SERVED_GARDEN);
  const content = path.join(SERVED_GARDEN, 'content');
  const answers = loadAnswers(compiled.site, content, SERVED_GARDEN);
  site = await startFaultySite(compiled.site, answers, SERVED_GARDEN);
});
test.afterAll(() => site.stop());
test.afterEach(() => site.setFault(undefined));

const hang = () =>
  site.setFault({ isFor: ({ pathname }) => pathname === CALL, play: () => undefined });

test('a page whose backend hangs is one that cannot be had yet, for who may list or keep it', async ({
  request,
}) => {
  hang();
  const answer = await request.get(site.origin + PATH);
  const { 'cache-control': cacheControl, 'retry-after': retry } = answer.headers();
  expect([answer.status(), cacheControl, retry]).toEqual([503, 'no-store', '30']);
  const html = await answer.text();
  expect(html).toContain('aria-busy="true"');
  expect(html).toMatch(/<meta name="robots" content="noindex[^"]*">/);
});

test('and for a reader one that fills by itself, once the backend answers the browser', async ({
  page,
  problems,
}) => {
  problems.allow(/503/);
  hang();
  const main = page.getByRole('main');
  const arrival = await page.goto(site.origin + PATH, { waitUntil: 'commit' });
  site.setFault(undefined);
  expect(arrival?.status()).toBe(503);
  await expect(main.getByRole('heading', { level: 2 }).first()).toBeVisible();
  await expect(main.locator('[aria-busy]')).toHaveCount(0);
  await expect(page.getByText(textOf('zh', 'ui.failed.title'))).toHaveCount(0);
});

test('menus that do not come are those that came before', async ({ request }) => {
  const menuOf = async () => {
    const html = await (await request.get(`${site.origin}${PATH}`)).text();
    return html.slice(html.indexOf('<header'), html.indexOf('</header>'));
  };
  const before = await menuOf();
  site.setFault({
    isFor: ({ pathname }) => pathname.includes('/nav'),
    play: async ({ response }) => {
      response.writeHead(500).end();
    },
  });
  // For that long those that came last are not asked for anew.
  await new Promise((resolve) => setTimeout(resolve, 2100));
  expect(await menuOf()).toBe(before);
});
