import path from 'node:path';
import type { BackendModel } from '../../core/manifest/backend-model.ts';
import type { DiscoveryModel } from '../../core/manifest/discovery-model.ts';
import type { Font, Theme } from '../../core/manifest/manifest-types.ts';
import type { PageModel } from '../../core/manifest/page-model.ts';
import type { RouteTable } from '../../core/manifest/route-model.ts';
import type { SiteModel } from '../../core/manifest/site-model.ts';
import type { FileSizes, PictureIndex } from '../../core/mapping/picture-facts.ts';
import type { AskedCall } from '../content/index.ts';
import { type Finding, hasErrors, sortFindings } from './findings/finding.ts';
import { findStyle } from './fixes/find-style.ts';
import { readAsMeant } from './fixes/read-as-meant.ts';
import { askedCalls } from './meaning/asked-calls.ts';
import { checkUnusedTexts } from './meaning/check-text-keys.ts';
import { type ReadSite, validateMeaning } from './meaning/validate-meaning.ts';
import { checkSiteVersion, checkVersion } from './migrations/versions.ts';
import { normaliseBackends } from './normal/normalise-backends.ts';
import { normaliseDiscovery } from './normal/normalise-discovery.ts';
import { normalisePage, normaliseSection } from './normal/normalise-page.ts';
import { normaliseSite } from './normal/normalise-site.ts';
import {
  normaliseUnsupportedBrowser,
  type UnsupportedBrowserModel,
} from './normal/normalise-unsupported-browser.ts';
import { type ManifestEntry, type ReadManifests, readManifests } from './read/read-manifests.ts';
import { readPictures } from './read/read-pictures.ts';
import { readSchemas, requireSchemas } from './read/read-schemas.ts';
import { readTexts, type TextTable } from './read/read-texts.ts';
import { type ValidatedManifests, validate } from './read/validated-manifests.ts';
import type { Schemas } from './schema/schemas.ts';
import { readShapes, type Shapes } from './schema/shapes.ts';
import { checkExamples } from './structure/check-examples.ts';
import { checkCompiled, structureValidator } from './structure/validate-structure.ts';
import type { Fix } from './text/fix.ts';

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
  /** Kinds of generated test cases that do not hold for a page, each with its reason, by page id. */
  readonly testExemptions: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

export interface Compilation {
  readonly findings: readonly Finding[];
  /** Undefined where a finding is an error. */
  readonly compiled: CompiledSite | undefined;
  /** The manifests whose structures are right as they are written, with the places of their parts. */
  readonly manifests: ValidatedManifests;
  /** What the schemas say of the renderers; undefined where the structure of a manifest is wrong. */
  readonly shapes: Shapes | undefined;
}

const NOTHING = { compiled: undefined, manifests: validate([]), shapes: undefined };

/**
 * Compiles the manifests of a project by its schemas, in the first four passes of the architecture page:
 *
 * 1. read: manifests are parsed, and old spellings read as what they mean;
 * 2. structure: each is validated by the schemas;
 * 3. meaning: what manifests say of each other, of the API and of files;
 * 4. normal form, where nothing is wrong.
 *
 * @param root the folder that holds `manifests/`, `schemas/` and `renderers/`
 */
export function compile(root: string): Compilation {
  // 1: read; the schemas are read beside, and are right before anything is validated by them.
  const read = readManifests(root);
  const older = checkSiteVersion(read.entries);
  if (older.length > 0) {
    return { ...NOTHING, findings: older };
  }
  const { schemas, findings: broken } = readSchemas(root);
  const findings = schemas === undefined ? broken : checkCompiled(schemas);
  if (schemas === undefined || findings.length > 0) {
    return { ...NOTHING, findings: sortFindings(findings) };
  }
  const compilation = compileManifests(root, schemas, read);
  const examples = checkExamples(root, schemas);
  return examples.length === 0
    ? compilation
    : { ...compilation, findings: sortFindings([...compilation.findings, ...examples]) };
}

/** Compiles manifests that were read; what else they name is looked up in the project. */
export function compileManifests(
  root: string,
  schemas: Schemas,
  { entries, findings: unread }: ReadManifests,
): Compilation {
  // 1: read, as far as it needs the schemas.
  const read = readAsMeantAll(entries, unread, schemas);
  // 2: structure; the meaning of a manifest whose structure is wrong is not looked at.
  const structures = validateStructures(read.entries, schemas);
  const manifests = validate(structures.valid);
  const languages = manifests.site?.value.languages.map(({ code }) => code) ?? [];
  const site: ReadSite = {
    root,
    schemas,
    valid: structures.valid,
    manifests,
    texts: readTexts(structures.valid, languages),
    isComplete: read.findings.length === 0 && structures.findings.length === 0,
  };
  // 3: meaning, and how the manifests are written.
  const validated = [
    ...read.findings,
    ...structures.findings,
    ...validateMeaning(site),
    ...[...read.fixes, ...findStyleAll(site)].map(({ finding }) => finding),
  ];
  // While something is wrong, a text that seems unused may be what is meant there.
  const findings = sortFindings(
    hasErrors(validated)
      ? validated
      : [...validated, ...checkUnusedTexts(site.valid, schemas, site.texts)],
  );
  return {
    findings,
    // 4: normal form.
    compiled: hasErrors(findings) ? undefined : normalise(site),
    manifests: site.manifests,
    shapes: site.isComplete ? readShapes(schemas) : undefined,
  };
}

/**
 * What the manifests of a site ask of one of its APIs, for what has no other use for them.
 *
 * @param api the API's name; undefined for the site's own
 * @throws where something is wrong with the schemas
 */
export function readAskedCalls(root: string, api?: string): AskedCall[] {
  const schemas = requireSchemas(root);
  const { entries } = readAsMeantAll(readManifests(root).entries, [], schemas);
  const manifests = validate(validateStructures(entries, schemas).valid);
  return askedCalls(manifests, readShapes(schemas), api);
}

interface ReadAsMeant {
  readonly entries: readonly ManifestEntry[];
  /** What is wrong with files or their versions, so that they could not be read. */
  readonly findings: readonly Finding[];
  readonly fixes: readonly Fix[];
}

/** The manifests of the current version, old spellings read as what they mean. */
function readAsMeantAll(
  entries: readonly ManifestEntry[],
  findings: readonly Finding[],
  schemas: Schemas,
): ReadAsMeant {
  const versions = entries.map((entry) => ({ entry, findings: checkVersion(entry) }));
  const meant = versions.flatMap((validated) =>
    validated.findings.length > 0 ? [] : [readAsMeant(validated.entry, schemas)],
  );
  return {
    entries: meant.map(({ entry }) => entry),
    findings: [...findings, ...versions.flatMap((validated) => validated.findings)],
    fixes: meant.flatMap(({ fixes }) => fixes),
  };
}

interface ValidatedStructures {
  /** The manifests whose structure is right. */
  readonly valid: readonly ManifestEntry[];
  readonly findings: readonly Finding[];
}

function validateStructures(
  entries: readonly ManifestEntry[],
  schemas: Schemas,
): ValidatedStructures {
  const validate = structureValidator(schemas);
  const validated = entries.map((entry) => ({
    entry,
    findings: validate(entry.kind, entry.manifest),
  }));
  return {
    valid: validated.flatMap(({ entry, findings }) => (findings.length > 0 ? [] : [entry])),
    findings: validated.flatMap(({ findings }) => findings),
  };
}

function findStyleAll({ valid, schemas }: ReadSite): Fix[] {
  return valid.flatMap((entry) => findStyle(entry, schemas));
}

function normalise({ manifests, texts, root, schemas }: ReadSite): CompiledSite | undefined {
  const { site: siteManifest, theme, sections, pages: pageManifests } = manifests;
  if (siteManifest === undefined || theme === undefined) return undefined;
  const site = normaliseSite(siteManifest.value, texts);
  const folders = new Map(sections.map(({ id, value }) => [path.posix.dirname(id), value.route]));
  const shapes = readShapes(schemas);
  const context = { texts, site, sections: folders, shapes };
  const pages = pageManifests.map((manifest) => normalisePage(manifest, context));
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
    testExemptions: Object.fromEntries(
      pageManifests.map(({ id, value }) => [id, value.testExemptions ?? {}]),
    ),
  };
}
