import { formats } from '../../../renderers/formats/index.ts';
import type { PageHeadOptions } from '../../../src/core/discovery/page-head.ts';
import type { SiteSources } from '../../../src/core/discovery/site-urls.ts';
import type {
  OrganizationModel,
  PageDiscovery,
} from '../../../src/core/manifest/discovery-model.ts';
import type { PageModel } from '../../../src/core/manifest/page-model.ts';
import type { RouteModel } from '../../../src/core/manifest/route-model.ts';
import type { SlottedModel } from '../../../src/core/manifest/slot-model.ts';
import type { MappingContext } from '../../../src/core/mapping/map-slot.ts';
import { clientsOf, noAbort } from '../requests/client-of.ts';
import { SITE } from '../site-of.ts';

/** What is said of a page of which nothing is said. */
export const NOTHING: PageDiscovery = {
  description: undefined,
  summary: [],
  thing: undefined,
  updated: undefined,
  feed: undefined,
  files: [],
  itemFiles: [],
};

/** What items of the small site are mapped with, in English. */
export const CONTEXT: MappingContext = {
  language: 'en',
  sanitize: (html) => html,
  formats,
  pictures: {},
  media: { base: '', origins: [] },
};

/** An organisation of which its type alone is said. */
export const ORGANIZATION: OrganizationModel = {
  type: 'ResearchOrganization',
  logo: undefined,
  email: undefined,
  telephone: undefined,
  address: undefined,
  parent: undefined,
  sameAs: [],
};

/** What is known of a page in English whose route, without parameters, is the only one. */
export function bareHead(route: RouteModel): PageHeadOptions {
  return {
    site: SITE,
    table: { sections: [], routes: [route] },
    discovery: { organization: undefined, shareImage: undefined, pages: {} },
    language: 'en',
    pathname: route.route,
    search: new URLSearchParams(),
    page: undefined,
    route,
    section: undefined,
    entries: undefined,
    itemTitle: undefined,
    item: undefined,
    isListed: true,
  };
}

/** A page with one layout. */
export function pageOf(id: string, slots: SlottedModel['slots'], more: object = {}): PageModel {
  return { id, frame: { type: 'single', layout: { ...more, slots } } } as never;
}

/** A site of a few pages, whose API answers these by their endpoints. */
export function smallSite(
  { table = { sections: [], routes: [] }, ...change }: Partial<SiteSources>,
  answers: Readonly<Record<string, unknown>>,
): SiteSources {
  const api = {
    language: { language: 'en', tag: 'en' },
    get: async (endpoint: string) => {
      const data = answers[endpoint];
      if (data instanceof Error) throw data;
      return { data, body: data, headers: new Headers() };
    },
  };
  return {
    site: SITE,
    table,
    pages: [],
    discovery: { organization: undefined, shareImage: undefined, pages: {} },
    entries: undefined,
    apis: clientsOf(api),
    signal: noAbort(),
    ...change,
  };
}
