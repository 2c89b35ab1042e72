import { cpSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { isRecord } from '../../src/core/index.ts';

/** A page manifest of the project, by its path below manifests/. */
export interface RealManifest {
  readonly file: string;
  /** The section's route that its own routes begin with. */
  readonly section: string;
}

/** What the compiler and its command line need beside the manifests. */
const COPIED = ['manifests', 'schemas', 'renderers', 'src', 'package.json'];
const LINKED = ['node_modules', 'src/node/content'];

/**
 * Lays out a project in a folder that holds the real one's site, sections and pages, and copies
 * of its sections, each varied, until it has the wanted number of pages.
 */
export function generateSite(
  root: string,
  folder: string,
  options: { readonly real: readonly RealManifest[]; readonly pages: number; readonly all: number },
): void {
  const content = path.join(root, 'src/node/content');
  for (const name of COPIED) {
    cpSync(path.join(root, name), path.join(folder, name), {
      recursive: true,
      filter: (source) => source !== content,
    });
  }
  for (const name of LINKED) symlinkSync(path.join(root, name), path.join(folder, name));

  let missing = options.pages - options.all;
  for (let copy = 1; missing > 0; copy += 1) {
    const chosen = options.real.slice(0, missing);
    for (const manifest of chosen) writeCopy(root, folder, manifest, copy);
    for (const section of new Set(chosen.map(({ file }) => path.dirname(file)))) {
      const { section: route } = chosen.find(({ file }) => path.dirname(file) === section) ?? {};
      if (route === undefined) continue;
      writeCopy(root, folder, { file: `${section}/section.json`, section: route }, copy);
    }
    missing -= chosen.length;
  }
}

function writeCopy(root: string, folder: string, { file, section }: RealManifest, copy: number) {
  const text = readFileSync(path.join(root, 'manifests', file), 'utf8');
  const [place = '', ...rest] = file.split('/');
  const target = path.join(folder, 'manifests', `${place}-${copy}`, ...rest);
  mkdirSync(path.dirname(target), { recursive: true });
  const value = vary(JSON.parse(text), { section, copy });
  writeFileSync(target, `${JSON.stringify(value, null, 2)}\n`);
}

interface Variation {
  readonly section: string;
  readonly copy: number;
}

/** A manifest as the copied section would have it: its own addresses, codes, words and numbers. */
function vary(value: unknown, variation: Variation, name = ''): unknown {
  const { section, copy } = variation;
  if (Array.isArray(value)) return value.map((entry) => vary(entry, variation, name));
  if (isRecord(value)) {
    return Object.fromEntries(
      // A source names the API's paths, which stay.
      Object.entries(value).map(([key, entry]) => [
        key,
        key === 'source' ? entry : vary(entry, variation, key),
      ]),
    );
  }
  if (name === 'clamp') return 1 + (copy % 4);
  if (typeof value !== 'string') return value;
  if (name === 'code') return `${value}${copy}`;
  if (name === 'description' && copy % 2 === 0) {
    return { zh: `第 ${copy} 部分的说明。`, en: `What section ${copy} is about.` };
  }
  const isOwnAddress = value === section || value.startsWith(`${section}/`);
  return isOwnAddress ? `${section}-${copy}${value.slice(section.length)}` : value;
}
