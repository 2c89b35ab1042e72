import { type Atom, atom, type createStore } from 'jotai';
import type {
  buildMenu,
  FooterAnswer,
  Language,
  MenuGroup,
  NavigationEntry,
  RouteTable,
  SiteModel,
} from '../../core/index.ts';
import type { SiteData } from './create-site-data.ts';

/** What the server says of the whole site; a part is undefined until it came, or where it failed. */
export interface ShellSnapshot {
  readonly navigation?: readonly NavigationEntry[] | undefined;
  readonly footer?: FooterAnswer | undefined;
}

/** The parts of the site that every page shows, fetched once. */
export interface ShellState {
  readonly navigation: Atom<readonly NavigationEntry[] | undefined>;
  readonly footer: Atom<FooterAnswer | undefined>;
  /** The menus, built anew when the navigation or the table changes. */
  readonly menu: Atom<readonly MenuGroup[]>;
  /** Asks for the parts that are missing; a part that fails stays missing, the site does without. */
  load(): Promise<void>;
  /** Puts earlier parts in the place of those that are missing. */
  fill(earlier: ShellSnapshot): void;
  snapshot(): ShellSnapshot;
}

/** Which parts a site asks its server for. */
export function wantedParts({
  header,
  footer,
}: Pick<SiteModel, 'header' | 'footer'>): Readonly<Record<keyof ShellSnapshot, boolean>> {
  return {
    navigation: header.navigation !== undefined,
    footer: footer?.call !== undefined,
  };
}

export interface ShellStateOptions {
  readonly site: SiteModel;
  readonly store: ReturnType<typeof createStore>;
  readonly loadData: () => Promise<SiteData>;
  readonly table: Atom<RouteTable>;
  readonly language: Atom<Language>;
  readonly restored: ShellSnapshot;
  /** How menus are made of a table and the server's navigation. */
  readonly renderMenu: typeof buildMenu;
}

export function createShellState(options: ShellStateOptions): ShellState {
  const { site, store, loadData, table, language, restored, renderMenu } = options;
  const wanted = wantedParts(site);
  const navigation = atom(restored.navigation);
  const footer = atom(restored.footer);
  const menu = atom((get) => renderMenu(get(table), get(navigation), get(language)));
  let running: Promise<unknown> | undefined;

  async function loadNavigation(): Promise<void> {
    if (!wanted.navigation || store.get(navigation) !== undefined) return;
    const data = await loadData();
    store.set(navigation, await data.loadNavigation(store.get(table)));
  }

  async function loadFooter(): Promise<void> {
    if (!wanted.footer || store.get(footer) !== undefined) return;
    store.set(footer, await (await loadData()).loadFooter());
  }

  return {
    navigation,
    footer,
    menu,
    async load() {
      running ??= Promise.allSettled([loadNavigation(), loadFooter()]).finally(() => {
        running = undefined;
      });
      await running;
    },
    fill(earlier) {
      if (store.get(navigation) === undefined) store.set(navigation, earlier.navigation);
      if (store.get(footer) === undefined) store.set(footer, earlier.footer);
    },
    snapshot: () => ({
      navigation: store.get(navigation),
      footer: store.get(footer),
    }),
  };
}
