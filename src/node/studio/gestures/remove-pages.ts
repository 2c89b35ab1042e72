import type { StudioGestures } from '../../../core/studio/gestures.ts';
import type { StudioRefusal } from '../../../core/studio/studio-api.ts';
import type { ManifestEntry } from '../../compiler/index.ts';
import { type DraftedSite, routeOf } from './drafted-site.ts';
import { removeTextsOf } from './edit-texts.ts';
import { type GesturePlan, refused } from './gesture-plan.ts';
import { findPlacedLinks } from './placed-links.ts';

/** Removes a page, and the pages of its items where these are to go too, unless something still leads there. */
export function removePage(
  site: DraftedSite,
  { page: id, withDetails = false, force = false }: StudioGestures['remove-page'],
): GesturePlan {
  const page = site.page(id);
  const label = `removal of ${id}`;
  if (page === undefined) return refused(label, `there is no page "${id}"`);
  if (routeOf(page) === '/')
    return refused(label, 'the home page cannot be removed; every site has one');
  const details = withDetails ? site.detailsOf(page) : [];
  return removeAll(site, [page, ...details], { label, force });
}

/** Removes a section and its pages, unless something else still leads there. */
export function removeSection(
  site: DraftedSite,
  { section: route, force = false }: { readonly section: string; readonly force?: boolean },
): GesturePlan {
  const section = site.section(route);
  const label = `removal of ${route}`;
  if (section === undefined) return refused(label, `there is no section "${route}"`);
  return removeAll(site, [section, ...site.pagesOf(section)], { label, force });
}

function removeAll(
  site: DraftedSite,
  removed: readonly ManifestEntry[],
  { label, force }: { readonly label: string; readonly force: boolean },
): GesturePlan {
  const routes = removed.flatMap((entry) => [routeOf(entry), ...aliasesOf(entry)]);
  const refusals = findPlacedLinks(site, routes)
    .filter(({ entry }) => !removed.includes(entry))
    .map(({ entry, path, value }): StudioRefusal => {
      const { file, line } = entry.manifest.placeOf(path);
      const message = `"${value}" leads there; change or remove it`;
      return { message, file, line, path, canForce: true };
    });
  for (const { manifest } of removed) site.files[manifest.file] = null;
  const texts = removeTextsOf(site, removed);
  const notes = removed.map(({ manifest }) => `${manifest.file} is removed`);
  if (texts === 1) notes.push('1 text that nothing else uses is removed');
  if (texts > 1) notes.push(`${texts} texts that nothing else uses are removed`);
  return { files: site.files, label, notes, refusals: force ? [] : refusals };
}

function aliasesOf({ manifest: { value } }: ManifestEntry): string[] {
  const aliases = typeof value === 'object' && value !== null ? Reflect.get(value, 'aliases') : [];
  return Array.isArray(aliases) ? aliases.map(String) : [];
}
