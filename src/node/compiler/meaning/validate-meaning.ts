import type { PageManifest, SiteManifest, Theme } from '../../../core/manifest/manifest-types.ts';
import { memoize } from '../../../core/memoize.ts';
import { UI_TEXTS } from '../../../core/texts/ui-texts.ts';
import { readOverrides } from '../../site-folder/index.ts';
import { createFinding, type Finding } from '../findings/finding.ts';
import type { DiskCache } from '../read/disk-cache.ts';
import type { ManifestEntry } from '../read/read-manifests.ts';
import { checkPictureIndex } from '../read/read-pictures.ts';
import { checkTexts, LIST_KEYS, type TextTable, uiKeys } from '../read/read-texts.ts';
import type { RendererWords } from '../read/renderer-words.ts';
import type { Validated, ValidatedManifests } from '../read/validated-manifests.ts';
import { checkCode, checkRendererApi, checkRendererNames } from '../renderer-api/index.ts';
import type { Schemas } from '../schema/schemas.ts';
import { readShapes, type Shapes } from '../schema/shapes.ts';
import { checkUnreadApis } from './check-apis.ts';
import { checkBlocks } from './check-blocks.ts';
import { checkColumns } from './check-columns.ts';
import { checkContrast } from './check-contrast.ts';
import { checkData } from './check-data.ts';
import { checkDiscovery } from './check-discovery.ts';
import { checkEntryCodes } from './check-entry-codes.ts';
import { checkCharacters, checkFamilies, checkFonts } from './check-fonts.ts';
import { checkFormats } from './check-formats.ts';
import { checkFrame } from './check-frame.ts';
import { checkHeadings } from './check-headings.ts';
import { checkLists, hasLists } from './check-lists.ts';
import { checkNames } from './check-names.ts';
import { checkOptions } from './check-options.ts';
import { checkNeeded, checkRenderers } from './check-renderers.ts';
import { checkRoutes } from './check-routes.ts';
import { checkSite } from './check-site.ts';
import { checkTextKeys } from './check-text-keys.ts';
import { checkTextLanguages } from './check-text-languages.ts';
import { checkTheme } from './check-theme.ts';
import { checkWords } from './check-words.ts';
import { type KnownApis, readApis } from './read-api.ts';

/** A site as far as it could be read: the manifests whose structure is valid. */
export interface ReadSite {
  readonly root: string;
  /** What was made of other files than manifests. */
  readonly disk: DiskCache;
  /** Overrides that a draft adds. */
  readonly draftOverrides: readonly string[];
  readonly schemas: Schemas;
  readonly valid: readonly ManifestEntry[];
  readonly manifests: ValidatedManifests;
  readonly texts: TextTable;
  /** What the renderers say by themselves. */
  readonly words: RendererWords;
  /** Whether that is all of them. */
  readonly isComplete: boolean;
}

/** What the manifests of a site say of each other, of the API and of the project's files. */
export function validateMeaning(site: ReadSite): Finding[] {
  const { root, disk, schemas, manifests } = site;
  const shapes = readShapes(schemas);
  const ofData = checkAllData(site);
  const wrong = new Set(ofData.map(placeOf));
  return [
    // A page that could not be read is no reason to call links to it wrong.
    ...(site.isComplete ? validateTogether(site) : []),
    ...(manifests.site === undefined
      ? []
      : [
          ...checkOnDisk('pictures', manifests.site, site, checkPictureIndex),
          ...checkCharacters(manifests.site),
          ...checkOnDisk('fonts', manifests.site, site, checkFonts),
        ]),
    ...disk.reuse('renderers', [], () => [
      ...checkRenderers(root),
      ...checkCode(root),
      ...checkRendererNames(root),
      ...checkRendererApi(root),
    ]),
    ...checkOwnWords(site),
    ...checkNeeded(manifests.pages, root),
    ...ofData,
    // What a page says of a field is no second mistake where the field itself is one.
    ...manifests.pages
      .flatMap((page) => checkPage(page, manifests.site?.value, shapes))
      .filter((finding) => !wrong.has(placeOf(finding))),
    ...(manifests.theme === undefined ? [] : checkThemeOnce(manifests.theme)),
    ...(manifests.site === undefined || manifests.theme === undefined
      ? []
      : checkFamilies(manifests.site, manifests.theme)),
  ];
}

function placeOf({ file, line, column }: Finding): string {
  return `${file}:${line}:${column}`;
}

const checkThemeOnce = memoize((theme: Validated<Theme>) => [
  ...checkTheme(theme),
  ...checkContrast(theme),
]);

/** What a page's manifest says of itself. */
const checkPage = memoize(
  (page: Validated<PageManifest>, site: SiteManifest | undefined, shapes: Shapes) => [
    ...checkFrame(page, shapes),
    ...checkLists(page, shapes),
    ...checkHeadings(page, shapes),
    ...checkDiscovery(page, shapes),
    ...checkOptions(page, shapes),
    ...checkBlocks(page, site, shapes),
    ...checkFormats(page, shapes),
    ...checkColumns(page),
  ],
);

/** What is made of a manifest and of files that it names. */
function checkOnDisk<Manifest>(
  name: string,
  manifest: Manifest,
  { root, disk }: ReadSite,
  check: (manifest: Manifest, root: string) => Finding[],
): Finding[] {
  return disk.reuse(name, [manifest], () => check(manifest, root));
}

/** The words of the renderers that stand in the site's folder. */
function checkOwnWords({ root, disk, schemas, manifests }: ReadSite): Finding[] {
  const { site } = manifests;
  return disk.reuse('own words', [schemas, site], () =>
    checkWords(root, schemas, languagesOf(manifests)),
  );
}

function validateTogether(site: ReadSite): Finding[] {
  const { root, disk, schemas, valid, manifests, texts, words } = site;
  const known = disk.reuse('overrides', [], () => readOverrides(root).map(({ name }) => name));
  const overrides = [...known, ...site.draftOverrides];
  const shapes = readShapes(schemas);
  // What is wrong in a file of words is not missing as well.
  const ui = checkOwnWords(site).length > 0 ? UI_TEXTS : uiKeys(words);
  const needed = [...ui, ...(hasLists(manifests, shapes) ? LIST_KEYS : [])];
  return [
    ...checkPresence(manifests),
    ...checkEntryCodes(manifests),
    ...checkTexts(valid, languagesOf(manifests), { root, words, needed }),
    ...checkRoutes(manifests, shapes),
    ...checkNames(manifests, overrides, shapes),
    ...checkTextKeys(valid, schemas, texts),
    ...checkTextLanguages(valid, schemas, languagesOf(manifests)),
  ];
}

function checkAllData({ manifests, root, disk, schemas }: ReadSite): Finding[] {
  const { site, pages } = manifests;
  const shapes = readShapes(schemas);
  const apis = readApis({ root, disk }, manifests, shapes);
  return [
    ...apis.findings,
    ...(site === undefined ? [] : [...checkSite(site, apis), ...checkUnreadApis(root, site)]),
    ...pages.flatMap((page) => checkDataOnce(page, site?.value, apis, shapes)),
  ];
}

const checkDataOnce = memoize(
  (
    page: Validated<PageManifest>,
    site: SiteManifest | undefined,
    apis: KnownApis,
    shapes: Shapes,
  ) => checkData(page, { site, apis, shapes }),
);

function checkPresence({ site, theme }: ValidatedManifests): Finding[] {
  const missing = (file: string) =>
    createFinding('M009', { file, line: 1, column: 1 }, 'the file is missing; every site has one');
  return [
    ...(site === undefined ? [missing('manifests/site.json')] : []),
    ...(theme === undefined ? [missing('manifests/theme.json')] : []),
  ];
}

function languagesOf({ site }: ValidatedManifests): string[] {
  return site?.value.languages.map(({ code }) => code) ?? [];
}
