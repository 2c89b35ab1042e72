import { existsSync } from 'node:fs';
import path from 'node:path';
import type { BackendModel } from '../../core/manifest/backend-model.ts';
import type { PageManifest, SectionManifest } from '../../core/manifest/manifest-types.ts';
import type { SiteModel } from '../../core/manifest/site-model.ts';
import { Refusal, UsageError } from '../command-line/index.ts';
import {
  type ApiDescription,
  type Compilation,
  compile,
  descriptionFile,
  groupByKind,
  ManifestReader,
  readApi,
  type Shapes,
  suggest,
  type Validated,
} from '../compiler/index.ts';
import { contentFolder, readSiteFolders } from '../site-folder/index.ts';

/** A project that a page is added to; its manifests are valid. */
export interface Project {
  readonly root: string;
  /** The folder of the embedded content, below the project's root. */
  readonly content: string;
  readonly site: SiteModel;
  /** The codes of the site's languages, the default one first. */
  readonly languages: readonly string[];
  readonly sections: readonly Validated<SectionManifest>[];
  readonly pages: readonly Validated<PageManifest>[];
  /** What the schemas say of the renderers. */
  readonly shapes: Shapes;
  /** The API that the new page reads: a name in `apis` of site.json; undefined for the site's own. */
  readonly apiName: string | undefined;
  /** How the site's server asks it. */
  readonly backend: BackendModel;
  /** What is known of it, by its description and by the content; undefined for a backend without one. */
  readonly api: ApiDescription | undefined;
  /** The OpenAPI document of that. */
  readonly document: object | undefined;
  /** Whether the site has written a description. */
  readonly isDescribed: boolean;
}

/**
 * Compiles a project; pages whose calls are not described yet, as `--from` leaves them, are no reason to
 * refuse others.
 */
function compileDescribed(root: string, reader: ManifestReader): Compilation {
  const whole = compile(root, reader);
  const errors = whole.findings.filter(({ severity }) => severity === 'error');
  if (whole.compiled !== undefined || errors.some(({ code }) => code !== 'M205')) return whole;
  const { draft } = reader;
  reader.draft = new Map([...draft, ...errors.map(({ file }) => [file, null] as const)]);
  const rest = compile(root, reader);
  reader.draft = draft;
  return rest.compiled === undefined ? whole : rest;
}

/**
 * Reads the project in a folder, and what is known of one of its APIs.
 *
 * @param reader has what it read before, and a draft that is read in place of files on disk
 * @throws {UsageError} where there is none
 * @throws {Refusal} where its manifests are wrong already
 */
export function readProject(
  root: string,
  apiName?: string,
  reader = new ManifestReader(root),
): Project {
  if (!existsSync(path.join(root, 'manifests'))) {
    throw new UsageError(`${root} has no manifests; name the folder of a project with --root`);
  }
  const { findings, compiled } = compileDescribed(root, reader);
  if (compiled === undefined) {
    const [first] = findings;
    const where = first === undefined ? '' : `, the first in ${first.file}:${first.line}`;
    const fix = 'fix what "npx colophon check" names before a page is added';
    throw new Refusal(`the manifests have errors${where}; ${fix}`);
  }
  const manifests = groupByKind(reader.read().entries);
  const { sections, pages } = manifests;
  const known = Object.keys(compiled.site.apis);
  if (apiName !== undefined && !known.includes(apiName)) {
    throw new UsageError(`--api ${apiName} names no API of site.json${suggest(apiName, known)}`);
  }
  const backend = compiled.backends.find((one) => one.api === apiName);
  if (backend === undefined) throw new Error(`no backend of ${apiName ?? 'the site'} is compiled`);
  const { api, document } = readApi(root, manifests, compiled.shapes, apiName);
  return {
    root,
    content: contentFolder(readSiteFolders(root), apiName),
    site: compiled.site,
    languages: compiled.site.languages.map(({ code }) => code),
    sections,
    pages,
    shapes: compiled.shapes,
    apiName,
    backend,
    api,
    document,
    isDescribed: existsSync(path.join(root, descriptionFile(apiName))),
  };
}
