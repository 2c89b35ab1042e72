import type { MenuModel, RouteModel, RouteTable, SectionModel } from '../manifest/route-model.ts';
import type { Language } from '../manifest/site-model.ts';
import { groupBy } from '../older-browsers.ts';
import type { NavigationEntry } from './navigation.ts';
import { rowAt } from './row-at.ts';

/** A page's entry in a menu. */
export interface MenuItem {
  readonly path: string;
  readonly title: string;
  readonly italic: boolean;
}

/** A section's entry in a menu, with its pages; `path` is that of the first of them. */
export interface MenuGroup {
  readonly route: string;
  readonly path: string;
  readonly title: string;
  readonly notMenu: boolean;
  readonly items: readonly MenuItem[];
}

/**
 * The menus of the site. The server's list decides what is shown, in which order and under which
 * names; without it (the call failed) the manifests decide alone. Groups without a page are left
 * out. Siblings stand by `sortValue`, the highest first; equals keep the manifests' order.
 */
export function buildMenu(
  { sections, routes }: RouteTable,
  entries: readonly NavigationEntry[] | undefined,
  language: Language,
): MenuGroup[] {
  const rows = groupBy(routes.filter(hasMenu), ({ section }) => section);
  return sections
    .filter(({ menu }) => isVisible(menu, entries))
    .sort(bySortValue(entries))
    .flatMap((section) => {
      const items = [
        ...menuItems(rows.get(section.route) ?? [], entries, language),
        ...childItems(section, entries),
      ];
      const [first] = items;
      return first === undefined
        ? []
        : [
            {
              route: section.route,
              path: first.path,
              title: menuTitle(section.menu, entries, language),
              notMenu: section.menu.notMenu,
              items,
            },
          ];
    });
}

/**
 * Whether the server lets the entry be seen. An entry with a code needs the server's consent
 * (published and displayed); one without a code, or any while the server is silent, needs none.
 */
export function isVisible(
  menu: MenuModel | undefined,
  entries: readonly NavigationEntry[] | undefined,
): boolean {
  if (menu?.code === undefined || entries === undefined) return true;
  const entry = findEntry(menu, entries);
  return entry?.published === true && entry.display;
}

/**
 * Whether a page may be opened: neither its own entry, its list's nor its section's is hidden, and
 * where the server's navigation names a section's pages, it names this one.
 */
export function isRouteOpen(
  table: RouteTable,
  route: RouteModel,
  entries: readonly NavigationEntry[] | undefined,
  pathname: string,
): boolean {
  const parent = rowAt(table.routes, route.parent);
  const section = table.sections.find((other) => other.route === route.section);
  const isShown = [route.menu, parent?.menu, section?.menu].every((menu) =>
    isVisible(menu, entries),
  );
  if (section?.children?.route !== route.route || entries === undefined) return isShown;
  return isShown && childItems(section, entries).some(({ path }) => path === pathname);
}

/** The title that the server's navigation gives the page at a path of a section's children. */
export function childTitle(
  section: SectionModel | undefined,
  entries: readonly NavigationEntry[] | undefined,
  pathname: string,
): string | undefined {
  return section && childItems(section, entries).find(({ path }) => path === pathname)?.title;
}

/** The title of an entry: the server's name for it, else the manifest's. */
export function menuTitle(
  menu: MenuModel,
  entries: readonly NavigationEntry[] | undefined,
  language: Language,
): string {
  return findEntry(menu, entries)?.name.trim() || (menu.title[language] ?? '');
}

function menuItems(
  rows: readonly RouteInMenu[],
  entries: readonly NavigationEntry[] | undefined,
  language: Language,
): MenuItem[] {
  return rows
    .filter(({ menu }) => !menu.notMenu && isVisible(menu, entries))
    .sort(bySortValue(entries))
    .map(({ route, menu }) => ({
      path: route,
      title: menuTitle(menu, entries, language),
      italic: menu.italic,
    }));
}

/** A section's pages that the server's navigation names; a silent server names none. */
function childItems(
  { children }: SectionModel,
  entries: readonly NavigationEntry[] | undefined,
): MenuItem[] {
  if (children === undefined || entries === undefined) return [];
  const parent = entries.find(({ code }) => code === children.of);
  return entries
    .filter((entry) => parent !== undefined && entry.parent === parent.id)
    .filter((entry) => entry.display && (entry.published || children.drafts))
    .sort((a, b) => b.sortValue - a.sortValue)
    .map(({ code, name }) => ({
      path: children.route.replace(/:[a-zA-Z0-9]+/, encodeURIComponent(code)),
      title: name,
      italic: false,
    }));
}

type RouteInMenu = RouteModel & { readonly menu: MenuModel };

function hasMenu(route: RouteModel): route is RouteInMenu {
  return route.menu !== undefined;
}

function bySortValue(entries: readonly NavigationEntry[] | undefined) {
  const rank = (menu: MenuModel) => findEntry(menu, entries)?.sortValue ?? menu.sortValue;
  return (a: { readonly menu: MenuModel }, b: { readonly menu: MenuModel }) =>
    rank(b.menu) - rank(a.menu);
}

function findEntry(menu: MenuModel, entries: readonly NavigationEntry[] | undefined) {
  return menu.code === undefined ? undefined : entries?.find(({ code }) => code === menu.code);
}
