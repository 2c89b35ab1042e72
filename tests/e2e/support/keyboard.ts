import type { Page } from '@playwright/test';
import { findHiddenFocus } from './focus-sight.ts';
import { test as base, expect } from './test.ts';

/** A role as tests name it. */
export type Role = Parameters<Page['getByRole']>[0];

/** Where the focus is expected to stand. */
export interface Stop {
  /** What folds has no role that a test could name, so its tag says what it is. */
  readonly role: Role | 'summary';
  /** The accessible name, all of it. */
  readonly name: string;
  /** The landmark or the dialog around it, where the same name stands in several. */
  readonly within?: Role;
  /** Whether its mark is left out of account, as where the focus is only for those who listen. */
  readonly unmarked?: boolean;
}

/** A way through a page by keys alone, each of which leads to a stop that is in sight. */
export interface Walk {
  readonly press: (key: string, stop: Stop) => Promise<void>;
  /** One key again and again, from stop to stop. */
  readonly along: (key: string, stops: readonly Stop[]) => Promise<void>;
  /** Once around stops that hold the focus, and back again; the first of them has it now. */
  readonly around: (stops: readonly Stop[]) => Promise<void>;
  readonly type: (words: string, stop: Stop) => Promise<void>;
  /** Beyond the last stop, out of the page. */
  readonly leave: (key: string) => Promise<void>;
}

export const test = base.extend<{ readonly walk: Walk }>({
  walk: async ({ page }, use) => {
    const press = (key: string, stop: Stop) =>
      base.step(
        `${key} leads to the ${stop.role} "${stop.name}"`,
        async () => {
          await page.keyboard.press(key);
          await expectFocus(page, stop);
        },
        { box: true },
      );
    const along = async (key: string, stops: readonly Stop[]) => {
      for (const stop of stops) await press(key, stop);
    };
    await use({
      press,
      along,
      around: async ([first, ...others]) => {
        if (first === undefined) throw new Error('Nothing can hold the focus');
        await along('Tab', [...others, first]);
        await along('Shift+Tab', [...others.toReversed(), first]);
      },
      type: async (words, stop) => {
        await page.keyboard.type(words);
        await expectFocus(page, stop);
        await expect(page.locator(':focus')).toHaveValue(words);
      },
      leave: async (key) => {
        await page.keyboard.press(key);
        await expect(page.locator(':focus')).toHaveCount(0);
      },
    });
  },
});

export { expect, mostlyIn } from './test.ts';

async function expectFocus(page: Page, { role, name, within, unmarked }: Stop): Promise<void> {
  const area = within === undefined ? page : page.getByRole(within);
  const focused = area.locator(':focus');
  if (role === 'summary') await expect(focused).toHaveJSProperty('tagName', 'SUMMARY');
  else await expect(focused).toHaveRole(role);
  await expect(focused).toHaveAccessibleName(name);
  await expect
    .poll(() => findHiddenFocus(page, unmarked !== true), { intervals: [20, 50, 100] })
    .toEqual([]);
}
