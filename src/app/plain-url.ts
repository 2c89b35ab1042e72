import {
  activeViews,
  isNarrowed,
  type PlainUrl,
  plainSearch,
  type RouteModel,
  type SectionModel,
  type SiteModel,
} from '../core/index.ts';

/** The URL of a page of a route in its plain form. */
export function toPlainUrl(
  site: SiteModel,
  sections: readonly SectionModel[],
  route: RouteModel,
  url: URL,
): PlainUrl {
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
    isCertain:
      !route.route.includes(':') ||
      sections.some(({ children }) => children?.route === route.route),
  };
}
