import type { RouteModel, RouteTable } from '../../../src/core/index.ts';
import {
  createPageStore,
  createRuntime,
  createTexts,
  type Registry,
  type RuntimeOptions,
  type SiteData,
  type SiteRuntime,
} from '../../../src/react/site-runtime.ts';
import { SITE } from '../../core/site-of.ts';

export const NO_RENDERERS: Registry = {
  layouts: {},
  frames: {},
  blocks: {},
  overrides: {},
  liveTexts: {},
};

const NO_DATA: SiteData = {
  loadItems: async () => ({ items: [], hasMore: false }),
  loadNavigation: async () => undefined,
  loadFooter: async () => undefined,
};

/** A manifest that says nothing but whose it is. */
export function pageOf({ id, route }: Pick<RouteModel, 'id' | 'route'>) {
  const [title, frame, override] = [undefined, undefined, undefined];
  return { id, route, title, frame, override, extensions: {} };
}

/** A running site in English with these routes, whose calls a test answers. */
export function runSite(
  table: Partial<RouteTable>,
  data: Partial<SiteData> = {},
  options: Partial<RuntimeOptions> = {},
): SiteRuntime {
  return createRuntime({
    site: SITE,
    table: { sections: [], routes: [], ...table },
    language: 'en',
    texts: createTexts('en', {}),
    registry: NO_RENDERERS,
    pages: createPageStore(NO_RENDERERS, async (id) => pageOf({ id, route: `/${id}` })),
    loadData: async () => ({ ...NO_DATA, ...data }),
    timeout: 1000,
    ...options,
  });
}
