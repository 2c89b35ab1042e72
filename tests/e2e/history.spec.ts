import type { Page, Route } from '@playwright/test';
import type { ApiCall } from './support/calls.ts';
import { personAt } from './support/choose-person.ts';
import { cardsOf, type Person, sideLink } from './support/people.ts';
import { scrollPosition, showAll } from './support/scrolling.ts';
import { untilShown } from './support/settle.ts';
import { expect, test } from './support/test.ts';

const FELLOWS = '/people/faculty-fellows';
const ENDPOINT = '/peoples/faculty-fellows';

test('the way back shows the list as long and as far down as it was left', async ({
  page,
  visit,
  api,
  calls,
  menuName,
}) => {
  const people = await api<Person[]>(ENDPOINT);
  await visit('/people/staffs');
  const fellows = await menuName('facultyFellows');
  await sideLink(page, fellows).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(fellows);
  await expectListKept(page, people, calls);
});

test('the way back to the first page of a visit keeps the list too', async ({
  page,
  visit,
  api,
  calls,
}) => {
  const people = await api<Person[]>(ENDPOINT);
  await visit(FELLOWS);
  await expectListKept(page, people, calls);
});

test('a new visit to a list starts at its top, with fresh data', async ({
  page,
  visit,
  api,
  calls,
  menuName,
}) => {
  const people = await api<Person[]>(ENDPOINT);
  await visit(FELLOWS);
  await showAll(page, people.length);
  await sideLink(page, await menuName('staffs')).click();
  await expect(page).toHaveURL('/people/staffs');
  await sideLink(page, await menuName('facultyFellows')).click();
  await expect(page).toHaveURL(FELLOWS);
  await expect(cardsOf(page)).toHaveCount(20);
  expect(await scrollPosition(page)).toBe(0);
  expect(calls.map(({ address }) => address)).toEqual([
    '/peoples/staffs',
    '/peoples/faculty-fellows',
  ]);
});

test('leaving a page gives up its call, and a late answer changes nothing', async ({
  page,
  visit,
  api,
  menuName,
}) => {
  const invited = personAt(await api<Person[]>('/peoples/invited-fellows'));
  const late = await holdBack(page, '**/api/peoples/staffs');
  await visit('/people/visiting-fellows');
  const givenUp = page.waitForEvent('requestfailed', (request) =>
    request.url().endsWith('/peoples/staffs'),
  );
  await sideLink(page, await menuName('staffs')).click();
  await late.asked;
  await sideLink(page, await menuName('invitedFellows')).click();
  await expect(cardsOf(page).first()).toContainText(invited.name);
  expect((await givenUp).failure()?.errorText).toBe('net::ERR_ABORTED');
  await late.answer([{ id: 'late', name: 'Too Late' }]);
  await expect(cardsOf(page).first()).toContainText(invited.name);
  await expect(page.getByText('Too Late')).toHaveCount(0);
  await expect(page).toHaveURL('/people/invited-fellows');
});

test('of two answers for one list the later call wins, whichever comes last', async ({
  page,
  visit,
  menuName,
}) => {
  await page.addInitScript(ignoreAborts);
  const late = await holdBack(page, '**/api/peoples/staffs');
  await visit('/people/visiting-fellows');
  const [staff, invited] = [await menuName('staffs'), await menuName('invitedFellows')];
  await sideLink(page, staff).click();
  await late.asked;
  await sideLink(page, invited).click();
  await expect(cardsOf(page).first()).toBeVisible();
  await page.route('**/api/peoples/staffs', (route) =>
    route.fulfill({ json: [{ id: 'new', name: 'The Newer Answer' }] }),
  );
  await sideLink(page, staff).click();
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
async function expectListKept(page: Page, people: readonly Person[], calls: ApiCall[]) {
  const { name } = personAt(people, 35);
  const link = page.getByRole('link', { name, exact: true });
  await expect(page).toHaveURL(FELLOWS);
  await expect(cardsOf(page).first()).toContainText(personAt(people).name);
  await showAll(page, people.length);
  await link.scrollIntoViewIfNeeded();
  const before = await scrollPosition(page);
  expect(before).toBeGreaterThan(1000);
  await link.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  await expect.poll(() => scrollPosition(page)).toBe(0);
  calls.length = 0;

  await page.goBack();
  await expect(cardsOf(page)).toHaveCount(people.length);
  await expect.poll(() => scrollPosition(page)).toBe(before);
  await page.goForward();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  expect(calls).toEqual([]);
}
