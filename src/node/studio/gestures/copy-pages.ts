import { isRecord, readPath } from '../../../core/mapping/read-path.ts';
import { removeValue, setValue } from '../../../core/studio/edit-json.ts';
import type { Titles } from '../../../core/studio/gestures.ts';
import type { ManifestEntry } from '../../compiler/index.ts';
import { nameDetail } from '../../scaffold/index.ts';
import { type DraftedSite, folderOf, routeOf } from './drafted-site.ts';
import { type GesturePlan, refused } from './gesture-plan.ts';
import { idOf, sectionOfRoute } from './move-pages.ts';
import { findTaken, type RouteMap, relinkText } from './placed-links.ts';

/** Where a copy goes, and what it is called. */
interface CopyOrder {
  readonly route: string;
  readonly titles: Titles;
  /** Whether the pages of its items are copied, too. */
  readonly withDetails: boolean;
}

/** A page once more; its data is the same until somebody chooses another. */
export function copyPage(site: DraftedSite, id: string, order: CopyOrder): GesturePlan {
  const { route, titles, withDetails } = order;
  const page = site.page(id);
  const label = `${route} like ${id}`;
  if (page === undefined) return refused(label, `there is no page "${id}"`);
  const taken = findTaken(site, route);
  if (taken !== undefined) {
    return refused(label, `"${route}" is taken by ${taken.manifest.file}; choose another`);
  }
  const section = sectionOfRoute(site, route);
  const isDeep = route.lastIndexOf('/') > 0;
  if (isDeep && section === undefined) {
    return refused(label, `"${route}" is in no section; add the section first`);
  }
  if (/\/:/.test(routeOf(page)) !== /\/:/.test(route)) {
    return refused(label, `"${route}" has other parameters than ${routeOf(page)}; use the same`);
  }
  const folder = section === undefined ? 'manifests' : folderOf(section.manifest.file);
  const name = route.split('/').findLast((part) => part !== '' && !part.startsWith(':')) ?? 'page';
  const details = withDetails ? site.detailsOf(page) : [];
  const routes = new Map([
    [routeOf(page), route],
    ...details.map((entry) => [routeOf(entry), route + parameterPart(routeOf(entry))] as const),
  ]);
  const file = `${folder}/${route.includes(':') ? nameDetail(name) : name}.json`;
  const copies = [
    { entry: page, file, route },
    ...details.slice(0, 1).map((entry) => ({
      entry,
      file: `${folder}/${nameDetail(name)}.json`,
      route: routes.get(routeOf(entry)) ?? route,
    })),
  ];
  const there = copies.find((copy) => site.has(copy.file));
  if (there !== undefined)
    return refused(label, `${there.file} is there already; choose another route`);
  for (const copy of copies) {
    site.files[copy.file] = copyText(site, copy.entry, copy.route, titles, routes);
  }
  const notes = copies.map((copy) => `${copy.file} is added, like ${copy.entry.manifest.file}`);
  return { files: site.files, label, page: idOf(file), notes };
}

/** `/:id` of `/people/:id`. */
function parameterPart(route: string): string {
  return route.slice(route.indexOf('/:'));
}

function copyText(
  site: DraftedSite,
  entry: ManifestEntry,
  route: string,
  titles: Titles,
  routes: RouteMap,
): string {
  const { value } = entry.manifest;
  let text = setValue(relinkText(site, entry, routes), ['route'], route);
  if (readPath(value, 'aliases') !== undefined) text = removeValue(text, ['aliases']);
  // The server's code is of one entry alone.
  if (readPath(value, 'menu.code') !== undefined) text = removeValue(text, ['menu', 'code']);
  if (isRecord(readPath(value, 'menu'))) {
    text = setValue(text, ['menu', 'title'], titles, { order: ['title'] });
  }
  const hasTitle = readPath(value, 'title') !== undefined;
  return hasTitle && !route.includes(':') ? setValue(text, ['title'], titles) : text;
}
