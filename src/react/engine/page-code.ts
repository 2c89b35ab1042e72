import {
  type LayoutModel,
  type PageModel,
  type RouteModel,
  type SlottedModel,
  slotsOfView,
} from '../../core/index.ts';
import type { LayoutRenderer, OverrideRenderer, Registry } from './registry.ts';

/** Manifests and renderers by the time a page is rendered: loaded together, then read at once. */
export interface PageCode {
  /** Loads the manifest of a route and all renderers it names, side by side. */
  load(route: RouteModel): Promise<PageModel>;
  /** What the manifest of a route maps the items of a view to. */
  loadSlots(route: RouteModel, view: string): Promise<SlottedModel>;
  /** The manifest of a loaded route. */
  page(id: string): PageModel | undefined;
  /** Puts a manifest in place of the one that is loaded, as after an edit; one that is not stays so. */
  replace(page: PageModel): void;
  /** Tells a listener of manifests that were replaced; returns how to stop that. */
  subscribe(listener: () => void): () => void;
  layout<Type extends LayoutModel['type']>(type: Type): LayoutRenderer<Type>;
  override(name: string): OverrideRenderer;
}

type Layouts = { [Type in LayoutModel['type']]?: LayoutRenderer<Type> };

/**
 * @param loadPage the compiled manifest of a page by its id
 * @param first the manifest that is there already
 */
export function createPageCode(
  registry: Registry,
  loadPage: (id: string) => Promise<PageModel>,
  first?: PageModel,
): PageCode {
  const pages = new Map(first === undefined ? [] : [[first.id, first]]);
  const layouts: Layouts = {};
  const overrides = new Map<string, OverrideRenderer>();
  const listeners = new Set<() => void>();

  async function loadManifest(id: string): Promise<PageModel> {
    const page = pages.get(id) ?? (await loadPage(id));
    pages.set(id, page);
    return page;
  }

  async function loadLayout<Type extends LayoutModel['type']>(type: Type): Promise<void> {
    layouts[type] ??= (await registry.layouts[type]()) as Layouts[Type];
  }

  async function loadOverride(name: string): Promise<void> {
    const load = registry.overrides[name];
    if (load === undefined) throw unknownName('override', name, Object.keys(registry.overrides));
    if (!overrides.has(name)) overrides.set(name, await load());
  }

  return {
    async load({ id, renderers }) {
      const [page] = await Promise.all([
        loadManifest(id),
        ...renderers.layouts.map(loadLayout),
        ...(renderers.override === undefined ? [] : [loadOverride(renderers.override)]),
      ]);
      return page;
    },
    async loadSlots({ id }, view) {
      const slots = slotsOfView((await loadManifest(id)).frame, view);
      if (slots === undefined) throw new Error(`The page "${id}" has no view "${view}"`);
      return slots;
    },
    page: (id) => pages.get(id),
    replace(page) {
      if (pages.has(page.id)) pages.set(page.id, page);
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    layout(type) {
      const renderer = layouts[type];
      if (renderer === undefined) throw unknownName('layout', type, Object.keys(layouts));
      return renderer;
    },
    override(name) {
      const renderer = overrides.get(name);
      if (renderer === undefined) throw unknownName('override', name, [...overrides.keys()]);
      return renderer;
    },
  };
}

function unknownName(kind: string, name: string, known: readonly string[]): Error {
  return new Error(`No ${kind} "${name}" is loaded; loaded: ${known.join(', ') || 'none'}`);
}
