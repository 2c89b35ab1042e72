import type { Locator, Page } from '@playwright/test';
import type { Entry } from './permits.ts';
import type { Api } from './programme.ts';

/** A group of the menus, with its pages, as the API wants it shown. */
export interface MenuGroup {
  readonly code: string;
  readonly name: string;
  readonly items: readonly Entry[];
}

/** The menus in the order of the server: what is published and displayed, by its sort value. */
export async function menusOf(api: Api): Promise<readonly MenuGroup[]> {
  const entries = (await api<Entry[]>('/home/navigations'))
    .filter(({ state, display }) => state === 'PUBLISHED' && display)
    .toSorted((a, b) => (b.sortValue ?? 0) - (a.sortValue ?? 0));
  return entries
    .filter(({ parent }) => parent === undefined)
    .map(({ id, code, name }) => ({
      code,
      name,
      items: entries.filter(({ parent }) => parent === id),
    }));
}

/** The group of a code. */
export function groupOf(menus: readonly MenuGroup[], code: string): MenuGroup {
  const group = menus.find((other) => other.code === code);
  if (group === undefined) throw new Error(`The menus have no group "${code}"`);
  return group;
}

/** The menus at the top of a page, on a desktop. */
export function topMenu(page: Page, text: (key: string) => string): Locator {
  return page.getByRole('banner').getByRole('navigation', { name: text('ui.mainMenu') });
}

/** Points at a group the way a hand does: it comes near, then moves on over it. */
export async function openByPointer(
  page: Page,
  text: (key: string) => string,
  name: string,
): Promise<void> {
  await topMenu(page, text).hover();
  const group = topMenu(page, text).getByRole('button', { name });
  const box = await group.boundingBox();
  if (box === null) throw new Error(`The group "${name}" cannot be seen`);
  await page.mouse.move(box.x + 2, box.y + 2);
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2, { steps: 4 });
}
