import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';

const ROOT = path.resolve(import.meta.dirname, '..');

/** What each file imports of the project's own, types among it, by their paths below the root. */
const imports: ReadonlyMap<string, readonly string[]> = new Map(
  ['src', 'renderers'].flatMap((folder) => listCode(folder)).map((file) => [file, importsOf(file)]),
);

function listCode(folder: string, { suite = false } = {}): string[] {
  return readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .map((name) => `${folder}/${name}`)
    .filter((name) => /\.(?:tsx?|js)$/.test(name) && (suite || !name.includes('/suite/')));
}

function importsOf(file: string): string[] {
  const code = readFileSync(path.join(ROOT, file), 'utf8');
  const found = code.matchAll(/(?:\bfrom|\bimport)\s*\(?\s*'(\.[^']+)'/g);
  return [...found].map(([, name = '']) => path.posix.join(path.posix.dirname(file), name));
}

/** Groups of files that import each other, each file once. */
function findCycles(): string[][] {
  const order = new Map<string, number>();
  const lowest = new Map<string, number>();
  const open: string[] = [];
  const cycles: string[][] = [];
  const visit = (file: string): number => {
    order.set(file, order.size);
    lowest.set(file, order.size - 1);
    open.push(file);
    for (const next of imports.get(file) ?? []) {
      if (!imports.has(next)) continue;
      const below = order.has(next)
        ? open.includes(next)
          ? (order.get(next) ?? 0)
          : Number.POSITIVE_INFINITY
        : visit(next);
      lowest.set(file, Math.min(lowest.get(file) ?? 0, below));
    }
    if (lowest.get(file) === order.get(file)) {
      const group = open.splice(open.indexOf(file));
      if (group.length > 1) cycles.push(group);
    }
    return lowest.get(file) ?? 0;
  };
  for (const file of imports.keys()) if (!order.has(file)) visit(file);
  return cycles;
}

/** Imports from one folder of a place to another, as `page > parts`. */
function arrowsIn(place: string): Map<string, string[]> {
  const arrows = new Map<string, string[]>();
  for (const [file, names] of imports) {
    for (const name of names) {
      const [from, to] = [folderIn(place, file), folderIn(place, name)];
      if (from === undefined || to === undefined || from === to) continue;
      const arrow = `${from} > ${to}`;
      arrows.set(arrow, [...(arrows.get(arrow) ?? []), `${file} > ${name}`]);
    }
  }
  return arrows;
}

function folderIn(place: string, file: string): string | undefined {
  const [folder, inner] = file.startsWith(`${place}/`)
    ? file.slice(place.length + 1).split('/')
    : [];
  return inner === undefined ? undefined : folder;
}

test('there are imports to look at', () => {
  expect(imports.size).toBeGreaterThan(500);
  expect([...imports.values()].flat().length).toBeGreaterThan(2000);
});

test('no file imports itself by way of others, types included', () => {
  expect(findCycles()).toEqual([]);
});

/** The folders of a place, those first that import no other; what stands in one line may not either. */
const LAYERS: Readonly<Record<string, readonly (readonly string[])[]>> = {
  src: [['core'], ['react', 'node', 'studio'], ['app', 'demo']],
  'src/core': [
    ['manifest'],
    ['mapping'],
    ['lists'],
    ['rich-text', 'requests', 'routing', 'footer'],
    ['discovery', 'studio'],
  ],
  'src/react': [['state'], ['parts'], ['page', 'shell', 'lists']],
  'src/node/compiler': [
    ['versions'],
    ['findings'],
    ['text'],
    ['schema'],
    ['read'],
    ['structure'],
    ['normal'],
    ['renderer-api'],
    ['meaning'],
    ['migrations'],
    ['fixes'],
  ],
  'src/node/server': [['edge'], ['fonts'], ['pages', 'files'], ['discovery']],
};

describe.each(Object.entries(LAYERS))('the folders of %s', (place, layers) => {
  test('have their places, each of them', () => {
    const folders = [...arrowsIn(place).keys()].flatMap((arrow) => arrow.split(' > '));
    expect(folders.filter((folder) => !layers.flat().includes(folder))).toEqual([]);
  });

  test('import in one direction', () => {
    const rank = (name: string) => layers.findIndex((layer) => layer.includes(name));
    const upwards = [...arrowsIn(place)].filter(([arrow]) => {
      const [from = '', to = ''] = arrow.split(' > ').map(rank).map(String);
      return from !== '-1' && to !== '-1' && Number(from) <= Number(to);
    });
    expect(upwards).toEqual([]);
  });
});

test('a folder of node is imported by its door', () => {
  const passed = [...imports].flatMap(([file, names]) =>
    names
      .filter((name) => {
        const to = folderIn('src/node', name);
        return to !== undefined && to !== folderIn('src/node', file) && file.startsWith('src/');
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

test('node loads the application by its path, and never imports it', () => {
  const wrong = [...imports].flatMap(([file, names]) =>
    file.startsWith('src/node/')
      ? names.filter((name) => /^(?:src\/(?:react|app)|renderers)\//.test(name))
      : [],
  );
  expect(wrong).toEqual([]);
});

/** Parts of a renderer, and the doors, are called the same in each folder; a command as it is typed. */
const OFTEN = /\/index\.tsx?$|^renderers\/|^src\/node\/cli\//;

test('no two files have one name', () => {
  const names = [...listCode('src', { suite: true })].filter((file) => !OFTEN.test(file));
  const byName = Map.groupBy(names, (file) => path.posix.basename(file));
  expect([...byName.values()].filter((files) => files.length > 1)).toEqual([]);
});

test('what Vite puts in place of import.meta is asked for in its own words', () => {
  // Taken apart (`const { hot } = import.meta`), it is undefined in an engine that a site has installed.
  const apart = [...imports.keys()].filter((file) =>
    /=\s*import\.meta\s*;/.test(readFileSync(path.join(ROOT, file), 'utf8')),
  );
  expect(apart).toEqual([]);
});
