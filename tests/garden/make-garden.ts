import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { printItem } from './content.ts';
import { ITEMS } from './items.ts';

const HERE = import.meta.dirname;
const ENGINE = path.resolve(HERE, '../..');

/** Where the garden's manifests are; its content is made of what stands beside them. */
export const GARDEN = HERE;

/** Where the site is that the browser tests look at, built and served by `serve.ts`. */
export const SERVED_GARDEN = path.join(ENGINE, '.cache/garden');

let own: string | undefined;

/** The folder of a garden that this process alone reads; it goes with the process. */
export function gardenOfProcess(): string {
  own ??= makeTemporaryGarden();
  return own;
}

/**
 * The folder of a garden in which a manifest has more properties, or others; it goes with the process. Its
 * content is that of all such gardens, which takes most of the time to write, and is not to be changed.
 *
 * @param file the manifest's path below manifests/
 */
export function gardenWith(file: string, properties: object): string {
  const folder = makeTemporaryFolder();
  for (const part of PARTS) {
    cpSync(path.join(HERE, part), path.join(folder, part), { recursive: true });
  }
  symlinkSync(path.join(gardenOfProcess(), 'content'), path.join(folder, 'content'));
  const manifest = path.join(folder, 'manifests', file);
  const changed = { ...JSON.parse(readFileSync(manifest, 'utf8')), ...properties };
  writeFileSync(manifest, JSON.stringify(changed));
  return folder;
}

/** The folder of a garden of which a test may change all; it goes with the process. */
export function makeTemporaryGarden(): string {
  const folder = makeTemporaryFolder();
  makeGarden(folder);
  return folder;
}

function makeTemporaryFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'garden-'));
  process.once('exit', () => rmSync(folder, { recursive: true }));
  symlinkSync(path.join(ENGINE, 'node_modules'), path.join(folder, 'node_modules'));
  return folder;
}

/** What stands in this folder as it stands in the site. */
const PARTS = ['manifests', 'schemas', 'media'];

/**
 * Writes the site of a botanical garden, which the tests of the engine look at, into a folder:
 * manifests, media, and the content that `items.ts` has in short.
 */
export function makeGarden(folder: string): void {
  for (const part of ['manifests', 'media', 'content']) {
    rmSync(path.join(folder, part), { recursive: true, force: true });
  }
  for (const part of PARTS) {
    cpSync(path.join(HERE, part), path.join(folder, part), { recursive: true });
  }
  for (const item of ITEMS) {
    const file = path.join(folder, 'content', item.path);
    mkdirSync(path.dirname(file), { recursive: true });
    for (const language of ['zh', 'en'] as const) {
      writeFileSync(`${file}.${language}.md`, printItem(item, language));
    }
  }
}
