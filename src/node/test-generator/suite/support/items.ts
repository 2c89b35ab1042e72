import type { Locator, Page } from '@playwright/test';
import { plain } from './expectations.ts';

/** Where the items of a part of a page stand; a selector, where one is given, says what shows an item. */
export interface Items {
  /** The items of a list, by the level of their headings. */
  readonly cards: (area: Locator, level: number, selector?: string) => Locator;
  /** The item of a list with a name. */
  readonly card: (area: Locator, level: number, name: unknown, selector?: string) => Locator;
  /** The items of a plain list of links, or of what stands at a selector. */
  readonly links: (area: Locator, selector?: string) => Locator;
  /** Parts that fold under their headings. */
  readonly parts: (area: Locator) => Locator;
}

export function createItems(page: Page): Items {
  /**
   * Beside the items of a list, menus have some of their own, and so have the links by which readers choose
   * of it, which search engines need not follow.
   */
  const ofOthers = ':not(nav *, :has(> a[rel~="nofollow"]))';
  const itemsOf = (area: Locator, selector: string | undefined) =>
    selector === undefined
      ? area.getByRole('listitem')
      : area.locator(`:is(${selector})${ofOthers}`);
  return {
    cards: (area, level, selector) =>
      itemsOf(area, selector).filter({ has: page.getByRole('heading', { level }) }),
    card: (area, level, name, selector) =>
      itemsOf(area, selector)
        .filter({ has: page.getByRole('heading', { level, name: plain(name), exact: true }) })
        .first(),
    links: (area, selector) =>
      selector === undefined
        ? area.locator(`li${ofOthers}`).filter({ has: page.getByRole('link') })
        : itemsOf(area, selector),
    parts: (area) => area.getByRole('group'),
  };
}
