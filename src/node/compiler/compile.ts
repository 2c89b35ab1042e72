import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { SiteManifest, Theme } from '../../core/manifest/manifest-types.ts';
import type { PageModel } from '../../core/manifest/page-model.ts';
import type { SiteMap } from '../../core/manifest/route-model.ts';
import type { SiteModel } from '../../core/manifest/site-model.ts';
import type { PictureIndex } from '../../core/mapping/picture-facts.ts';
import { ApiDescription } from './api-description.ts';
import { checkData } from './check-data.ts';
import { checkFrame } from './check-frame.ts';
import { checkNames } from './check-names.ts';
import { checkRoutes } from './check-routes.ts';
import { checkSite } from './check-site.ts';
import { checkTextKeys, checkUnusedTexts } from './check-text-keys.ts';
import { createFinding, type Finding, hasErrors, sortFindings } from './finding.ts';
import { type JudgedManifests, judge } from './judged-manifests.ts';
import { findStyle } from './mends/find-style.ts';
import { readAsMeant } from './mends/read-as-meant.ts';
import { checkVersion } from './migrations/versions.ts';
import { normalisePage, normaliseSection } from './normalise-page.ts';
import { normaliseSite } from './normalise-site.ts';
import { readManifests } from './read-manifests.ts';
import { checkPictures, readPictures } from './read-pictures.ts';
import { Schemas } from './schemas.ts';
import { checkTexts, readTexts, type TextTable } from './texts.ts';
import { createShapeValidator } from './validate-shape.ts';

/** A site as the renderer reads it: everything in the normal form. */
export interface CompiledSite {
  readonly site: SiteModel;
  readonly map: SiteMap;
  readonly pages: readonly PageModel[];
  readonly theme: Theme;
  readonly fonts: SiteManifest['fonts'];
  /** What the project knows of its pictures. */
  readonly pictures: PictureIndex;
  readonly texts: TextTable;
}

export interface Compilation {
  readonly findings: readonly Finding[];
  /** Undefined where a finding is an error. */
  readonly compiled: CompiledSite | undefined;
}

/**
 * Compiles the manifests of a project: reads them, judges their shape and their meaning, and
 * brings them into the normal form.
 *
 * @param root the folder that holds `manifests/`, `schemas/` and `renderers/`
 */
export function compile(root: string): Compilation {
  const { entries: written, findings: unread } = readManifests(root);
  const fileFindings = [...unread, ...written.flatMap(checkVersion)];
  const schemas = Schemas.read(root);
  const read = written
    .filter((entry) => checkVersion(entry).length === 0)
    .map((entry) => readAsMeant(entry, schemas));
  const entries = read.map(({ entry }) => entry);
  const validate = createShapeValidator(schemas);
  const shapeFindings = entries.flatMap(({ kind, manifest }) => validate(kind, manifest));
  const wrong = new Set(shapeFindings.map(({ file }) => file));
  const sound = entries.filter(({ manifest }) => !wrong.has(manifest.file));

  const manifests = judge(sound);
  const texts = readTexts(sound);
  const complete = fileFindings.length === 0 && shapeFindings.length === 0;
  const meaningFindings = [
    ...(complete ? checkPresence(manifests) : []),
    ...(manifests.site === undefined ? [] : checkPictures(manifests.site, root)),
    ...(complete ? checkTexts(sound, languagesOf(manifests)) : []),
    // A page that could not be read is no reason to call links to it wrong.
    ...(complete ? checkRoutes(manifests) : []),
    ...(complete ? checkNames(manifests, readOverrides(root)) : []),
    ...(complete ? checkTextKeys(sound, schemas, texts) : []),
    ...checkAllData(manifests, root),
    ...manifests.pages.flatMap((page) => checkFrame(page, schemas)),
  ];

  const mends = [
    ...read.flatMap((manifest) => manifest.mends),
    ...sound.flatMap((entry) => findStyle(entry, schemas)),
  ];
  const judged = [
    ...fileFindings,
    ...shapeFindings,
    ...meaningFindings,
    ...mends.map(({ finding }) => finding),
  ];
  // While something is wrong, a text that seems unused may be what is meant there.
  const unused = hasErrors(judged) ? [] : checkUnusedTexts(sound, schemas, texts);
  const findings = sortFindings([...judged, ...unused]);
  return {
    findings,
    compiled: hasErrors(findings) ? undefined : normalise(manifests, texts, root),
  };
}

function checkAllData(manifests: JudgedManifests, root: string): Finding[] {
  const api = ApiDescription.read(root);
  const { site, pages } = manifests;
  return [
    ...(site === undefined ? [] : checkSite(site, api)),
    ...pages.flatMap((page) => checkData(page, site?.value, api)),
  ];
}

function checkPresence({ site, theme }: JudgedManifests): Finding[] {
  const missing = (file: string) =>
    createFinding('M009', { file, line: 1, column: 1 }, 'the file is missing; every site has one');
  return [
    ...(site === undefined ? [missing('manifests/site.json')] : []),
    ...(theme === undefined ? [missing('manifests/theme.json')] : []),
  ];
}

function languagesOf({ site }: JudgedManifests): string[] {
  return site?.value.languages.map(({ code }) => code) ?? [];
}

function readOverrides(root: string): string[] {
  const folder = path.join(root, 'renderers/overrides');
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.endsWith('.tsx'))
    .map((name) => name.slice(0, -'.tsx'.length));
}

function normalise(
  manifests: JudgedManifests,
  texts: TextTable,
  root: string,
): CompiledSite | undefined {
  const { site: siteManifest, theme, sections, pages: pageManifests } = manifests;
  if (siteManifest === undefined || theme === undefined) return undefined;
  const site = normaliseSite(siteManifest.value, texts);
  const context = { texts, paging: site.api.paging, sections };
  const pages = pageManifests.map((manifest) => normalisePage(manifest, context));
  return {
    site,
    map: {
      sections: sections.map(({ value }) => normaliseSection(value, texts)),
      routes: pages.map(({ route }) => route),
    },
    pages: pages.map(({ page }) => page),
    theme: theme.value,
    fonts: siteManifest.value.fonts,
    pictures: readPictures(siteManifest.value, root),
    texts,
  };
}
