import { readPath } from '../../../core/mapping/read-path.ts';
import { removeValue, setValue } from '../../../core/studio/edit-json.ts';
import { editorSchema, isTextForReaders, type ManifestEntry } from '../../compiler/index.ts';
import { type DraftedSite, folderOf, routeOf } from './drafted-site.ts';
import { followKey, readText } from './edit-texts.ts';
import { type GesturePlan, refused } from './gesture-plan.ts';
import { findTaken, followRoutes, type RouteMap } from './placed-links.ts';

const ROUTE = /^(\/(:[a-zA-Z][a-zA-Z0-9]*|[a-z0-9]+(-[a-z0-9]+)*))+$/;

/** Another route for a page, and with it for the details below it: file, links, aliases and keys follow. */
export function movePage(
  site: DraftedSite,
  { page: id, route: to }: { readonly page: string; readonly route: string },
): GesturePlan {
  const page = site.page(id);
  const label = `move of ${id}`;
  if (page === undefined) return refused(label, `there is no page "${id}"`);
  const from = routeOf(page);
  const why = whyNot(site, from, to);
  if (why !== undefined) return refused(label, why);
  const section = sectionOfRoute(site, to);
  const folder = section === undefined ? 'manifests' : folderOf(section.manifest.file);
  if (to.lastIndexOf('/') > 0 && section === undefined) {
    return refused(label, `"${to}" is in no section; add the section first`);
  }
  const below = site.entries.filter(
    (entry) => entry.kind === 'page' && routeOf(entry).startsWith(`${from}/`),
  );
  const routes = new Map([
    [from, to],
    ...below.map((entry) => [routeOf(entry), to + routeOf(entry).slice(from.length)] as const),
  ]);
  const files = new Map([
    [page, `${folder}/${nameOf(page, to)}.json`],
    ...below.map((entry) => [entry, `${folder}/${baseOf(entry)}`] as const),
  ]);
  const taken = [...files].find(([entry, file]) => file !== entry.manifest.file && site.has(file));
  if (taken !== undefined)
    return refused(label, `${taken[1]} is there already; choose another route`);
  const notes = moveAll(site, [page, ...below], routes, files);
  const file = files.get(page) ?? page.manifest.file;
  return { files: site.files, label, page: idOf(file), notes };
}

/** Another route for a section, and with it for its pages. */
export function moveSection(
  site: DraftedSite,
  { section: from, route: to }: { readonly section: string; readonly route: string },
): GesturePlan {
  const section = site.section(from);
  const label = `move of ${from}`;
  if (section === undefined) return refused(label, `there is no section "${from}"`);
  const pages = site.pagesOf(section);
  const moving = [section, ...pages];
  const why = whyNot(site, from, to, moving);
  if (why !== undefined) return refused(label, why);
  const folder = `manifests${to}`;
  const routes = new Map(
    moving
      .map((entry) => routeOf(entry))
      .filter((route) => route === from || route.startsWith(`${from}/`))
      .map((route) => [route, to + route.slice(from.length)]),
  );
  const files = new Map(moving.map((entry) => [entry, `${folder}/${baseOf(entry)}`] as const));
  const taken = [...files.values()].find((file) => site.has(file));
  if (taken !== undefined) return refused(label, `${taken} is there already; choose another route`);
  // A section's own route leads to its first page, and so does the one that it had.
  const first = firstOf(site, pages);
  if (first !== undefined) addAlias(site, first, from);
  const notes = moveAll(site, moving, routes, files);
  return { files: site.files, label, notes };
}

/** The page of a section that stands first in its menu; undefined where none stands in it. */
function firstOf(
  { edited }: DraftedSite,
  pages: readonly ManifestEntry[],
): ManifestEntry | undefined {
  const rows = edited.site.compiled()?.table.routes ?? [];
  const listed = rows.flatMap(({ id, route, menu }) => {
    const page = pages.find((entry) => entry.id === id);
    const isListed = menu !== undefined && !menu.notMenu && !route.includes(':');
    return page !== undefined && isListed ? [{ page, sortValue: menu.sortValue }] : [];
  });
  return listed.sort((a, b) => b.sortValue - a.sortValue)[0]?.page;
}

/** @param moving what may have the route as an alias: an alias of their own may become their route */
function whyNot(
  site: DraftedSite,
  from: string,
  to: string,
  moving: readonly ManifestEntry[] = [],
): string | undefined {
  if (!ROUTE.test(to)) return `"${to}" is no route; write it in lower case, as /people/guests`;
  if (parameters(from) !== parameters(to)) {
    return `"${to}" has other parameters than "${from}"; use the same`;
  }
  if (from === to) return `the route is "${from}" already`;
  const taken = findTaken(site, to);
  const isOwn = taken !== undefined && moving.includes(taken) && routeOf(taken) !== to;
  // An alias of its own may become its route.
  return taken === undefined || routeOf(taken) === from || isOwn
    ? undefined
    : `"${to}" is taken by ${taken.manifest.file}; choose another`;
}

function moveAll(
  site: DraftedSite,
  moving: readonly ManifestEntry[],
  routes: RouteMap,
  files: ReadonlyMap<ManifestEntry, string>,
): string[] {
  const links = followRoutes(site, routes);
  for (const entry of moving) dropAliases(site, entry, [...routes.values()]);
  for (const entry of moving) {
    const to = routes.get(routeOf(entry));
    if (to !== undefined) changeRoute(site, entry, to);
  }
  const keys = moving.flatMap((entry) => followOwnKeys(site, entry, files.get(entry)));
  for (const entry of moving) moveFile(site, entry, files.get(entry) ?? entry.manifest.file);
  return [
    ...[...routes].map(([from, to]) => `${from} is ${to}`),
    ...(links > 0 ? [`${links} links follow`] : []),
    ...keys,
  ];
}

/** The new route; a page's old one still leads there. */
function changeRoute(site: DraftedSite, entry: ManifestEntry, to: string): void {
  const { file } = entry.manifest;
  const from = routeOf(entry);
  site.change(file, (text) => setValue(text, ['route'], to));
  if (entry.kind !== 'page') return;
  addAlias(site, entry, from);
}

function addAlias(site: DraftedSite, entry: ManifestEntry, alias: string): void {
  const aliases = [...aliasesOf(site, entry), alias];
  const order = site.orderAt(entry, []);
  site.change(entry.manifest.file, (text) => setValue(text, ['aliases'], aliases, { order }));
}

/** Takes away aliases that become routes. */
function dropAliases(site: DraftedSite, entry: ManifestEntry, routes: readonly string[]): void {
  const before = aliasesOf(site, entry);
  const left = before.filter((alias) => !routes.includes(alias));
  if (left.length === before.length) return;
  site.change(entry.manifest.file, (text) =>
    left.length === 0 ? removeValue(text, ['aliases']) : setValue(text, ['aliases'], left),
  );
}

/** The aliases of a page as the plan has it by now. */
function aliasesOf(site: DraftedSite, { manifest: { file } }: ManifestEntry): string[] {
  const written = readPath(JSON.parse(site.textOf(file) ?? '{}'), 'aliases');
  return Array.isArray(written) ? written.map(String) : [];
}

function moveFile(site: DraftedSite, entry: ManifestEntry, to: string): void {
  const { file, value } = entry.manifest;
  const text = site.textOf(file);
  if (to === file || text === undefined) return;
  const named = readPath(value, '$schema');
  const isRelative = typeof named === 'string' && !/^https?:/.test(named);
  const schema = editorSchema(entry.kind, to, site.schemas.folder);
  site.files[file] = null;
  site.files[to] = isRelative ? setValue(text, ['$schema'], schema) : text;
}

/** Keys of texts that are called as the page is, and that nothing else names, are called as it will be. */
function followOwnKeys(site: DraftedSite, entry: ManifestEntry, to: string | undefined): string[] {
  if (to === undefined || entry.kind !== 'page') return [];
  const [before, after] = [wordsOf(entry.manifest.file), wordsOf(to)];
  if (before === after) return [];
  const own = site
    .partsOf(entry)
    .flatMap(({ value, names }) =>
      isTextForReaders(names) && typeof value === 'string' ? [value] : [],
    )
    .filter((key) => key.split('.').at(-1) === before);
  return [...new Set(own)].flatMap((key) => {
    const renamed = [...key.split('.').slice(0, -1), after].join('.');
    const isTaken = site.languages.some((code) => readText(site, renamed, code) !== undefined);
    const isShared = site.entries.some(
      (other) =>
        other !== entry &&
        site.partsOf(other).some(({ value, names }) => value === key && isTextForReaders(names)),
    );
    if (isTaken || isShared) return [];
    followKey(site, key, renamed);
    return [`the text ${key} is ${renamed}`];
  });
}

/** `facultyFellows` of manifests/people/faculty-fellows.json. */
function wordsOf(file: string): string {
  const name = file.slice(file.lastIndexOf('/') + 1, -'.json'.length);
  return name.replace(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
}

/** The file's name of a page at a route: its last segment that is no parameter, or what it was. */
function nameOf(page: ManifestEntry, route: string): string {
  const last = route.split('/').at(-1) ?? '';
  return last.startsWith(':') ? baseOf(page).slice(0, -'.json'.length) : last;
}

function baseOf({ manifest: { file } }: ManifestEntry): string {
  return file.slice(file.lastIndexOf('/') + 1);
}

/** The section that a route is in: that with the longest route before it. */
export function sectionOfRoute(site: DraftedSite, route: string): ManifestEntry | undefined {
  return site.entries
    .filter((entry) => entry.kind === 'section' && route.startsWith(`${routeOf(entry)}/`))
    .sort((a, b) => routeOf(b).length - routeOf(a).length)[0];
}

/** The id of a page by its file. */
export function idOf(file: string): string {
  return file.slice('manifests/'.length, -'.json'.length);
}

function parameters(route: string): string {
  return [...route.matchAll(/:([a-zA-Z0-9]+)/g)]
    .map(([, name]) => name)
    .sort()
    .join(' ');
}
