import {
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { isRecord } from '../../src/core/index.ts';
import type { CompiledSite } from '../../src/node/compiler/index.ts';
import { FOLDERS } from '../institute-folders.ts';

/** A page manifest of the project that belongs to a section. */
interface RealManifest {
  /** Path below manifests/. */
  readonly file: string;
  /** The section's route that its own routes begin with. */
  readonly section: string;
  /** Whether it names no other page, so that it can be copied by itself. */
  readonly isAlone: boolean;
}

/** What compiler, build and server need beside the manifests. */
const COPIED = [
  'index.html',
  'manifests',
  'package.json',
  'renderers',
  'schemas',
  'src',
  'tsconfig.json',
  'vite.config.ts',
];
const LINKED = ['node_modules', FOLDERS.content];

/**
 * Lays out a project in a folder: the real one's site and pages, and copies of its sections, each
 * varied, until it has the wanted number of pages. Where the real one has more already, a small site
 * is made of the pages that name no other.
 */
export function generateSite(
  root: string,
  folder: string,
  { compiled, pages }: { readonly compiled: CompiledSite; readonly pages: number },
): void {
  copyProject(root, folder);
  const real = readReal(root, compiled);
  const alone = real.filter(({ isAlone }) => isAlone);
  const all = compiled.pages.length;
  let missing = pages - (pages < all ? writeSmallSite(folder, alone) : all);
  if (missing < 0) throw new Error(`A generated site has at least ${pages - missing} pages`);
  for (let copy = 1; missing > 0; copy += 1) {
    const chosen = missing < real.length ? alone.slice(0, missing) : real;
    for (const manifest of chosen) writeCopy(root, folder, manifest, copy);
    const sections = new Map(chosen.map((manifest) => [path.dirname(manifest.file), manifest]));
    for (const [place, manifest] of sections) {
      writeCopy(root, folder, { ...manifest, file: `${place}/section.json` }, copy);
    }
    missing -= chosen.length;
  }
}

function copyProject(root: string, folder: string): void {
  const content = path.join(root, FOLDERS.content);
  for (const name of COPIED) {
    cpSync(path.join(root, name), path.join(folder, name), {
      recursive: true,
      filter: (source) => source !== content,
    });
  }
  for (const name of LINKED) symlinkSync(path.join(root, name), path.join(folder, name));
}

function readReal(root: string, { table, pages }: CompiledSite): RealManifest[] {
  return table.routes.flatMap(({ id, route, aliases, section }) => {
    if (section === undefined) return [];
    const file = `${id}.json`;
    const text = readFileSync(path.join(root, 'manifests', file), 'utf8');
    const own = [route, ...aliases];
    const named = pages.map((page) => page.route).filter((other) => !own.includes(other));
    const isAlone = named.every((other) => !mentions(text, other)) && !route.includes(':');
    return [{ file, section, isAlone }];
  });
}

/** Whether a manifest's text names a route, with parameters in either spelling. */
function mentions(text: string, route: string): boolean {
  const template = route.replace(/:([a-zA-Z0-9]+)/g, '{$1}');
  return route !== '/' && [route, template].some((name) => text.includes(`"${name}"`));
}

/** Leaves what names no other page, with one of it as home, and no search; returns their number. */
function writeSmallSite(folder: string, alone: readonly RealManifest[]): number {
  const manifests = path.join(folder, 'manifests');
  const wanted = new Set(alone.map(({ file }) => file));
  const read = (name: string): Record<string, unknown> =>
    JSON.parse(readFileSync(path.join(manifests, name), 'utf8'));
  const write = (name: string, value: unknown): void =>
    writeFileSync(path.join(manifests, name), `${JSON.stringify(value, null, 2)}\n`);
  const [first] = alone;
  if (first === undefined) throw new Error('Every page names another; none can be home by itself');
  const { menu: _, aliases: __, ...home } = read(first.file);
  const site = read('site.json');
  const { search: ___, ...header } = isRecord(site.header) ? site.header : {};
  removeOthers(manifests, wanted);
  write('site.json', { ...site, header });
  write('home.json', { ...home, $schema: '../schemas/page.schema.json', route: '/' });
  return alone.length + 1;
}

/** Removes the pages that are not wanted, and sections without pages. */
function removeOthers(manifests: string, wanted: ReadonlySet<string>): void {
  const places = new Set([...wanted].map((file) => path.posix.dirname(file)));
  for (const name of readdirSync(manifests, { recursive: true, encoding: 'utf8' })) {
    const file = name.split(path.sep).join('/');
    const place = path.posix.dirname(file);
    const isPage = file.endsWith('.json') && (place !== '.' || file === 'search.json');
    const isSection = file === `${place}/section.json` && places.has(place);
    if (isPage && place !== 'texts' && !isSection && !wanted.has(file)) {
      rmSync(path.join(manifests, file));
    }
  }
}

function writeCopy(
  root: string,
  folder: string,
  { file, section }: Pick<RealManifest, 'file' | 'section'>,
  copy: number,
): void {
  const text = readFileSync(path.join(root, 'manifests', file), 'utf8');
  const [place = '', ...rest] = file.split('/');
  const target = path.join(folder, 'manifests', `${place}-${copy}`, ...rest);
  mkdirSync(path.dirname(target), { recursive: true });
  const value = vary(JSON.parse(text), { section, copy });
  const isSection = isRecord(value) && rest.at(-1) === 'section.json';
  // No menu bar holds hundreds of sections.
  if (isSection && isRecord(value.menu)) Object.assign(value.menu, { notMenu: true });
  writeFileSync(target, `${JSON.stringify(value, null, 2)}\n`);
}

/** What names the paths and fields of the API, which stays. */
const FIXED_KEYS: readonly string[] = ['source', 'structuredData'];

interface Variation {
  readonly section: string;
  readonly copy: number;
}

/** A manifest as the copied section would have it: its own URLs, words and numbers. */
function vary(value: unknown, variation: Variation, name = ''): unknown {
  const { section, copy } = variation;
  if (Array.isArray(value)) return value.map((entry) => vary(entry, variation, name));
  if (isRecord(value)) {
    return Object.fromEntries(
      Object.entries(value)
        // An entry with a code is shown where the server's navigation has it, which knows no copies.
        .filter(([key]) => !(name === 'menu' && key === 'code'))
        .map(([key, entry]) => [
          key,
          FIXED_KEYS.includes(key) ? entry : vary(entry, variation, key),
        ]),
    );
  }
  if (name === 'clamp') return 1 + (copy % 4);
  if (typeof value !== 'string') return value;
  if (name === 'description' && copy % 2 === 0) {
    return { zh: `第 ${copy} 部分的说明。`, en: `What section ${copy} is about.` };
  }
  const isOwnUrl = value === section || value.startsWith(`${section}/`);
  return isOwnUrl ? `${section}-${copy}${value.slice(section.length)}` : value;
}
