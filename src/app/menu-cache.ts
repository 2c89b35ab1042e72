import { buildMenu, type Language, type MenuGroup, type NavigationEntry } from '../core/index.ts';

/**
 * Menus by language, built anew when the server's navigation is another answer: they are the same
 * for hundreds of requests, and a large site has thousands of rows to go through.
 */
export function createMenuCache(): typeof buildMenu {
  const cached = new Map<
    Language,
    { readonly entries: readonly NavigationEntry[] | undefined; readonly menu: MenuGroup[] }
  >();
  return (table, entries, language) => {
    const known = cached.get(language);
    if (known !== undefined && known.entries === entries) return known.menu;
    const menu = buildMenu(table, entries, language);
    cached.set(language, { entries, menu });
    return menu;
  };
}
