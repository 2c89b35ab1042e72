import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { ATTRIBUTES, CLASSES, IDS } from '../../src/core/document-names.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const FOLDERS = ['src/react', 'src/app', 'src/node/server', 'src/node/site-plugin', 'renderers'];

const FILES = [
  'index.html',
  ...FOLDERS.flatMap((folder) =>
    readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.(?:tsx?|js|css)$/.test(name) && !/\.test\.tsx?$/.test(name))
      .map((name) => `${folder}/${name}`),
  ),
].map((file) => ({ file, text: readFileSync(path.join(ROOT, file), 'utf8') }));

/** Attributes of libraries, which styles may go by. */
const FOREIGN = ['data-portal-node'];

/** What all files have that fits a pattern, each once. */
function namesIn(pattern: RegExp, files = FILES): string[] {
  const found = files.flatMap(({ text }) => [...text.matchAll(pattern)].map(([, name]) => name));
  return [...new Set(found.filter((name) => name !== undefined))].sort();
}

/** The attributes that some files write or go by. */
function attributesIn(files: typeof FILES): string[] {
  const written = namesIn(/\b(data-[a-z]+(?:-[a-z]+)*)/g, files);
  const fromCode = namesIn(/\bdataset\.([a-z]+)\b/g, files).map((name) => `data-${name}`);
  return [...written, ...fromCode].filter((name) => !FOREIGN.includes(name));
}

test('every attribute that the engine goes by is named, and each that is named is used', () => {
  const named: readonly string[] = ATTRIBUTES;
  // A renderer may have attributes of its own, between its component and its styles.
  const engine = attributesIn(FILES.filter(({ file }) => !file.startsWith('renderers/')));
  expect(engine.filter((name) => !named.includes(name))).toEqual([]);
  const used = attributesIn(FILES);
  expect(named.filter((name) => !used.includes(name))).toEqual([]);
});

test('every class that is the same in all files is named, and each that is named is used', () => {
  const used = new Set([
    ...namesIn(/:global\(\.([a-z-]+)\)/g),
    ...namesIn(/className="([a-z-]+)"/g),
    ...namesIn(/<\w+ class="([a-z-]+)"/g, FILES.slice(0, 1)),
    ...FILES.flatMap(({ text }) =>
      [...text.matchAll(/classList\.(?:add|remove)\(([^)]*)\)/g)].flatMap(([, names = '']) =>
        [...names.matchAll(/'([a-z-]+)'/g)].map(([, name = '']) => name),
      ),
    ),
  ]);
  expect([...used].sort()).toEqual([...CLASSES].sort());
});

test('every element that is found by its id is named', () => {
  const sought = namesIn(/getElementById\('([a-z-]+)'\)/g);
  const written = namesIn(/\bid="([a-z-]+)"/g);
  expect([...new Set([...sought, ...written])].sort()).toEqual([...IDS].sort());
});
