import {
  createFinding,
  type Finding,
  suggest,
  type ValidatedManifests,
} from '../compiler/index.ts';
import { navigationFiles } from './check-navigation.ts';
import type { PlacedContent } from './content-place.ts';

/** Codes of menu entries that the embedded navigation does not name: their pages are in no menu. */
export function checkMenuCodes(content: PlacedContent, manifests: ValidatedManifests): Finding[] {
  const { sections, pages } = manifests;
  const { folder, entries } = navigationFiles(content, manifests);
  // Without files the navigation is a backend's, whose codes are not known.
  if (entries.length === 0) return [];
  const codes = new Set(entries.map(({ item }) => String(item.fields.get('code'))));
  return [...sections, ...pages].flatMap(({ value: { menu }, file }) => {
    if (menu?.code === undefined || menu.notMenu === true || codes.has(menu.code)) return [];
    const fix = `remove "code", by which the entry is always shown, or add the entry to ${content.place}/${folder}`;
    const message = `the navigation has no entry of the code "${menu.code}", so no menu shows this one${suggest(menu.code, codes)}; ${fix}`;
    return [createFinding('M406', file.placeOf(['menu', 'code']), message)];
  });
}
