import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { parse } from 'jsonc-parser';
import { isRecord } from '../../core/mapping/read-path.ts';
import {
  type CompiledSite,
  compile,
  type Finding,
  readSchemas,
  readShapes,
  type Schemas,
  type Shapes,
} from '../compiler/index.ts';
import { engineOf, readOverrides } from '../site-folder/index.ts';
import { findHosts, type GalleryHosts } from './gallery-hosts.ts';
import { GALLERY_API, type GalleryPage, galleryPages, PLACEHOLDER } from './gallery-manifests.ts';
import { GALLERY, KINDS } from './gallery-states.ts';

/** Where the gallery's site is written, below the site's folder. */
const GALLERY_FOLDER = '.colophon/gallery';

/** The site's own manifest as it is written. */
type SiteManifestJson = Readonly<Record<string, unknown>>;

/** A gallery, compiled as a site is. */
export interface CompiledGallery {
  readonly pages: readonly GalleryPage[];
  readonly compiled: CompiledSite | undefined;
  readonly findings: readonly Finding[];
}

/**
 * Compiles the gallery of a site's renderers: a site of pages that are made of their examples, in the
 * site's languages and look.
 *
 * @param root the site's folder
 */
export function compileGallery(root: string): CompiledGallery {
  const { schemas, findings } = readSchemas(root);
  const site = readSiteManifest(root);
  if (schemas === undefined || site === undefined) {
    return { pages: [], compiled: undefined, findings };
  }
  const languages = languagesOf(site);
  const shapes = readShapes(schemas);
  const pages = pagesOf(root, schemas, shapes, languages);
  const folder = writeSite(root, site, { languages, pages, hosts: findHosts(shapes) });
  const { compiled, findings: found } = compile(folder);
  return { pages, compiled: compiled && inPlace(compiled), findings: found };
}

/**
 * Removes the gallery's manifests of renderers that are gone. All are written anew when the gallery is next
 * opened; until then these would name renderers that there are not.
 *
 * @returns their paths below manifests/
 */
export function removeStaleManifests(root: string): string[] {
  const { schemas } = readSchemas(root);
  const site = readSiteManifest(root);
  if (schemas === undefined || site === undefined) return [];
  const pages = pagesOf(root, schemas, readShapes(schemas), languagesOf(site));
  const current = new Set(pages.map(({ file }) => file));
  const manifests = path.join(root, GALLERY_FOLDER, 'manifests');
  const stale = KINDS.flatMap((kind) => {
    const folder = path.join(manifests, kind);
    return existsSync(folder) ? readdirSync(folder).map((name) => `${kind}/${name}`) : [];
  }).filter((file) => !current.has(file));
  for (const file of stale) rmSync(path.join(manifests, file));
  return stale;
}

function readSiteManifest(root: string): SiteManifestJson | undefined {
  const file = path.join(root, 'manifests/site.json');
  const site: unknown = existsSync(file) ? parse(readFileSync(file, 'utf8')) : undefined;
  return isRecord(site) ? site : undefined;
}

function languagesOf({ languages }: SiteManifestJson): string[] {
  return (Array.isArray(languages) ? languages : []).map(({ code }) => String(code));
}

function pagesOf(
  root: string,
  schemas: Schemas,
  shapes: Shapes,
  languages: readonly string[],
): GalleryPage[] {
  const isOwn = (folder: string) => engineOf(root) !== root && existsSync(path.join(root, folder));
  return galleryPages(schemas, shapes, { languages, isOwn, overrides: readOverrides(root) });
}

/** What the gallery's site has of the site's own manifest: what every page is shown by. */
const SHARED = [
  'manifestVersion',
  'name',
  'description',
  'languages',
  'timeZone',
  'breakpoints',
  'fonts',
  'embeds',
];

interface GallerySite {
  readonly languages: readonly string[];
  readonly pages: readonly GalleryPage[];
  readonly hosts: GalleryHosts;
}

function writeSite(
  root: string,
  site: SiteManifestJson,
  { languages, pages, hosts: { entity } }: GallerySite,
): string {
  const folder = path.join(root, GALLERY_FOLDER);
  rmSync(folder, { recursive: true, force: true });
  const write = (name: string, value: unknown): void => {
    const file = path.join(folder, 'manifests', name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, typeof value === 'string' ? value : JSON.stringify(value));
  };
  const own = Object.fromEntries(
    SHARED.flatMap((name) => (site[name] === undefined ? [] : [[name, site[name]]])),
  );
  write('site.json', {
    ...own,
    api: { base: `${PLACEHOLDER}/own` },
    apis: { [GALLERY_API]: { base: `${PLACEHOLDER}/api` } },
    header: {},
    embeds: ['https://player.example.org', 'https://maps.example.org'],
  });
  for (const name of ['theme.json', ...languages.map((code) => `texts/${code}.json`)]) {
    const file = path.join(root, 'manifests', name);
    if (existsSync(file)) write(name, readFileSync(file, 'utf8'));
  }
  for (const { file, manifest } of pages) write(file, manifest);
  // Where the links of examples lead.
  if (entity !== undefined) {
    write('item.json', {
      manifestVersion: own.manifestVersion,
      route: `${PLACEHOLDER}/item/:id`,
      view: {
        source: { api: GALLERY_API, endpoint: '/item/{id}' },
        layout: { type: entity.type, title: 'name', [entity.blocks]: [] },
      },
    });
  }
  for (const name of ['renderers', 'schemas']) {
    const place = path.join(root, name);
    if (existsSync(place)) symlinkSync(place, path.join(folder, name), 'junction');
  }
  return folder;
}

/** Puts the gallery's path where its manifests have what stands for it. */
function inPlace(compiled: CompiledSite): CompiledSite {
  const { site, table, pages, backends } = compiled;
  const moved = <Part>(part: Part): Part =>
    JSON.parse(JSON.stringify(part).replaceAll(`"${PLACEHOLDER}`, `"${GALLERY}`));
  return {
    ...compiled,
    site: moved(site),
    table: moved(table),
    pages: moved(pages),
    backends: moved(backends),
  };
}
