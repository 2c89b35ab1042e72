import {
  type PageModel,
  type RouteModel,
  type SlottedModel,
  slotsOfPage,
} from '../../core/index.ts';
import type {
  AnyFrame,
  AnyLayout,
  ListComponents,
  OverrideRenderer,
  Registry,
} from './registry.ts';

/** Manifests and renderers by the time a page is rendered: loaded together, then read at once. */
export interface PageStore {
  /** Loads the manifest of a route and all renderers it names, side by side. */
  load(route: RouteModel): Promise<PageModel>;
  /** What the manifest of a route maps the items of a view to. */
  loadSlots(route: RouteModel, view: string): Promise<SlottedModel>;
  /** The manifest of a loaded route. */
  page(id: string): PageModel | undefined;
  /**
   * Takes another manifest for one that is loaded, as after an edit; others are not touched. Items are
   * mapped by it at once.
   *
   * @returns what shows it
   */
  replace(page: PageModel): () => void;
  /** Calls a listener when a manifest is replaced; returns the function that stops it. */
  subscribe(listener: () => void): () => void;
  layout(name: string): AnyLayout;
  frame(name: string): AnyFrame;
  override(name: string): OverrideRenderer;
  /** The components by which readers filter and sort lists, once a page with such a list is loaded. */
  lists(): ListComponents | undefined;
}

/**
 * @param loadPage the compiled manifest of a page by its id
 * @param first the manifest that is there already
 */
export function createPageStore(
  registry: Registry,
  loadPage: (id: string) => Promise<PageModel>,
  first?: PageModel,
): PageStore {
  const pages = new Map(first === undefined ? [] : [[first.id, first]]);
  /** Manifests by which items are mapped already, while the ones before are shown. */
  const coming = new Map<string, PageModel>();
  const loaders = {
    layouts: new Map(Object.entries(registry.layouts)),
    frames: new Map(Object.entries(registry.frames)),
    overrides: new Map(Object.entries(registry.overrides)),
  };
  const layouts = new Map<string, AnyLayout>();
  const frames = new Map<string, AnyFrame>();
  const overrides = new Map<string, OverrideRenderer>();
  let lists: ListComponents | undefined;
  const listeners = new Set<() => void>();

  async function loadManifest(id: string): Promise<PageModel> {
    const page = pages.get(id) ?? (await loadPage(id));
    pages.set(id, page);
    return page;
  }

  async function loadLayout(name: string): Promise<void> {
    if (!layouts.has(name)) layouts.set(name, await known('layout', loaders.layouts, name)());
  }

  async function loadFrame(name: string): Promise<void> {
    if (!frames.has(name)) frames.set(name, await known('frame', loaders.frames, name)());
  }

  async function loadOverride(name: string): Promise<void> {
    if (overrides.has(name)) return;
    overrides.set(name, await known('override', loaders.overrides, name)());
  }

  async function loadLists(): Promise<void> {
    lists ??= await registry.lists?.();
  }

  return {
    async load({ id, renderers, views }) {
      const hasLists = views.some(({ list }) => list !== undefined);
      const [page] = await Promise.all([
        loadManifest(id),
        ...renderers.layouts.map(loadLayout),
        ...renderers.frames.map(loadFrame),
        ...(renderers.override === undefined ? [] : [loadOverride(renderers.override)]),
        ...(hasLists ? [loadLists()] : []),
      ]);
      return page;
    },
    async loadSlots({ id }, view) {
      const slots = slotsOfPage(coming.get(id) ?? (await loadManifest(id)), view);
      if (slots === undefined) throw new Error(`The page "${id}" has no view "${view}"`);
      return slots;
    },
    page: (id) => pages.get(id),
    replace(page) {
      if (!pages.has(page.id)) return () => {};
      coming.set(page.id, page);
      return () => {
        coming.delete(page.id);
        pages.set(page.id, page);
        for (const listener of listeners) listener();
      };
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    layout: (name) => known('layout', layouts, name),
    frame: (name) => known('frame', frames, name),
    override: (name) => known('override', overrides, name),
    lists: () => lists,
  };
}

/** @throws for a name that nothing goes by */
function known<Value>(kind: string, table: ReadonlyMap<string, Value>, name: string): Value {
  const value = table.get(name);
  if (value !== undefined) return value;
  const names = [...table.keys()].join(', ') || 'none';
  throw new Error(`There is no ${kind} "${name}"; there are: ${names}`);
}
