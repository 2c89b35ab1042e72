import { existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'jsonc-parser';
import { isRecord } from '../../core/mapping/read-path.ts';
import {
  type CompiledSite,
  compile,
  type Finding,
  readSchemas,
  readShapes,
} from '../compiler/index.ts';
import { engineOf, readOverrides } from '../site-folder/index.ts';
import { findHosts, type GalleryHosts } from './gallery-hosts.ts';
import { GALLERY_API, type GalleryPage, galleryPages, PLACEHOLDER } from './gallery-manifests.ts';
import { GALLERY } from './gallery-states.ts';

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
  const site: unknown = parse(readFileSync(path.join(root, 'manifests/site.json'), 'utf8'));
  if (schemas === undefined || !isRecord(site)) return { pages: [], compiled: undefined, findings };
  const languages = (Array.isArray(site.languages) ? site.languages : []).map(({ code }) =>
    String(code),
  );
  const isOwn = (folder: string) => engineOf(root) !== root && existsSync(path.join(root, folder));
  const overrides = readOverrides(root);
  const shapes = readShapes(schemas);
  const pages = galleryPages(schemas, shapes, { languages, isOwn, overrides });
  const folder = writeSite(root, site, { languages, pages, hosts: findHosts(shapes) });
  const { compiled, findings: found } = compile(folder);
  return { pages, compiled: compiled && inPlace(compiled), findings: found };
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
  site: Readonly<Record<string, unknown>>,
  { languages, pages, hosts: { entity } }: GallerySite,
): string {
  const folder = path.join(root, '.colophon/gallery');
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
