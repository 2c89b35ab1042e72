import { readdirSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { findCycles } from './graph/find-cycles.ts';
import { ARROWS, CORE_PACKAGES, LAYERS } from './graph/layers.ts';
import { readImports } from './graph/read-imports.ts';

const ROOT = path.resolve(import.meta.dirname, '..');

const FILES = ['src', 'renderers']
  .flatMap((folder) => listFiles(folder, /\.(?:tsx?|js|css)$/))
  .map((file) => ({ file, ...readImports(file, readText(file)) }));

/** What each file imports of the project's own, types among it, by their paths below the root. */
const imports: ReadonlyMap<string, readonly string[]> = new Map(
  FILES.map(({ file, files }) => [file, files]),
);

function readText(file: string): string {
  return readFileSync(path.join(ROOT, file), 'utf8');
}

function listFiles(folder: string, names: RegExp): string[] {
  return readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .map((name) => `${folder}/${name}`)
    .filter((name) => names.test(name));
}

/** Imports from one part of a place to another, as `page > parts` or `site-server.ts > pages`. */
function arrowsIn(place: string): Map<string, string[]> {
  const arrows = new Map<string, string[]>();
  for (const [file, names] of imports) {
    for (const name of names) {
      const [from, to] = [partIn(place, file), partIn(place, name)];
      if (from === undefined || to === undefined || from === to) continue;
      const arrow = `${from} > ${to}`;
      arrows.set(arrow, [...(arrows.get(arrow) ?? []), `${file} > ${name}`]);
    }
  }
  return arrows;
}

/** The folder of a place in which a file is, or the file, which may stand at its root. */
function partIn(place: string, file: string): string | undefined {
  return file.startsWith(`${place}/`) ? file.slice(place.length + 1).split('/')[0] : undefined;
}

const isFolder = (part: string) => !part.includes('.');

test('there are imports to look at, those of the generated suite among them', () => {
  expect([...imports.keys()].some((file) => file.includes('/suite/support/'))).toBe(true);
  expect(imports.size).toBeGreaterThan(500);
  expect([...imports.values()].flat().length).toBeGreaterThan(2000);
});

test('no file imports itself by way of others, types included', () => {
  expect(findCycles(imports)).toEqual([]);
});

/** What commands write into folders. */
const WRITTEN = /(?:^|\/)(?:\.colophon|dist|node_modules)\//;
const GENERATED = '// Generated from ';

test('no file that somebody has written has more than 250 lines', () => {
  const long = ['src', 'renderers', 'tests']
    .flatMap((folder) => listFiles(folder, /\.(?:tsx?|m?js|css)$/))
    .filter((file) => !WRITTEN.test(file))
    .map((file) => ({ file, text: readText(file) }))
    .filter(({ text }) => !text.startsWith(GENERATED) && text.trimEnd().split('\n').length > 250)
    .map(({ file }) => file);
  expect(long).toEqual([]);
});

/** Folders that hold others. */
const PLACES = [...new Set([...imports.keys()].flatMap(foldersAround))];

function foldersAround(file: string): string[] {
  const steps = file.split('/').slice(0, -1);
  return steps.map((_, index) => steps.slice(0, index + 1).join('/'));
}

test.each(PLACES)('no folder or file of %s imports itself by way of others', (place) => {
  const arrows = [...arrowsIn(place).keys()].map((arrow) => arrow.split(' > '));
  const parts = new Map(arrows.flat().map((part) => [part, [] as string[]]));
  for (const [from = '', to = ''] of arrows) parts.get(from)?.push(to);
  expect(findCycles(parts)).toEqual([]);
});

describe.each(Object.entries(LAYERS))('the folders of %s', (place, layers) => {
  test('have their places, each of them, and files that they import', () => {
    const arrows = [...arrowsIn(place).keys()].map((arrow) => arrow.split(' > '));
    const folders = arrows.flat().filter(isFolder);
    const files = arrows.flatMap(([from = '', to = '']) => (isFolder(from) ? [to] : []));
    const placed = layers.flat();
    expect([...folders, ...files].filter((part) => !placed.includes(part))).toEqual([]);
    expect(placed.filter((part) => ![...folders, ...files].includes(part))).toEqual([]);
  });

  test('import in one direction', () => {
    const rank = (name: string) => layers.findIndex((layer) => layer.includes(name));
    const upwards = [...arrowsIn(place)].filter(([arrow]) => {
      const [from = -1, to = -1] = arrow.split(' > ').map(rank);
      return from !== -1 && to !== -1 && from <= to;
    });
    expect(upwards).toEqual([]);
  });
});

const isTest = (file: string) => /\.test\.tsx?$/.test(file);

test.each(Object.entries(ARROWS))('%s imports what it may of other places', (place, allowed) => {
  const below = [place, ...allowed].map((other) => `${other}/`);
  const own = FILES.filter(({ file }) => file.startsWith(`${place}/`) && !isTest(file));
  expect(own.length).toBeGreaterThan(0);
  const wrong = own.flatMap(({ file, files }) =>
    files
      .filter((name) => !below.some((folder) => name.startsWith(folder)))
      .map((name) => `${file} > ${name}`),
  );
  expect(wrong).toEqual([]);
});

test('core imports the packages that run anywhere, and modules of Node are called so', () => {
  const wrong = FILES.flatMap(({ file, packages }) =>
    packages
      .filter((name) => {
        const isOther = !CORE_PACKAGES.some((own) => name === own || name.startsWith(`${own}/`));
        return (file.startsWith('src/core/') && isOther) || isUnmarked(name);
      })
      .map((name) => `${file} > ${name}`),
  );
  expect(wrong).toEqual([]);
});

/** A module of Node without its `node:`, by which the linter knows it. */
function isUnmarked(name: string): boolean {
  return isBuiltin(name) && !name.startsWith('node:');
}

test('a folder of node is imported by its door', () => {
  const passed = [...imports].flatMap(([file, names]) =>
    names
      .filter((name) => {
        const to = partIn('src/node', name);
        return to !== undefined && to !== partIn('src/node', file) && file.startsWith('src/');
      })
      .filter((name) => !/^src\/node\/[^/]+\/index\.ts$/.test(name))
      .map((name) => `${file} > ${name}`),
  );
  expect(passed).toEqual([]);
});

/** Folders within others that have a door; those of `core` and `react` are for who renders. */
const DOORS = [...imports.keys()].flatMap((file) => {
  const folder = /^(src\/\w+\/.+)\/index\.ts$/.exec(file)?.[1];
  return folder === undefined ? [] : [folder];
});

test.each(DOORS)('%s is imported by its door', (folder) => {
  const passed = [...imports].flatMap(([file, names]) =>
    names
      .filter((name) => name.startsWith(`${folder}/`) && name !== `${folder}/index.ts`)
      .filter(() => file.startsWith('src/') && !file.startsWith(`${folder}/`))
      .map((name) => `${file} > ${name}`),
  );
  expect(passed).toEqual([]);
});

/** What renderers import of the engine: the API of renderers, that of their expectations, and that of their cases. */
const RENDERER_DOORS: readonly string[] = [
  'src/core/index.ts',
  'src/react/index.ts',
  'src/node/test-generator/renderer-expectations.ts',
  'src/node/test-generator/suite/support/for-renderers.ts',
];

test('a renderer imports its own files, what renderers share, and doors of the engine', () => {
  const passed = [...imports]
    .filter(([file]) => !isTest(file))
    .flatMap(([file, names]) => {
      const own = /^renderers\/(?:\w+\/[\w-]+|shared)\//.exec(file)?.[0];
      if (own === undefined) return [];
      return names
        .filter((name) => !name.startsWith(own) && !name.startsWith('renderers/shared/'))
        .filter((name) => !RENDERER_DOORS.includes(name))
        .map((name) => `${file} > ${name}`);
    });
  expect(passed).toEqual([]);
});

/**
 * Parts of a renderer, and the doors, are called the same in each folder, and what is called as a renderer's folder
 * may be there for a layout and a block of that name; a command is called as it is typed.
 */
const OFTEN = /\/index\.tsx?$|^renderers\/(?!shared\/)\w+\/[\w-]+\/|^src\/node\/cli\//;

test('no two files have one name, style sheets among them', () => {
  const files = FILES.map(({ file }) => file);
  expect(files.filter((file) => file.endsWith('.css')).length).toBeGreaterThan(50);
  const byName = Map.groupBy(
    files.filter((file) => !OFTEN.test(file)),
    (file) => path.posix.basename(file),
  );
  expect([...byName.values()].filter((same) => same.length > 1)).toEqual([]);
});

test('what Vite puts in place of import.meta is asked for in its own words', () => {
  // Taken apart (`const { hot } = import.meta`), it is undefined in an engine that a site has installed.
  const apart = [...imports.keys()].filter((file) => /=\s*import\.meta\s*;/.test(readText(file)));
  expect(apart).toEqual([]);
});
