import type { Page } from '@playwright/test';
import {
  type Address,
  type ContactUs,
  headingOf,
  openNames,
  partOf,
  picturesInSight,
} from '../e2e/support/contact.ts';
import { expect, mostlyIn, test } from './support/test.ts';

const PATH = '/about/contact-us';

mostlyIn('en', () => {
  test('every place is open, with all that it says', async ({ page, visit, api, text }) => {
    const { addresses } = await api<ContactUs>('/contact-us');
    await visit(PATH);
    await expectAllOpen(page, addresses);
    for (const place of addresses) {
      const part = partOf(page, place);
      for (const label of ['about.zipCode', 'about.email', 'about.phone', 'about.address']) {
        await expect(part.getByText(text(label), { exact: true })).toBeVisible();
      }
      await expect(part.getByText(place.address)).toBeVisible();
      await expect(part.getByRole('link', { name: place.email })).toBeVisible();
      await expect(part.getByRole('link', { name: place.mobile })).toBeVisible();
    }
  });
});

test('each place has its own picture, which fills the width', async ({ page, visit, api }) => {
  const { addresses } = await api<ContactUs>('/contact-us');
  await visit(PATH);
  for (const place of addresses) {
    const picture = partOf(page, place).locator('img:visible');
    await expect(picture).toHaveAttribute('src', place.cover);
    await picture.scrollIntoViewIfNeeded();
    await expect
      .poll(() => picture.evaluate((image) => Reflect.get(image, 'naturalWidth')))
      .toBeGreaterThan(0);
  }
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - window.innerWidth,
  );
  expect(overflow).toBeLessThanOrEqual(0);
});

test('a tap on a heading closes nothing', async ({ page, visit, api }) => {
  const { addresses } = await api<ContactUs>('/contact-us');
  await visit(PATH);
  await expectAllOpen(page, addresses);
  for (const place of addresses) {
    await headingOf(page, place).tap();
    await expectAllOpen(page, addresses);
  }
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  // A browser without scripts refuses to preload them, as it should.
  test.beforeEach(({ problems }) => problems.allow(/^csp: .*\.js$/));

  test('every place is open, and stays so', async ({ page, visit, api }) => {
    const { addresses } = await api<ContactUs>('/contact-us');
    await visit(PATH);
    await expectAllOpen(page, addresses);
    for (const place of addresses) {
      await headingOf(page, place).tap();
      await expectAllOpen(page, addresses);
    }
  });
});

async function expectAllOpen(page: Page, addresses: readonly Address[]): Promise<void> {
  await expect.poll(() => openNames(page, addresses)).toEqual(addresses.map(({ name }) => name));
  expect(await picturesInSight(page)).toEqual(addresses.map(({ cover }) => cover));
}
