import type { Page, Route } from '@playwright/test';
import type { ApiCall } from './support/calls.ts';
import { plantAt } from './support/choose-plant.ts';
import { holdRequests } from './support/hold-requests.ts';
import { SCRIPTS } from './support/hold-scripts.ts';
import { cardsOf, type Plant, sideLink } from './support/plants.ts';
import { scrollPosition, showAll } from './support/scrolling.ts';
import { untilShown } from './support/settle.ts';
import { expect, test } from './support/test.ts';

const TREES = '/plants/trees';
const ENDPOINT = '/collection/trees';

test('the way back shows the list as long and as far down as it was left', async ({
  page,
  visit,
  api,
  calls,
  menuName,
}) => {
  const plants = await api<Plant[]>(ENDPOINT);
  await visit('/plants/houses');
  const trees = await menuName('trees');
  await sideLink(page, trees).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(trees);
  await expectSameList(page, plants, calls);
});

test('the way back to the first page of a visit keeps the list too', async ({
  page,
  visit,
  api,
  calls,
}) => {
  const plants = await api<Plant[]>(ENDPOINT);
  await visit(TREES);
  await expectSameList(page, plants, calls);
});

test('the way back from a page that is loaded anew, before it answers, shows the page there', async ({
  page,
  visit,
  menuName,
}) => {
  await visit('/plants/houses');
  const trees = await menuName('trees');
  const heading = page.getByRole('heading', { level: 1 });
  const before = await heading.textContent();
  await sideLink(page, trees).click();
  await expect(heading).toHaveText(trees);
  const release = await holdRequests(page, SCRIPTS);
  await page.reload();
  await expect(heading).toHaveText(trees);
  await page.evaluate(() => window.history.back());
  await expect(page).toHaveURL(/\/plants\/houses/);
  release();
  await expect(page.locator('#root[data-reactive]')).toBeAttached();
  await expect(heading).toHaveText(before ?? '');
});

test('a new visit to a list starts at its top, with fresh data', async ({
  page,
  visit,
  api,
  calls,
  menuName,
}) => {
  const plants = await api<Plant[]>(ENDPOINT);
  await visit(TREES);
  await showAll(page, plants.length);
  await sideLink(page, await menuName('houses')).click();
  await expect(page).toHaveURL('/plants/houses');
  await sideLink(page, await menuName('trees')).click();
  await expect(page).toHaveURL(TREES);
  await expect(cardsOf(page)).toHaveCount(20);
  expect(await scrollPosition(page)).toBe(0);
  expect(calls.map(({ url }) => url)).toEqual(['/collection/houses', '/collection/trees']);
});

test('leaving a page gives up its call, and a late answer changes nothing', async ({
  page,
  visit,
  api,
  menuName,
}) => {
  const fern = plantAt(await api<Plant[]>('/collection/ferns'));
  const late = await holdBack(page, '**/api/collection/houses');
  await visit('/plants/shrubs');
  const givenUp = page.waitForEvent('requestfailed', (request) =>
    request.url().endsWith('/collection/houses'),
  );
  await sideLink(page, await menuName('houses')).click();
  await late.asked;
  await sideLink(page, await menuName('ferns')).click();
  await expect(cardsOf(page).first()).toContainText(fern.name);
  expect((await givenUp).failure()?.errorText).toBe('net::ERR_ABORTED');
  await late.answer([{ id: 'late', name: 'Too Late' }]);
  await expect(cardsOf(page).first()).toContainText(fern.name);
  await expect(page.getByText('Too Late')).toHaveCount(0);
  await expect(page).toHaveURL('/plants/ferns');
});

test('of two answers for one list the later call wins, whichever comes last', async ({
  page,
  visit,
  menuName,
}) => {
  await page.addInitScript(ignoreAborts);
  const late = await holdBack(page, '**/api/collection/houses');
  await visit('/plants/shrubs');
  const [house, fern] = [await menuName('houses'), await menuName('ferns')];
  await sideLink(page, house).click();
  await late.asked;
  await sideLink(page, fern).click();
  await expect(cardsOf(page).first()).toBeVisible();
  await page.route('**/api/collection/houses', (route) =>
    route.fulfill({ json: [{ id: 'new', name: 'The Newer Answer' }] }),
  );
  await sideLink(page, house).click();
  await expect(cardsOf(page)).toHaveText([/The Newer Answer/]);
  await late.answer([{ id: 'late', name: 'Too Late' }]);
  await untilShown(page);
  await expect(cardsOf(page)).toHaveText([/The Newer Answer/]);
});

/** Holds the first call back until its answer is given. */
async function holdBack(page: Page, call: string) {
  let held: Route | undefined;
  let tell = () => {};
  const asked = new Promise<void>((resolve) => {
    tell = resolve;
  });
  await page.route(
    call,
    (route) => {
      held = route;
      tell();
    },
    { times: 1 },
  );
  return {
    asked,
    answer: async (json: unknown) => {
      // The browser may have given the call up; then there is nobody to answer.
      await held?.fulfill({ json }).catch(() => undefined);
      await (await held?.request().response())?.finished();
    },
  };
}

/** A browser in which giving a call up comes too late: its answer arrives all the same. */
function ignoreAborts(): void {
  const { fetch } = window;
  window.fetch = (input, init) =>
    input instanceof Request
      ? fetch(input.url, { headers: input.headers })
      : fetch(input, { ...init, signal: null });
}

/** Goes down a list, into a detail, back and forth again; nothing is asked on these ways. */
async function expectSameList(page: Page, plants: readonly Plant[], calls: ApiCall[]) {
  const { name } = plantAt(plants, 35);
  const link = page.getByRole('link', { name, exact: true });
  await expect(page).toHaveURL(TREES);
  await expect(cardsOf(page).first()).toContainText(plantAt(plants).name);
  await showAll(page, plants.length);
  await link.scrollIntoViewIfNeeded();
  const before = await scrollPosition(page);
  expect(before).toBeGreaterThan(1000);
  await link.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  await expect.poll(() => scrollPosition(page)).toBe(0);
  calls.length = 0;

  await page.goBack();
  await expect(cardsOf(page)).toHaveCount(plants.length);
  await expect.poll(() => scrollPosition(page)).toBe(before);
  await page.goForward();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  expect(calls).toEqual([]);
}
