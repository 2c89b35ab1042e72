import { isRecord } from '../../../core/mapping/read-path.ts';
import { createPatternMatcher } from '../../../core/routing/match-pattern.ts';
import type { JsonPath } from '../../../core/studio/data.ts';
import { setValue } from '../../../core/studio/edit-json.ts';
import type { ManifestEntry } from '../../compiler/index.ts';
import { type DraftedSite, routeOf } from './drafted-site.ts';

const EXTENSIONS = 'schemas/common.schema.json#/$defs/extensions';
/** Paths of an API, which begin as routes do. */
const ENDPOINT = 'schemas/common.schema.json#/$defs/endpoint';

/** Routes by what they become. */
export type RouteMap = ReadonlyMap<string, string>;

/** A link of a manifest to a page. */
export interface PlacedLink {
  readonly entry: ManifestEntry;
  readonly path: JsonPath;
  readonly value: string;
  /** The route that it leads to. */
  readonly route: string;
}

/** The links of all manifests that lead to one of some routes; a page's own route and aliases are none. */
export function findPlacedLinks(site: DraftedSite, routes: readonly string[]): PlacedLink[] {
  const routeFor = createRouteFinder(site, routes);
  return site.entries.flatMap((entry) =>
    stringsOf(site, entry).flatMap(({ path, value }) => {
      const isOwn = entry.kind === 'page' || entry.kind === 'section';
      if (isOwn && (path[0] === 'aliases' || (path.length === 1 && path[0] === 'route'))) return [];
      const route = routeFor(value);
      return route === undefined ? [] : [{ entry, path, value, route }];
    }),
  );
}

/** Has all links lead to the new routes. */
export function followRoutes(site: DraftedSite, routes: RouteMap): number {
  const links = findPlacedLinks(site, [...routes.keys()]);
  for (const { entry, path, value, route } of links) {
    const to = relink(value, route, routes.get(route) ?? route);
    site.change(entry.manifest.file, (text) => setValue(text, path, to));
  }
  return links.length;
}

/** A manifest's text with its links to the new routes. */
export function relinkText(site: DraftedSite, entry: ManifestEntry, routes: RouteMap): string {
  const routeFor = createRouteFinder(site, [...routes.keys()]);
  let text = site.textOf(entry.manifest.file) ?? '';
  for (const { path, value } of stringsOf(site, entry)) {
    const route = routeFor(value);
    if (route !== undefined)
      text = setValue(text, path, relink(value, route, routes.get(route) ?? route));
  }
  return text;
}

/** The pages whose route or alias is taken by another's; two are the same but for names of parameters. */
export function findTaken(site: DraftedSite, route: string): ManifestEntry | undefined {
  return site.entries.find((entry) => {
    if (entry.kind !== 'page' && entry.kind !== 'section') return false;
    return ownRoutes(entry).some((other) => patternOf(other) === patternOf(route));
  });
}

function stringsOf(
  site: DraftedSite,
  entry: ManifestEntry,
): { readonly path: JsonPath; readonly value: string }[] {
  return site.partsOf(entry).flatMap(({ value, path, names }) => {
    if (names.includes(EXTENSIONS)) return deepStrings(value, path);
    const isLink = typeof value === 'string' && value.startsWith('/') && !names.includes(ENDPOINT);
    return isLink ? [{ path, value }] : [];
  });
}

function deepStrings(
  value: unknown,
  path: JsonPath,
): { readonly path: JsonPath; readonly value: string }[] {
  if (typeof value === 'string') return [{ path, value }];
  if (Array.isArray(value)) {
    return value.flatMap((entry, index) => deepStrings(entry, [...path, index]));
  }
  if (!isRecord(value)) return [];
  return Object.entries(value).flatMap(([name, entry]) => deepStrings(entry, [...path, name]));
}

/**
 * Finds the route of some that a path, or a template such as `/people/{id}`, leads to; undefined where it is
 * another page's, or none. Which page stands at a path, the site's ranking says.
 */
function createRouteFinder(
  site: DraftedSite,
  routes: readonly string[],
): (link: string) => string | undefined {
  const others = site.entries.flatMap((entry) =>
    entry.kind === 'page' || entry.kind === 'section' ? ownRoutes(entry) : [],
  );
  const match = createPatternMatcher(
    [...routes, ...others].map((pattern) => ({ pattern, owner: undefined })),
  );
  return (link) => {
    const found = link.startsWith('/') ? match(pathOf(link))?.pattern : undefined;
    return found !== undefined && routes.includes(found) ? found : undefined;
  };
}

/** A page's route and its aliases; a section has none of these. */
function ownRoutes(entry: ManifestEntry): string[] {
  const aliases = isRecord(entry.manifest.value) ? entry.manifest.value.aliases : undefined;
  return [routeOf(entry), ...(Array.isArray(aliases) ? aliases.map(String) : [])];
}

/** The same link to another route that has the same parameters. */
function relink(link: string, from: string, to: string): string {
  const path = pathOf(link);
  const segments = path.split('/');
  const values = new Map(
    from.split('/').flatMap((part, index) => {
      const segment = segments[index];
      return part.startsWith(':') && segment !== undefined ? [[part, segment]] : [];
    }),
  );
  const moved = to.split('/').map((part) => values.get(part) ?? part);
  return moved.join('/') + link.slice(path.length);
}

function pathOf(link: string): string {
  return link.replace(/[?#].*$/, '');
}

function patternOf(route: string): string {
  return route.replace(/:[a-zA-Z0-9]+/g, ':');
}
