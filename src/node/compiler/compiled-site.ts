import path from 'node:path';
import type { BackendModel } from '../../core/manifest/backend-model.ts';
import type { DiscoveryModel } from '../../core/manifest/discovery-model.ts';
import type { Font, PageManifest, Theme } from '../../core/manifest/manifest-types.ts';
import type { PageModel } from '../../core/manifest/page-model.ts';
import type { RouteTable } from '../../core/manifest/route-model.ts';
import type { SiteModel } from '../../core/manifest/site-model.ts';
import type { FileSizes, PictureIndex } from '../../core/mapping/picture-facts.ts';
import { memoize, memoizeLast } from '../../core/memoize.ts';
import type { ReadSite } from './meaning/validate-meaning.ts';
import { normaliseBackends } from './normal/normalise-backends.ts';
import { normaliseDiscovery } from './normal/normalise-discovery.ts';
import { type NormalPage, normalisePage, normaliseSection } from './normal/normalise-page.ts';
import { normaliseSite } from './normal/normalise-site.ts';
import {
  normaliseUnsupportedBrowser,
  type UnsupportedBrowserModel,
} from './normal/normalise-unsupported-browser.ts';
import { readPictures } from './read/read-pictures.ts';
import { type TextTable, uiKeys } from './read/read-texts.ts';
import type { Validated, ValidatedManifests } from './read/validated-manifests.ts';
import { readShapes, type Shapes } from './schema/shapes.ts';

/** A site as the renderer reads it: everything in the normal form. */
export interface CompiledSite {
  readonly site: SiteModel;
  readonly table: RouteTable;
  readonly pages: readonly PageModel[];
  readonly discovery: DiscoveryModel;
  /** What the schemas say of the renderers. */
  readonly shapes: Shapes;
  /** How the backends of the site's APIs are asked; for servers alone. */
  readonly backends: readonly BackendModel[];
  readonly theme: Theme;
  readonly fonts: readonly Font[];
  readonly unsupportedBrowser: UnsupportedBrowserModel;
  /** What the project knows of its pictures. */
  readonly pictures: PictureIndex;
  /** The sizes of its other files, where a page says them and its folders were looked at. */
  readonly files: FileSizes;
  readonly texts: TextTable;
  /** The keys of the words that any page may show by itself. */
  readonly uiKeys: readonly string[];
  /** Kinds of generated test cases that do not hold for a page, each with its reason, by page id. */
  readonly testExemptions: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

/** The normal form of a site in which nothing is wrong; undefined where it has no site.json or theme.json. */
export function normalise({
  manifests,
  texts,
  words,
  root,
  schemas,
  draftOverrides,
}: ReadSite): CompiledSite | undefined {
  const { site: siteManifest, theme, sections, pages: pageManifests } = manifests;
  if (siteManifest === undefined || theme === undefined) return undefined;
  const site = normaliseSiteOnce(siteManifest.value, texts);
  const folders = sectionsByFolder(sections);
  const shapes = readShapes(schemas);
  const pages = pageManifests.map((manifest) => {
    const normal = normalisePageOnce(manifest, texts, site, folders, shapes);
    const { override } = manifest.value;
    const isDrafted = override !== undefined && draftOverrides.includes(override);
    return isDrafted ? withoutOverride(normal) : normal;
  });
  const models = pages.map(({ page }) => page);
  const table = {
    sections: sections.map(({ value }) => normaliseSection(value, texts)),
    routes: pages.map(({ route }) => route),
  };
  return {
    site,
    table,
    pages: models,
    shapes,
    discovery: normaliseDiscovery(siteManifest.value, pageManifests, { texts, shapes, models }),
    backends: normaliseBackends(siteManifest.value, site, table),
    theme: theme.value,
    fonts: siteManifest.value.fonts ?? [],
    unsupportedBrowser: normaliseUnsupportedBrowser(siteManifest.value, texts),
    pictures: readPictures(siteManifest.value, root),
    files: {},
    texts,
    uiKeys: uiKeys(words),
    testExemptions: Object.fromEntries(
      pageManifests.map(({ id, value }) => [id, value.testExemptions ?? {}]),
    ),
  };
}

/** A page as its manifest says, until there is a component in the place of that. */
function withoutOverride({ page, route }: NormalPage): NormalPage {
  const renderers = { ...route.renderers, override: undefined };
  return { page: { ...page, override: undefined }, route: { ...route, renderers } };
}

const normaliseSiteOnce = memoize(normaliseSite);

/** The sections' routes by their folders. */
const sectionsByFolder = memoizeLast(
  (sections: ValidatedManifests['sections']) =>
    new Map(sections.map(({ id, value }) => [path.posix.dirname(id), value.route])),
);

const normalisePageOnce = memoize(
  (
    manifest: Validated<PageManifest>,
    texts: TextTable,
    site: SiteModel,
    sections: ReadonlyMap<string, string>,
    shapes: Shapes,
  ) => normalisePage(manifest, { texts, site, sections, shapes }),
);
