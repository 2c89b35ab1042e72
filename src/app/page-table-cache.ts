import { type MenuGroup, type RouteTable, type ShownPlace, tableOfPage } from '../core/index.ts';

/** The rows of the route table that a page is rendered from. */
export type PageTableAt = (menu: readonly MenuGroup[], place: ShownPlace) => RouteTable;

/**
 * The rows of the route table for each page, chosen once as long as the menus stay: a large site has thousands of
 * rows to go through, and the same table is printed once.
 */
export function createPageTableCache(table: RouteTable): PageTableAt {
  const byMenu = new WeakMap<readonly MenuGroup[], Map<string, RouteTable>>();
  return (menu, place) => {
    const cached = byMenu.get(menu) ?? new Map<string, RouteTable>();
    byMenu.set(menu, cached);
    // The cache is bounded: it has an entry for each route and, for URLs without a page, one for each section,
    // each once more where the page's manifest could not be loaded, as it may be the next time.
    const name = JSON.stringify([place.route?.id, place.section, place.page !== undefined]);
    const rows = cached.get(name) ?? tableOfPage(table, menu, place);
    cached.set(name, rows);
    return rows;
  };
}
