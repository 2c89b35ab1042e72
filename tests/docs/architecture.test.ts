import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { DEMO } from '../institute-folders.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const PAGE = read('src/docs/architecture.md');
/** A file, by its path below the root or below src. */
const FILE = /`([\w./-]+\/[\w.-]+\.(?:tsx?|js|md|json))`/g;

function read(file: string): string {
  return readFileSync(path.join(ROOT, file), 'utf8');
}

/** What stands under a heading. */
function section(heading: string): string {
  return PAGE.split(/^## /m).find((part) => part.startsWith(heading)) ?? '';
}

function filesIn(text: string): string[] {
  return [...text.matchAll(FILE)].map(([, file = '']) => file);
}

test.each([
  ['architecture', 50],
  ['editors', 6],
])('every file that the page %s names is there', (page, least) => {
  const named = filesIn(read(`src/docs/${page}.md`));
  expect(named.length).toBeGreaterThanOrEqual(least);
  const missing = named.filter((file) =>
    ['', 'src', 'src/node/compiler'].every((folder) => !existsSync(path.join(ROOT, folder, file))),
  );
  expect(missing).toEqual([]);
});

describe('the files that a page goes through', () => {
  const passes = section('From a manifest to HTML').match(/^\| \d+ .*$/gm) ?? [];
  const files = passes.flatMap(filesIn);
  /** What begins a part of the path, is found by its folder, or is a property (`runtime.views`, `data.loadItems`). */
  const begins = [
    'src/node/compiler/compile.ts',
    'src/node/site-plugin/emit-modules.ts',
    'src/node/server/site-server.ts',
    'src/app/entry-server.tsx',
    'src/react/state/view-states.ts',
    'src/react/state/load-items.ts',
    'src/node/server/pages/document.ts',
    'renderers/frames/single/index.tsx',
    'renderers/layouts/card-list/index.tsx',
  ];

  test('are at most 25, in eleven passes', () => {
    expect(passes).toHaveLength(11);
    expect(files.length).toBeGreaterThan(20);
    expect(files.length).toBeLessThanOrEqual(25);
  });

  test('call one another, so that none is beside the path', () => {
    const beside = files.filter((file) => {
      const exported = [...read(file).matchAll(/^export (?:async )?(?:function|const) (\w+)/gm)];
      const others = files.filter((other) => other !== file).map(read);
      const isCalled = exported.some(([, name]) =>
        others.some((code) => new RegExp(`\\b${name}\\b`).test(code)),
      );
      return !isCalled && !begins.includes(file);
    });
    expect(beside).toEqual([]);
  });
});

/** What a cache looks like; the third of these goes by names, which `cache` and the like are for. */
const CACHES = [
  /new (?:LRUCache|FifoCache)\b/,
  /^(?:const|let) \w+(?:: [^=]+)? = new (?:Weak)?Map\b[^(]*\(\)|^let last\w+/m,
  // Within a function that makes what asks it.
  /^ {2}const (?:cache|cached|made)\b[^=;]* = new (?:Weak)?Map\b|^ {2}let (?:cache|last): .*\| undefined;/m,
];

test('every cache of the code stands in the table of caches', () => {
  const table = section('Caches and state');
  const caches = readdirSync(path.join(ROOT, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !`src/${file}`.startsWith(`${DEMO}/`))
    .filter((file) => CACHES.some((cache) => cache.test(read(`src/${file}`))));
  expect(caches.length).toBeGreaterThan(10);
  expect(caches.filter((file) => !table.includes(`\`${file}\``))).toEqual([]);
});
