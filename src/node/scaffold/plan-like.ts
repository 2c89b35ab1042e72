import type { PageManifest } from '../../core/manifest/manifest-types.ts';
import { copyPages } from './copy-page.ts';
import type { Model } from './find-model.ts';
import { nameDetail } from './name-detail.ts';
import { nameEndpoint } from './new-endpoint.ts';
import { newManifestFile } from './new-manifest.ts';
import { type PagePlace, refuseTaken } from './place.ts';
import type { ChangedFile, PlannedFile } from './planned-files.ts';
import type { Project } from './project.ts';
import { sampleFiles } from './sample-files.ts';
import { sectionFiles } from './section-file.ts';
import type { Titles } from './titles.ts';

/** A page that is to be added. */
export interface PageOrder {
  readonly place: PagePlace;
  readonly titles: Titles;
  /** The title of the section, where it is new. */
  readonly sectionTitles: Titles | undefined;
  /** The endpoint that the maintainer chose, if any. */
  readonly endpoint: string | undefined;
}

/** What is to be written, and what the maintainer should know of it. */
export interface Plan {
  /** New files. */
  readonly files: readonly PlannedFile[];
  /** Files that are there already and get more. */
  readonly changes: readonly ChangedFile[];
  /** Whether the API description names all that the page asks, with the changes. */
  readonly isDescribed: boolean;
  readonly notes: readonly string[];
}

/** Plans a page like another: its manifest, its detail's, and sample content for both. */
export function planLike(project: Project, model: Model, order: PageOrder): Plan {
  const { place, titles } = order;
  const endpoint = nameEndpoint(project, place, model.page.value, order.endpoint);
  const { page, detail } = copyPages(project, model, { place, titles, endpoint });
  if (detail !== undefined) refuseTaken(project, detail.route);
  return {
    files: [
      ...sectionFiles(project, place, order.sectionTitles),
      manifestFile(project, place, place.name, page),
      ...(detail === undefined
        ? []
        : [manifestFile(project, place, nameDetail(place.name), detail)]),
      ...sampleFiles(project, model, { endpoint, titles }),
    ],
    changes: [],
    isDescribed: true,
    notes: [],
  };
}

/** A page's manifest in the folder of its section. */
export function manifestFile(
  project: Project,
  { folder }: PagePlace,
  name: string,
  manifest: PageManifest,
): PlannedFile {
  return newManifestFile(project, 'page', { file: `${folder}/${name}.json`, manifest });
}
