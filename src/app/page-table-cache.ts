import { type MenuGroup, type RouteTable, type ShownPlace, tableOfPage } from '../core/index.ts';

/** The part of the table that a page is rendered from. */
export type PageTableAt = (menu: readonly MenuGroup[], place: ShownPlace) => RouteTable;

/**
 * The parts of the table for pages, made once for each as long as the menus stay: a large site has thousands of
 * rows to go through, and the same table is printed once.
 */
export function createPageTableCache(table: RouteTable): PageTableAt {
  const byMenu = new WeakMap<readonly MenuGroup[], Map<string, RouteTable>>();
  return (menu, place) => {
    const cached = byMenu.get(menu) ?? new Map<string, RouteTable>();
    byMenu.set(menu, cached);
    // As many as there are routes and sections: what is not there is in a section at the most. A page
    // whose manifest could not be loaded may have it the next time.
    const name = JSON.stringify([place.route?.id, place.section, place.page !== undefined]);
    const part = cached.get(name) ?? tableOfPage(table, menu, place);
    cached.set(name, part);
    return part;
  };
}
