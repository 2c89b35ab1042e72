import type { Page } from '@playwright/test';
import {
  type Address,
  type ContactUs,
  headingOf,
  openNames,
  partOf,
  picturesInSight,
} from '../e2e/support/contact.ts';
import { paragraphsOf } from '../e2e/support/rich-text.ts';
import { expect, mostlyIn, test } from './support/test.ts';

const PATH = '/about/contact-us';

mostlyIn('zh', () => {
  test('the page shows the introduction and all the places', async ({
    page,
    visit,
    api,
    menuName,
    calls,
  }) => {
    const { introduction, description, addresses } = await api<ContactUs>('/contact-us');
    await visit(PATH);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(await menuName('contactUs'));
    for (const paragraph of paragraphsOf(introduction + description)) {
      await expect(page.getByRole('main')).toContainText(paragraph);
    }
    await expect(page.locator('main summary').getByRole('heading', { level: 2 })).toHaveText(
      addresses.map(({ name }) => name),
    );
    // The first HTML brought all of it.
    expect(calls).toEqual([]);
  });

  test('a page whose data is gone is not there, and does not say that it is', async ({
    page,
    visit,
    text,
    menuName,
    problems,
  }) => {
    problems.allow(/404/);
    await page.route('**/api/contact-us', (route) => route.fulfill({ status: 404 }));
    await visit('/about/about-us');
    await page
      .getByRole('main')
      .getByRole('link', { name: await menuName('contactUs') })
      .click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText([text('ui.notFound.title')]);
  });

  test('each place says its postcode, email, telephone and address', async ({
    page,
    visit,
    api,
    text,
  }) => {
    const { addresses } = await api<ContactUs>('/contact-us');
    await visit(PATH);
    for (const [index, place] of addresses.entries()) {
      if (index > 0) await headingOf(page, place).click();
      const part = partOf(page, place);
      for (const [label, value] of [
        ['about.zipCode', place.zipCode],
        ['about.email', place.email],
        ['about.phone', place.mobile],
        ['about.address', place.address],
      ] as const) {
        const line = part.getByRole('paragraph').filter({ hasText: text(label) });
        await expect(line.getByText(value).first()).toBeVisible();
      }
      await expect(part.getByRole('link', { name: place.email })).toHaveAttribute(
        'href',
        `mailto:${place.email}`,
      );
      await expect(part.getByRole('link', { name: place.mobile })).toHaveAttribute(
        'href',
        `tel:${place.mobile.replace(/[^+\d]/g, '')}`,
      );
    }
  });

  test('the address opens its map in a tab of its own, and says so', async ({
    page,
    visit,
    api,
    text,
    problems,
  }) => {
    const { addresses } = await api<ContactUs>('/contact-us');
    // The maps are elsewhere, out of the reach of tests; what counts is that they are asked for.
    for (const { url } of addresses) problems.allow(new RegExp(new URL(url).host));
    await visit(PATH);
    for (const [index, place] of addresses.entries()) {
      if (index > 0) await headingOf(page, place).click();
      const link = partOf(page, place).getByRole('link', {
        name: `${place.address} (${text('ui.opensInNewWindow')})`,
      });
      const asked = page.context().waitForEvent('request', (made) => made.url() === place.url);
      const [tab] = await Promise.all([page.waitForEvent('popup'), link.click()]);
      await asked;
      await tab.close();
      await expect(page).toHaveURL(PATH);
    }
  });
});

test('the first place is open, and opening one closes the others and shows its picture', async ({
  page,
  visit,
  api,
}) => {
  const { addresses } = await api<ContactUs>('/contact-us');
  expect(addresses.length).toBeGreaterThan(2);
  await visit(PATH);
  await expectOpen(page, addresses, 0);
  for (const place of [1, 2, 0]) {
    await headingOf(page, addresses[place] ?? { name: '' }).click();
    await expectOpen(page, addresses, place);
  }
});

test('the keyboard opens a place too', async ({ page, visit, api }) => {
  const { addresses } = await api<ContactUs>('/contact-us');
  await visit(PATH);
  const first = partOf(page, addresses[0] ?? { name: '' });
  await first.locator('summary').focus();
  for (let stop = 0; stop < 3; stop += 1) await page.keyboard.press('Tab');
  await expect(first.getByRole('link').last()).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expectOpen(page, addresses, 1);
  await page.keyboard.press('Tab');
  await expect(
    partOf(page, addresses[1] ?? { name: '' })
      .getByRole('link')
      .first(),
  ).toBeFocused();
});

test('closing the open place leaves its picture', async ({ page, visit, api }) => {
  const { addresses } = await api<ContactUs>('/contact-us');
  await visit(PATH);
  await headingOf(page, addresses[1] ?? { name: '' }).click();
  await expectOpen(page, addresses, 1);
  await headingOf(page, addresses[1] ?? { name: '' }).click();
  await expect.poll(() => openNames(page, addresses)).toEqual([]);
  expect(await picturesInSight(page)).toEqual([addresses[1]?.cover]);
});

test('the chosen place stays the chosen one across the width of a phone', async ({
  page,
  visit,
  api,
}) => {
  const { addresses } = await api<ContactUs>('/contact-us');
  await visit(PATH);
  await headingOf(page, addresses[1] ?? { name: '' }).click();
  await expectOpen(page, addresses, 1);
  for (let turn = 0; turn < 2; turn += 1) {
    await page.setViewportSize({ width: 1024, height: 900 });
    await expect.poll(() => openNames(page, addresses)).toEqual(addresses.map(({ name }) => name));
    expect(await picturesInSight(page)).toEqual(addresses.map(({ cover }) => cover));
    await page.setViewportSize({ width: 1025, height: 900 });
    await expectOpen(page, addresses, 1);
  }
  await headingOf(page, addresses[2] ?? { name: '' }).click();
  await expectOpen(page, addresses, 2);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  // A browser without scripts refuses to preload them, as it should.
  test.beforeEach(({ problems }) => problems.allow(/^csp: .*\.js$/));

  test('places open, one at a time', async ({ page, visit, api }) => {
    const { addresses } = await api<ContactUs>('/contact-us');
    await visit(PATH);
    await expectOpen(page, addresses, 0);
    for (const place of [1, 2]) {
      await headingOf(page, addresses[place] ?? { name: '' }).click();
      await expect.poll(() => openNames(page, addresses)).toEqual([addresses[place]?.name]);
    }
  });
});

/** One place is open, and its picture is the only one. */
async function expectOpen(page: Page, addresses: readonly Address[], place: number) {
  await expect.poll(() => openNames(page, addresses)).toEqual([addresses[place]?.name]);
  await expect.poll(() => picturesInSight(page)).toEqual([addresses[place]?.cover]);
}
