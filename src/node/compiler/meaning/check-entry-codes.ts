import { createFinding, type Finding } from '../findings/finding.ts';
import type { ValidatedManifests } from '../read/validated-manifests.ts';

/** Codes of menu entries in a site that asks for no navigation, in which nothing goes by them. */
export function checkEntryCodes({ site, sections, pages }: ValidatedManifests): Finding[] {
  if (site === undefined || site.value.header?.navigation !== undefined) return [];
  return [...sections, ...pages].flatMap(({ value: { menu }, file }) => {
    if (menu?.code === undefined) return [];
    const message = `"code" does nothing in a site without a navigation; remove it, or name the endpoint of the navigation in "header" of ${site.file.file}`;
    return [createFinding('M229', file.placeOfKey(['menu', 'code']), message)];
  });
}
