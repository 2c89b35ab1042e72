import type { Page, Route } from '@playwright/test';
import { holdRequests } from './support/hold-requests.ts';
import { cardsOf, type Plant, sideLink } from './support/plants.ts';
import { expect, mostlyIn, test } from './support/test.ts';

const HOUSES = '**/api/collection/houses';

/** Goes to the list of houses by the section's menu, so that the browser makes the call. */
async function goToHouses(page: Page, name: string): Promise<void> {
  await sideLink(page, name).click();
  await expect(page).toHaveURL('/plants/houses');
}

interface FailureCase {
  readonly words: string;
  /** What the call is answered with; undefined for no answer at all. */
  readonly answer: Parameters<Route['fulfill']>[0];
  readonly key: string;
  readonly values: Readonly<Record<string, number>>;
  readonly tries: number;
}

const FAILURES_IN_WORDS: readonly FailureCase[] = [
  {
    words: 'answers with 500',
    answer: { status: 500 },
    key: 'ui.failed.http',
    values: { status: 500 },
    tries: 1,
  },
  {
    words: 'does not answer, twice',
    answer: undefined,
    key: 'ui.failed.network',
    values: {},
    tries: 2,
  },
];

const MORE_FAILURES: readonly FailureCase[] = [
  {
    words: 'answers with 404',
    answer: { status: 404 },
    key: 'ui.failed.missing',
    values: { status: 404 },
    tries: 1,
  },
  {
    words: 'answers with 503 twice',
    answer: { status: 503 },
    key: 'ui.failed.http',
    values: { status: 503 },
    tries: 2,
  },
];

for (const failure of MORE_FAILURES) declareFailure(failure);

function declareFailure({ words, answer, key, values, tries }: FailureCase): void {
  test(`a call that ${words} is told, and trying again fixes it`, async ({
    page,
    visit,
    menuName,
    text,
    calls,
    api,
    problems,
  }) => {
    problems.allow(/collection\/houses/);
    const { length } = await api<Plant[]>('/collection/houses');
    const name = await menuName('houses');
    await visit('/plants/ferns');
    await page.route(HOUSES, (route) =>
      answer === undefined ? route.abort('connectionrefused') : route.fulfill(answer),
    );
    await goToHouses(page, name);

    const alert = page.getByRole('alert');
    await expect(alert.getByRole('heading')).toHaveText(text('ui.failed.title'));
    await expect(alert).toContainText(text(key, values));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
    expect(calls).toHaveLength(tries);

    await page.unroute(HOUSES);
    await alert.getByRole('button', { name: text('ui.retry') }).click();
    await expect(cardsOf(page)).toHaveCount(Math.min(length, 20));
    await expect(alert).toHaveCount(0);
    expect(calls).toHaveLength(tries + 1);
  });
}

mostlyIn('en', () => {
  for (const failure of FAILURES_IN_WORDS) declareFailure(failure);

  test('a list on its way shows that it loads, with the rest of the page in use', async ({
    page,
    visit,
    menuName,
    text,
  }) => {
    await visit('/plants/ferns');
    const release = await holdRequests(page, HOUSES);
    const name = await menuName('houses');
    await sideLink(page, name).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
    await expect(page.getByText(text('ui.loading'))).toHaveCount(1);
    await expect(sideLink(page, name)).toHaveAttribute('aria-current', 'page');
    release();
    await expect(cardsOf(page).first()).toBeVisible();
    await expect(page.getByText(text('ui.loading'))).toHaveCount(0);
  });
});

test('no call is waited for longer than 10 s, and none is repeated after that', async ({
  page,
  visit,
  menuName,
  text,
  calls,
}) => {
  await page.clock.install();
  await visit('/plants/ferns');
  await page.route(HOUSES, () => new Promise(() => {}));
  await sideLink(page, await menuName('houses')).click();
  await expect.poll(() => calls.length).toBe(1);
  await page.clock.runFor(5_000);
  await expect(page.getByRole('alert')).toHaveCount(0);
  await page.clock.runFor(6_000);
  await expect(page.getByRole('alert')).toContainText(text('ui.failed.timeout'));
  expect(calls).toHaveLength(1);
});

test('odd and hostile answers render what they can and run nothing', async ({
  page,
  visit,
  menuName,
}) => {
  await visit('/plants/ferns');
  await page.route(HOUSES, (route) =>
    route.fulfill({
      json: [
        { id: 'a', name: 'Only a name' },
        { id: 'b', name: 'Wrong types', title: 7, introduction: ['x'], photo: {}, email: 'no' },
        null,
        {
          id: 'c',
          name: '<img src=x onerror="document.title=1">',
          introduction: '<p onclick="x()">Kept <script>document.title=2</script></p>',
          photo: 'javascript:alert(1)',
        },
      ],
    }),
  );
  await goToHouses(page, await menuName('houses'));
  await expect(cardsOf(page).first()).toContainText('Only a name');
  await expect(page.getByText('<img src=x onerror="document.title=1">')).toBeVisible();
  await expect(page.getByText('Kept', { exact: true })).toBeVisible();
  await expect(page.locator('[onclick], [src^="javascript"]')).toHaveCount(0);
  await expect(page).not.toHaveTitle(/^[12]$/);
});
