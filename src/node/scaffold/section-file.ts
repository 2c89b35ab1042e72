import type { SectionManifest } from '../../core/manifest/manifest-types.ts';
import { CURRENT_VERSION } from '../compiler/index.ts';
import { newManifestFile } from './new-manifest.ts';
import type { PagePlace } from './place.ts';
import type { PlannedFile } from './planned-files.ts';
import type { Project } from './project.ts';
import type { Titles } from './titles.ts';

/** The manifest of a new section; none where the section is there or no title is given for it. */
export function sectionFiles(
  project: Project,
  { section, folder, isNewSection }: PagePlace,
  title: Titles | undefined,
): PlannedFile[] {
  if (!isNewSection || title === undefined) return [];
  const manifest: SectionManifest = {
    manifestVersion: CURRENT_VERSION,
    route: section,
    menu: { title },
  };
  return [newManifestFile(project, 'section', { file: `${folder}/section.json`, manifest })];
}
