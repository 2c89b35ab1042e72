import { type Api, childrenOf } from './api.ts';
import type { Entity } from './entity.ts';
import { plain } from './expectations.ts';
import { FACTS, type Language, type MenuTitle } from './facts.ts';

/** An entry of a menu as a reader sees it. */
interface Entry {
  readonly title: string;
  readonly path: string;
}

interface Item extends Entry {
  /** Whether it stands in italics. */
  readonly isItalic: boolean;
}

export interface Group extends Entry {
  readonly route: string;
  readonly items: readonly Item[];
}

/** The menu of the header: what the server's navigation lets be seen, in its order. */
export async function findMenu(api: Api, language: Language): Promise<readonly Group[]> {
  const entries = await api.navigation();
  const entryOf = ({ code }: MenuTitle) => entries.find((entry) => entry.code === code);
  const nameOf = (menu: MenuTitle) =>
    plain(entryOf(menu)?.name) || (menu.title[language.code] ?? '');
  const isShown = (menu: MenuTitle) =>
    menu.code === undefined || FACTS.navigation === undefined || isOpen(entryOf(menu));
  const rank = (menu: MenuTitle & { readonly sortValue: number }) =>
    Number(entryOf(menu)?.sortValue ?? menu.sortValue);

  const groups = FACTS.sections
    .filter(({ isInMenu, menu }) => isInMenu && isShown(menu))
    .sort(
      (a, b) =>
        rank({ ...b.menu, sortValue: b.sortValue }) - rank({ ...a.menu, sortValue: a.sortValue }),
    );
  const found = await Promise.all(
    groups.map(async ({ route, menu, pages, children }) => {
      const own = pages
        .filter(isShown)
        .sort((a, b) => rank(b) - rank(a))
        .map((page) => ({
          title: nameOf(page),
          path: page.route,
          isItalic: page.isItalic,
        }));
      const codes = children === undefined ? [] : await childrenOf(api, children);
      const named = codes.map((code) => ({
        title: plain(entries.find((entry) => entry.code === code)?.name),
        path: (children?.route ?? '').replace(/:[a-zA-Z0-9]+/, code),
        isItalic: false,
      }));
      const items = [...own, ...named];
      return { route, title: nameOf(menu), path: items[0]?.path ?? '', items };
    }),
  );
  return found.filter(({ items }) => items.length > 0);
}

function isOpen(entry: Entity | undefined): boolean {
  return entry?.state === 'PUBLISHED' && entry.display === true;
}
