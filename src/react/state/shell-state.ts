import { type Atom, atom, type createStore } from 'jotai';
import type {
  buildMenu,
  Infrastructure,
  Language,
  MenuGroup,
  NavigationEntry,
  RouteTable,
} from '../../core/index.ts';
import type { SiteData } from './create-site-data.ts';

/** What the server says of the whole site; a part is undefined until it came, or where it failed. */
export interface ShellSnapshot {
  readonly navigation?: readonly NavigationEntry[] | undefined;
  readonly infrastructure?: Infrastructure | undefined;
}

/** The parts of the site that every page shows, fetched once. */
export interface ShellState {
  readonly navigation: Atom<readonly NavigationEntry[] | undefined>;
  readonly infrastructure: Atom<Infrastructure | undefined>;
  /** The menus, built anew when the navigation or the table changes. */
  readonly menu: Atom<readonly MenuGroup[]>;
  /** Asks for the parts that are missing; a part that fails stays missing, the site does without. */
  load(): Promise<void>;
  snapshot(): ShellSnapshot;
}

export interface ShellStateOptions {
  readonly store: ReturnType<typeof createStore>;
  readonly loadData: () => Promise<SiteData>;
  readonly table: Atom<RouteTable>;
  readonly language: Atom<Language>;
  readonly restored: ShellSnapshot;
  /** How menus are made of a table and the server's navigation. */
  readonly renderMenu: typeof buildMenu;
}

export function createShellState(options: ShellStateOptions): ShellState {
  const { store, loadData, table, language, restored, renderMenu } = options;
  const navigation = atom(restored.navigation);
  const infrastructure = atom(restored.infrastructure);
  const menu = atom((get) => renderMenu(get(table), get(navigation), get(language)));
  let running: Promise<unknown> | undefined;

  async function loadNavigation(): Promise<void> {
    if (store.get(navigation) !== undefined) return;
    const data = await loadData();
    store.set(navigation, await data.loadNavigation(store.get(table)));
  }

  async function loadInfrastructure(): Promise<void> {
    if (store.get(infrastructure) !== undefined) return;
    store.set(infrastructure, await (await loadData()).loadInfrastructure());
  }

  return {
    navigation,
    infrastructure,
    menu,
    async load() {
      running ??= Promise.allSettled([loadNavigation(), loadInfrastructure()]).finally(() => {
        running = undefined;
      });
      await running;
    },
    snapshot: () => ({
      navigation: store.get(navigation),
      infrastructure: store.get(infrastructure),
    }),
  };
}
