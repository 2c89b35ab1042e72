import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { UI_TEXTS } from '../../src/core/texts/ui-texts.ts';
import { readRendererWords, wordFiles } from '../../src/node/compiler/read/renderer-words.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const SHARED = 'renderers/shared';
/** A key where code says it: in quotation marks, also within a line of a generated test. */
const KEY = /['"`](ui\.[A-Za-z0-9.]+)['"`]/g;

/** The code of the engine that runs on pages, and the generator of tests, file by file. */
const FILES = ['renderers', 'src/react', 'src/app', 'src/node/test-generator'].flatMap((folder) =>
  readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name))
    .map((name) => `${folder}/${name}`),
);

/** The keys that each folder of a renderer says, and each other file. */
const USES: readonly { readonly place: string; readonly key: string }[] = FILES.flatMap((file) =>
  [...readFileSync(path.join(ROOT, file), 'utf8').matchAll(KEY)].map(([, key = '']) => ({
    place: file.startsWith('renderers/') ? placeOf(file) : file,
    key,
  })),
);

/** The folder of a renderer that a file is in: `renderers/layouts/carousel`, or what several share. */
function placeOf(file: string): string {
  return file.startsWith(`${SHARED}/`) ? SHARED : path.posix.join(...file.split('/').slice(0, 3));
}

function placesOf(key: string): string[] {
  return [...new Set(USES.filter((use) => use.key === key).map(({ place }) => place))];
}

const OWNED = wordFiles(ROOT).flatMap((file) =>
  Object.keys(JSON.parse(readFileSync(path.join(ROOT, file), 'utf8')))
    .filter((key) => key !== '$schema')
    .map((key) => ({ folder: path.posix.dirname(file), key })),
);
const OF_RENDERERS = OWNED.filter(({ folder }) => folder !== SHARED);
const OF_SEVERAL = OWNED.filter(({ folder }) => folder === SHARED);

test('folders of renderers have words', () => {
  expect(OF_RENDERERS.map(({ key }) => key)).toContain('ui.carousel');
  expect(OF_SEVERAL.map(({ key }) => key)).toContain('ui.close');
});

describe.each(OF_RENDERERS)('$key of $folder', ({ folder, key }) => {
  test('is said by that folder, and by nothing else', () => {
    expect(placesOf(key)).toEqual([folder]);
  });
});

describe.each(OF_SEVERAL)('$key of renderers/shared', ({ key }) => {
  test('is said by code that is shared, or by several folders', () => {
    const places = placesOf(key).filter((place) => place.startsWith('renderers/'));
    expect(places.includes(SHARED) || places.length > 1).toBe(true);
  });
});

test.each([...UI_TEXTS])('%s is a word of the engine’s own parts', (key) => {
  const places = placesOf(key);
  const group = key.slice(0, key.lastIndexOf('.') + 1);
  // Kinds of failures and statuses are put into keys: `ui.failed.${kind}`.
  const isPutTogether = FILES.some(
    (file) =>
      file.startsWith('src/react/') &&
      group !== 'ui.' &&
      readFileSync(path.join(ROOT, file), 'utf8').includes(`\`${group}\${`),
  );
  expect(isPutTogether || places.some((place) => /^src\/(react|app)\//.test(place))).toBe(true);
});

test('what code says is a word that somebody has', () => {
  const known = new Set([...UI_TEXTS, ...readRendererWords(ROOT).keys()]);
  const unknown = USES.filter(({ key }) => !known.has(key) && !key.startsWith('ui.lists.'));
  expect(unknown).toEqual([]);
});
