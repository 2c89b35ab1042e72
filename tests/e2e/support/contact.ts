import type { Locator, Page } from '@playwright/test';

/** A place as the API answers. */
export interface Address {
  readonly name: string;
  readonly zipCode: string;
  readonly mobile: string;
  readonly email: string;
  readonly address: string;
  readonly url: string;
  readonly cover: string;
}

export interface ContactUs {
  readonly introduction: string;
  readonly description: string;
  readonly addresses: readonly Address[];
}

/** A place's part of the page: its heading, and what folds below it. */
export function partOf(page: Page, { name }: Pick<Address, 'name'>): Locator {
  return page
    .getByRole('main')
    .locator('details')
    .filter({ has: headingOf(page, { name }) });
}

export function headingOf(page: Page, { name }: Pick<Address, 'name'>): Locator {
  return page.getByRole('heading', { level: 2, name, exact: true });
}

/** The addresses of the pictures that are shown, in their order. */
export async function picturesInSight(page: Page): Promise<string[]> {
  return page
    .getByRole('main')
    .locator('img:visible')
    .evaluateAll((images) => images.map((image) => image.getAttribute('src') ?? ''));
}

/** The places of which the page shows what stands below their headings. */
export async function openNames(
  page: Page,
  addresses: readonly Address[],
): Promise<readonly string[]> {
  const shown = await Promise.all(
    addresses.map((place) => partOf(page, place).getByText(place.zipCode).isVisible()),
  );
  return addresses.filter((_, index) => shown[index]).map(({ name }) => name);
}
