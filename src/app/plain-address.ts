import {
  activeViews,
  isNarrowed,
  type PlainAddress,
  plainSearch,
  type RouteModel,
  type SiteModel,
} from '../core/index.ts';

/** The address of a page of a route in its plain form. */
export function toPlainAddress(site: SiteModel, route: RouteModel, url: URL): PlainAddress {
  const { search } = route;
  const plain = new URL(url);
  plain.hash = '';
  plain.search = plainSearch(site, route, url.searchParams);
  const views = activeViews(route, plain.searchParams);
  const isFiltered = views.some(({ list, choices }) => isNarrowed(list, choices));
  return {
    url: plain,
    isSearch: isFiltered || (search !== undefined && plain.searchParams.has(search)),
    isDated: views.some(({ list }) => list?.time !== undefined),
  };
}
