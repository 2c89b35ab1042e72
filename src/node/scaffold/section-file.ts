import type { SectionManifest } from '../../core/manifest/manifest-types.ts';
import { CURRENT_VERSION } from '../compiler/index.ts';
import type { Place } from './place.ts';
import type { PlannedFile } from './planned-files.ts';
import { printJson } from './print-json.ts';
import type { Titles } from './titles.ts';

/** The manifest of a new section; none where the section is there or no title is given for it. */
export function sectionFiles(
  { section, folder, schemas, isNewSection }: Place,
  title: Titles | undefined,
): PlannedFile[] {
  if (!isNewSection || title === undefined) return [];
  const manifest: SectionManifest & { readonly $schema: string } = {
    $schema: `${schemas}section.schema.json`,
    manifestVersion: CURRENT_VERSION,
    route: section,
    menu: { title },
  };
  return [{ file: `${folder}/section.json`, text: `${printJson(manifest)}\n` }];
}
