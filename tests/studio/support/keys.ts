import { expect, type Locator, type Page } from '@playwright/test';

/** The most that has to be pressed to come to any part of the studio. */
const MOST = 140;

/** Presses Tab until the focus is on an element, as one without a pointer does. */
export async function tabTo(page: Page, target: Locator, key = 'Tab'): Promise<void> {
  await expect(target.first()).toBeVisible();
  for (let pressed = 0; pressed < MOST; pressed += 1) {
    if (await hasFocus(target)) return;
    await page.keyboard.press(key);
  }
  throw new Error(`the focus did not come to ${target} by ${key}`);
}

/** Presses an arrow key until a text says what it should. */
export async function stepUntil(
  page: Page,
  { key, says, is }: { readonly key: string; readonly says: Locator; readonly is: RegExp },
): Promise<void> {
  for (let pressed = 0; pressed < MOST; pressed += 1) {
    await page.keyboard.press(key);
    const isThere = await expect
      .poll(async () => is.test((await says.textContent()) ?? ''), {
        timeout: 400,
        intervals: [30],
      })
      .toBe(true)
      .then(
        () => true,
        () => false,
      );
    if (isThere) return;
  }
  throw new Error(`nothing says ${is}, however often ${key} is pressed`);
}

async function hasFocus(target: Locator): Promise<boolean> {
  return target.first().evaluate((element) => element.matches(':focus, :focus-within'));
}
