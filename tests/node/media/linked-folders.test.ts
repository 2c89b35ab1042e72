import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import {
  createMediaFinder,
  createMediaResolver,
  listMedia,
  mediaFoldersOf,
  placeOfMedia,
} from '../../../src/node/media/index.ts';

/** A repository whose documents name pictures of another part, and a site that shows them. */
function writeRepository(): string {
  const root = mkdtempSync(path.join(tmpdir(), 'linked-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  for (const file of [
    'docs/page.md',
    'parts/a/look.webp',
    'parts/a/code.ts',
    'site/media/own.ts',
  ]) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), '');
  }
  symlinkSync('../docs', path.join(root, 'site/content'));
  symlinkSync('../../parts', path.join(root, 'site/media/parts'));
  symlinkSync('..', path.join(root, 'site/media/all'));
  symlinkSync('/', path.join(root, 'site/media/machine'));
  return path.join(root, 'site');
}

test('a folder that a link in the media folder leads to gives its pictures alone', () => {
  const folders = mediaFoldersOf(writeRepository());
  expect(listMedia(folders).map(({ url }) => url)).toEqual([
    '/media/own.ts',
    '/media/parts/a/look.webp',
  ]);
  expect(placeOfMedia(folders, '/media/own.ts')).toBe(path.join(folders.media, 'own.ts'));
  expect(placeOfMedia(folders, '/media/parts/a/look.webp')).toMatch(/look\.webp$/);
  expect(placeOfMedia(folders, '/media/parts/a/code.ts')).toBeUndefined();
});

test('what is served of a linked folder are pictures and documents alone', async () => {
  const root = writeRepository();
  writeFileSync(path.join(root, '../parts/a/notes.pdf'), '%PDF');
  symlinkSync('../../parts/a/code.ts', path.join(root, 'media/code.ts'));
  const find = createMediaFinder(root, { images: [], warn: () => {} });
  expect((await find('parts/a/notes.pdf'))?.path).toMatch(/parts\/a\/notes\.pdf$/);
  expect(await find('parts/a/code.ts')).toBeUndefined();
  // A link to a file elsewhere leads nowhere, as before.
  expect(await find('code.ts')).toBeUndefined();
});

test.each([
  ['../parts/a/look.webp', '/media/parts/a/look.webp'],
  ['../parts/a/other.webp', undefined],
  ['../parts/a/code.ts', undefined],
  ['../site/look.webp', undefined],
])('of the path %s in a document it makes %s', (written, url) => {
  const resolve = createMediaResolver(mediaFoldersOf(writeRepository()));
  expect(resolve('page.md', written)).toBe(url);
});
