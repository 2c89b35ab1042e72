import type { Api } from './academic-life.ts';
import type { Entry } from './applications.ts';

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
