import { memoize, memoizeLast } from '../../core/memoize.ts';
import type { AskedCall } from '../content/index.ts';
import { type CompiledSite, normalise } from './compiled-site.ts';
import { type Finding, hasErrors, sortFindings } from './findings/finding.ts';
import { findStyle } from './fixes/find-style.ts';
import { readAsMeant } from './fixes/read-as-meant.ts';
import { askedCalls } from './meaning/asked-calls.ts';
import { checkUnusedTexts } from './meaning/check-text-keys.ts';
import { type ReadSite, validateMeaning } from './meaning/validate-meaning.ts';
import { checkSiteVersion, checkVersion } from './migrations/versions.ts';
import { DiskCache } from './read/disk-cache.ts';
import {
  type ManifestEntry,
  ManifestReader,
  type ReadManifests,
  readManifests,
} from './read/read-manifests.ts';
import { readSchemas, requireSchemas } from './read/read-schemas.ts';
import { readTexts } from './read/read-texts.ts';
import { type RendererWords, readRendererWords } from './read/renderer-words.ts';
import { groupByKind, type ValidatedManifests } from './read/validated-manifests.ts';
import type { Schemas } from './schema/schemas.ts';
import { readShapes, type Shapes } from './schema/shapes.ts';
import { checkExamples } from './structure/check-examples.ts';
import { checkCompiled, structureValidator } from './structure/validate-structure.ts';
import type { Fix } from './text/fix.ts';

export interface Compilation {
  readonly findings: readonly Finding[];
  /** Undefined where a finding is an error. */
  readonly compiled: CompiledSite | undefined;
  /** The manifests whose structures are valid as they are written, with the places of their parts. */
  readonly manifests: ValidatedManifests;
  /** What the schemas say of the renderers; undefined where something is wrong with the schemas. */
  readonly shapes: Shapes | undefined;
  /** Whether those manifests are all that there are. */
  readonly isComplete: boolean;
}

const NOTHING = {
  compiled: undefined,
  manifests: groupByKind([]),
  shapes: undefined,
  isComplete: false,
};

/**
 * Compiles the manifests of a project by its schemas, in the first four passes of the architecture page:
 *
 * 1. read: manifests are parsed, and old spellings read as what they mean;
 * 2. structure: each is validated by the schemas;
 * 3. meaning: what manifests say of each other, of the API and of files;
 * 4. normal form, where nothing is wrong.
 *
 * @param root the folder that holds `manifests/`, `schemas/` and `renderers/`
 * @param reader has what it read before, and a draft that is read in place of files on disk
 */
export function compile(root: string, reader = new ManifestReader(root)): Compilation {
  // 1: read, the files first; the schemas too, which are valid before anything is validated by them.
  const read = reader.read();
  const older = checkSiteVersion(read.entries);
  if (older.length > 0) {
    return { ...NOTHING, findings: older };
  }
  const { disk } = reader;
  const { schemas, findings: broken } = disk.reuse('schemas', [], () => readSchemas(root));
  const findings = schemas === undefined ? broken : checkCompiled(schemas);
  if (schemas === undefined || findings.length > 0) {
    return { ...NOTHING, findings: sortFindings(findings) };
  }
  // The rest of 1, then 2 to 4.
  const compilation = compileManifests(root, schemas, read, disk);
  const examples = disk.reuse('examples', [schemas], () => checkExamplesOnce(root, schemas));
  return examples.length === 0
    ? compilation
    : { ...compilation, findings: sortFindings([...compilation.findings, ...examples]) };
}

/** Examples depend on the schemas alone: once they are valid, no other process checks these schemas again. */
function checkExamplesOnce(root: string, schemas: Schemas): Finding[] {
  const findings = checkExamples(root, schemas);
  if (findings.length === 0) schemas.store();
  return findings;
}

/** The rest of pass 1, then 2 to 4, for manifests whose files were read; what else they name is looked up in the project. */
export function compileManifests(
  root: string,
  schemas: Schemas,
  { entries, findings: unread, draftOverrides = [] }: ReadManifests,
  disk = new DiskCache(),
): Compilation {
  // 1: read, the rest: old spellings become what they mean, for which the schemas are needed.
  const read = readAsMeantAll(entries, unread, schemas);
  // 2: structure; the meaning of a manifest whose structure is wrong is not looked at.
  const structures = validateStructures(read.entries, schemas);
  const manifests = groupByKind(structures.valid);
  const languages = manifests.site?.value.languages.map(({ code }) => code) ?? [];
  const words = disk.reuse('words', [], () => readRendererWords(root));
  const site: ReadSite = {
    root,
    disk,
    draftOverrides,
    schemas,
    valid: structures.valid,
    manifests,
    texts: readTextsOnce(
      structures.valid.filter(({ kind }) => kind === 'texts'),
      languages,
      [words],
    ),
    words,
    isComplete: read.findings.length === 0 && structures.findings.length === 0,
  };
  // 3: meaning, and how the manifests are written.
  const found = [
    ...read.findings,
    ...structures.findings,
    ...validateMeaning(site),
    ...[...read.fixes, ...findStyleAll(site)].map(({ finding }) => finding),
  ];
  // While something is wrong or a section is missing, a text that seems unused may be what is meant there.
  const isUnfinished = hasErrors(found) || found.some(({ code }) => code === 'M246');
  const findings = sortFindings(
    isUnfinished ? found : [...found, ...checkUnusedTexts(site.valid, schemas, site)],
  );
  return {
    findings,
    // 4: normal form.
    compiled: hasErrors(findings) ? undefined : normalise(site),
    manifests: site.manifests,
    shapes: readShapes(schemas),
    isComplete: site.isComplete,
  };
}

const readTextsOnce = memoizeLast(
  (
    entries: readonly ManifestEntry[],
    languages: readonly string[],
    [words]: readonly [RendererWords],
  ) => readTexts(entries, languages, words),
);

/**
 * What the manifests of a site ask of one of its APIs, for what has no other use for them.
 *
 * @param api the API's name; undefined for the site's own
 * @throws where something is wrong with the schemas
 */
export function readAskedCalls(root: string, api?: string): AskedCall[] {
  const schemas = requireSchemas(root);
  const { entries } = readAsMeantAll(readManifests(root).entries, [], schemas);
  const manifests = groupByKind(validateStructures(entries, schemas).valid);
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
  const read = entries.map((entry) => readEntryAsMeant(entry, schemas));
  return {
    entries: read.flatMap(({ meant }) => (meant === undefined ? [] : [meant.entry])),
    findings: [...findings, ...read.flatMap((one) => one.findings)],
    fixes: read.flatMap(({ meant }) => meant?.fixes ?? []),
  };
}

const readEntryAsMeant = memoize((entry: ManifestEntry, schemas: Schemas) => {
  const findings = checkVersion(entry);
  return { findings, meant: findings.length > 0 ? undefined : readAsMeant(entry, schemas) };
});

interface ValidatedStructures {
  /** The manifests whose structure is valid. */
  readonly valid: readonly ManifestEntry[];
  readonly findings: readonly Finding[];
}

function validateStructures(
  entries: readonly ManifestEntry[],
  schemas: Schemas,
): ValidatedStructures {
  const results = entries.map((entry) => ({
    entry,
    findings: validateStructure(entry, schemas),
  }));
  return {
    valid: results.flatMap(({ entry, findings }) => (findings.length > 0 ? [] : [entry])),
    findings: results.flatMap(({ findings }) => findings),
  };
}

const validateStructure = memoize(({ kind, manifest }: ManifestEntry, schemas: Schemas) =>
  structureValidator(schemas)(kind, manifest),
);

function findStyleAll({ valid, schemas }: ReadSite): Fix[] {
  return valid.flatMap((entry) => findEntryStyle(entry, schemas));
}

const findEntryStyle = memoize(findStyle);
