import path from 'node:path';
import type {
  PageManifest,
  SectionManifest,
  SiteManifest,
} from '../../../core/manifest/manifest-types.ts';
import { memoize, memoizeLast } from '../../../core/memoize.ts';
import { createFinding, type Finding, type Place, uniqueFindings } from '../findings/finding.ts';
import type { Validated, ValidatedManifests } from '../read/validated-manifests.ts';
import type { Shapes } from '../schema/shapes.ts';
import type { Path } from '../text/manifest-file.ts';
import { checkDrawers } from './check-drawer.ts';
import { findTies, type OwnedRoute } from './check-ties.ts';
import { indexRoutes, type KnownRoutes } from './known-routes.ts';
import type { Placed } from './placed-fields.ts';
import { placedFooterLinks } from './placed-footer.ts';
import { placedHrefs } from './placed-hrefs.ts';
import { placedRoutes } from './placed-routes.ts';
import { placedViews } from './placed-views.ts';
import { suggestRoute } from './suggest-route.ts';

/** Routes and aliases that collide, and links and back links that lead to no route. */
export function checkRoutes(manifests: ValidatedManifests, shapes: Shapes): Finding[] {
  const owned = collectRoutes(manifests);
  const routes = indexRoutesOnce(owned.map(({ route }) => route));
  return [
    ...findCollisions(owned),
    ...findTies(owned),
    ...manifests.pages.flatMap((page) => checkLinksOnce(page, routes, shapes)),
    ...checkDrawers(manifests.pages, shapes),
    ...checkFixedLinks(manifests.site, routes),
    ...manifests.sections.flatMap((section) => checkChildren(section, manifests.site, routes)),
    ...manifests.pages.flatMap(checkAliases),
    ...checkSections(manifests),
    ...checkMissingSections(manifests),
  ];
}

const indexRoutesOnce = memoizeLast(indexRoutes);

function collectRoutes({ pages, sections }: ValidatedManifests): OwnedRoute[] {
  return [
    ...sections.map(({ value, file }) => ({
      route: value.route,
      owner: file.file,
      report: (message: string) => createFinding('M201', file.placeOf(['route']), message),
    })),
    ...pages.flatMap(({ value, file }) =>
      [{ route: value.route, path: ['route'] satisfies Path as Path }]
        .concat((value.aliases ?? []).map((route, index) => ({ route, path: ['aliases', index] })))
        .map(({ route, path }) => ({
          route,
          owner: file.file,
          report: (message: string) => createFinding('M201', file.placeOf(path), message),
        })),
    ),
  ];
}

/** Two routes collide if they differ in the names of their parameters only. */
function findCollisions(routes: readonly OwnedRoute[]): Finding[] {
  const first = new Map<string, OwnedRoute>();
  return routes.flatMap((one) => {
    const shape = shapeOf(one.route);
    const other = first.get(shape);
    if (other === undefined) first.set(shape, one);
    return other === undefined
      ? []
      : [
          {
            ...one.report(
              other.owner === one.owner
                ? `the page has the route "${other.route}" already; remove "${one.route}" from "aliases"`
                : `the route "${one.route}" is taken by ${other.owner} ("${other.route}"); choose another`,
            ),
            related: [other.owner],
          },
        ];
  });
}

function checkLinks(page: Validated<PageManifest>, routes: KnownRoutes, shapes: Shapes): Finding[] {
  const links = [
    ...placedViews(page.value, shapes).flatMap((view) => view.links),
    ...placedHrefs(page.value, shapes).flatMap(toRoute),
  ];
  return uniqueFindings(
    [...links, ...placedRoutes(page.value)].flatMap(({ value, path }) =>
      checkLink(value, page.file.placeOf(path), routes),
    ),
  );
}

const checkLinksOnce = memoize(checkLinks);

/** Where the search box of the header and the links of the footer lead. */
function checkFixedLinks(
  site: Validated<SiteManifest> | undefined,
  routes: KnownRoutes,
): Finding[] {
  if (site === undefined) return [];
  const { header, footer = {} } = site.value;
  const search =
    header?.search === undefined ? [] : [{ value: header.search, path: ['header', 'search'] }];
  const links = placedFooterLinks(footer).flatMap(toRoute);
  return [...search, ...links].flatMap(({ value, path }) =>
    checkLink(value, site.file.placeOf(path), routes),
  );
}

/** The route that a fixed link can only lead to: other sites have a scheme, and files an ending. */
function toRoute({ value: href, path }: Placed<string>): Placed<string>[] {
  const value = href.replace(/[?#].*$/, '');
  return value.startsWith('/') && !/\.[^/]*$/.test(value) ? [{ value, path }] : [];
}

/** The page that shows the children of a section. */
function checkChildren(
  { value, file }: Validated<SectionManifest>,
  site: Validated<SiteManifest> | undefined,
  routes: KnownRoutes,
): Finding[] {
  const { children } = value;
  if (children === undefined) return [];
  const message =
    'no navigation names the pages of "children"; say in site.json which call answers it: "header": { "navigation": … }';
  return [
    ...checkLink(children.route, file.placeOf(['children', 'route']), routes),
    ...(site === undefined || site.value.header?.navigation !== undefined
      ? []
      : [createFinding('M234', file.placeOfKey(['children']), message)]),
  ];
}

/** Menus show a section by its pages. */
function checkSections({ sections, pages }: ValidatedManifests): Finding[] {
  const folders = new Set(pages.map(({ id }) => path.posix.dirname(id)));
  return sections.flatMap(({ id, value, file }) => {
    const folder = path.posix.dirname(id);
    if (folders.has(folder) || value.children !== undefined) return [];
    const message = `the section "${value.route}" has no page, so no menu shows it; write a page such as manifests/${folder}/about.json, or remove the folder`;
    return [createFinding('M237', file.placeOf(['route']), message)];
  });
}

/** Menus show pages by their section, so that those of a folder without one stand in none. */
function checkMissingSections({ sections, pages }: ValidatedManifests): Finding[] {
  const known = new Set(sections.map(({ id }) => path.posix.dirname(id)));
  const inMenu = pages.filter(({ value }) => value.menu !== undefined);
  return [...Map.groupBy(inMenu, ({ id }) => path.posix.dirname(id))].flatMap(
    ([folder, [page, ...more]]) => {
      if (page === undefined || folder === '.' || known.has(folder)) return [];
      const also = more.length === 0 ? '' : `, nor ${more.length} more of the folder`;
      const message = `no menu or sidebar shows this page${also}, since manifests/${folder}/section.json is missing; write it, with the section's "route" and "menu", or remove "menu" here and name the page by "title"`;
      return [createFinding('M246', page.file.placeOfKey(['menu']), message)];
    },
  );
}

function checkLink(link: string, place: Place, routes: KnownRoutes): Finding[] {
  return routes.has(link)
    ? []
    : [
        createFinding(
          'M203',
          place,
          `"${link}" leads to no route${suggestRoute(link, routes.all)}`,
        ),
      ];
}

/** An alias stands for its route, so it has to name the same parameters. */
function checkAliases({ value, file }: Validated<PageManifest>): Finding[] {
  const wanted = parameters(value.route);
  return (value.aliases ?? []).flatMap((alias, index) =>
    parameters(alias) === wanted
      ? []
      : [
          createFinding(
            'M206',
            file.placeOf(['aliases', index]),
            `the alias "${alias}" has other parameters than its route "${value.route}"; use the same`,
          ),
        ],
  );
}

function shapeOf(route: string): string {
  return route.replace(/:[a-zA-Z0-9]+/g, ':');
}

function parameters(route: string): string {
  return [...route.matchAll(/:([a-zA-Z0-9]+)/g)]
    .map((match) => match[1])
    .sort()
    .join(' ');
}
