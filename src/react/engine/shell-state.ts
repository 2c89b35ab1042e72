import { type Atom, atom, type createStore } from 'jotai';
import {
  type ApiClient,
  type buildMenu,
  type Infrastructure,
  type Language,
  type MenuGroup,
  type NavigationEntry,
  readInfrastructure,
  readNavigation,
  type SiteMap,
  type SiteModel,
} from '../../core/index.ts';

/** What the server says of the whole site; a part is undefined until it came, or where it failed. */
export interface ShellSnapshot {
  readonly navigation?: readonly NavigationEntry[] | undefined;
  readonly infrastructure?: Infrastructure | undefined;
}

/** The parts of the site that every page shows, fetched once. */
export interface ShellState {
  readonly navigation: Atom<readonly NavigationEntry[] | undefined>;
  readonly infrastructure: Atom<Infrastructure | undefined>;
  /** The menus, drawn up anew when the navigation or the map changes. */
  readonly menu: Atom<readonly MenuGroup[]>;
  /** Asks for the parts that are missing; a part that fails stays missing, the site does without. */
  load(): Promise<void>;
  snapshot(): ShellSnapshot;
}

export interface ShellStateOptions {
  readonly store: ReturnType<typeof createStore>;
  readonly api: ApiClient;
  readonly site: SiteModel;
  readonly map: Atom<SiteMap>;
  readonly language: Atom<Language>;
  readonly restored: ShellSnapshot;
  /** How menus are made of a map and the server's navigation. */
  readonly drawMenu: typeof buildMenu;
}

export function createShellState(options: ShellStateOptions): ShellState {
  const { store, api, site, map, language, restored, drawMenu } = options;
  const navigation = atom(restored.navigation);
  const infrastructure = atom(restored.infrastructure);
  const menu = atom((get) => drawMenu(get(map), get(navigation), get(language)));
  let running: Promise<unknown> | undefined;

  async function ask<Value>(
    endpoint: string,
    read: (answer: unknown) => Value | undefined,
  ): Promise<Value | undefined> {
    try {
      // The menus serve every page, so leaving one does not give them up.
      const { data } = await api.get(endpoint, {}, new AbortController().signal);
      return read(data);
    } catch {
      return undefined;
    }
  }

  async function loadMissing(): Promise<void> {
    await Promise.all([
      store.get(navigation) === undefined &&
        ask(site.header.navigation, readNavigation).then((value) => store.set(navigation, value)),
      store.get(infrastructure) === undefined &&
        ask(site.footer.infrastructure, readInfrastructure).then((value) =>
          store.set(infrastructure, value),
        ),
    ]);
  }

  return {
    navigation,
    infrastructure,
    menu,
    async load() {
      running ??= loadMissing().finally(() => {
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
