import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { checkRendererNames } from '../../../../src/node/compiler/renderer-api/index.ts';

const ROOT = path.resolve(import.meta.dirname, '../../../..');

/** What is said of a site with these files. */
function find(files: Readonly<Record<string, string>>): string[] {
  const root = mkdtempSync(path.join(tmpdir(), 'renderer-names-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  }
  return checkRendererNames(root).map(({ code, message }) => `${code} ${message}`);
}

test('a kind that is misspelt is found, and other folders are the site’s', () => {
  expect(
    find({
      'renderers/layout/board/index.tsx': '',
      'renderers/shared/a.ts': '',
      'renderers/lib/a.ts': '',
    }),
  ).toEqual(['M011 nobody reads renderers/layout; rename it layouts']);
});

test('a file that is called nearly as one that is read is found', () => {
  const folder = 'renderers/layouts/board';
  expect(find({ [`${folder}/index.tsx`]: '', [`${folder}/expects.ts`]: '' })).toEqual([
    `M011 nobody reads ${folder}/expects.ts; rename it expect.ts`,
  ]);
  expect(find({ [`${folder}/index.tsx`]: '', [`${folder}/word.json`]: '{}' })).toEqual([
    `M011 nobody reads ${folder}/word.json; rename it words.json`,
  ]);
});

test('a module of the component may have any name', () => {
  const folder = 'renderers/layouts/board';
  const index = "import { Tile } from './tile.ts';";
  expect(find({ [`${folder}/index.tsx`]: index, [`${folder}/tile.ts`]: '' })).toEqual([]);
});

test('a site without renderers has none to find, and neither have the engine’s own', () => {
  expect(find({ 'manifests/site.json': '{}' })).toEqual([]);
  expect(checkRendererNames(ROOT)).toEqual([]);
});
