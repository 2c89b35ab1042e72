import { mkdir, mkdtemp, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openExportFolder } from '../../../src/node/export/export-folder.ts';

const LONG = 'A line of a page that is worth compressing.\n'.repeat(100);

let root: string;
let out: string;
beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'export-'));
  out = path.join(root, 'out');
});
afterEach(() => rm(root, { recursive: true }));

/** Where files have names of their own in each release. */
const lasting = ['assets/'];
const DAY = 24 * 3_600_000;

async function exportFiles(
  files: Readonly<Record<string, string>>,
  { isCompressed = true, day = 0 } = {},
) {
  const folder = await openExportFolder(out, { isCompressed, lasting, now: () => day * DAY });
  for (const [file, text] of Object.entries(files)) await folder.put(file, text, 'text');
  return folder.commit();
}

const read = (file: string) => readFile(path.join(out, file), 'utf8');

describe('an export', () => {
  test('has each text as it is, for brotli and for gzip', async () => {
    await exportFiles({ 'a/b.html': LONG });
    expect(await read('a/b.html')).toBe(LONG);
    expect(brotliDecompressSync(await readFile(path.join(out, 'a/b.html.br'))).toString()).toBe(
      LONG,
    );
    expect(gunzipSync(await readFile(path.join(out, 'a/b.html.gz'))).toString()).toBe(LONG);
  });

  test('compresses neither what is short, nor what is no text, nor where nobody wants it', async () => {
    const folder = await openExportFolder(out, { isCompressed: true, lasting });
    await folder.put('short.html', 'short', 'text');
    await folder.put('picture.webp', LONG, 'binary');
    await folder.commit();
    expect((await readdir(out)).sort()).toEqual(['export.json', 'picture.webp', 'short.html']);
    await exportFiles({ 'long.html': LONG }, { isCompressed: false });
    expect((await readdir(out)).sort()).toEqual(['export.json', 'long.html']);
  });

  test('has copies of files, with the compressed forms that stand beside them', async () => {
    const source = path.join(root, 'words.txt');
    await writeFile(source, LONG);
    await writeFile(`${source}.br`, 'made by the build');
    const copy = async () => {
      const folder = await openExportFolder(out, { isCompressed: true, lasting });
      await folder.copy('media/words.txt', source, 'text');
      await folder.copy('media/words.bin', source, 'binary');
      return folder.commit();
    };
    expect(await copy()).toEqual({ files: 2, bytes: 2 * LONG.length, unchanged: 0, removed: 0 });
    expect((await readdir(path.join(out, 'media'))).sort()).toEqual([
      'words.bin',
      'words.txt',
      'words.txt.br',
      'words.txt.gz',
    ]);
    expect([await read('media/words.txt'), await read('media/words.bin')]).toEqual([LONG, LONG]);
    expect(await read('media/words.txt.br')).toBe('made by the build');
    expect(gunzipSync(await readFile(path.join(out, 'media/words.txt.gz'))).toString()).toBe(LONG);
    expect(await copy()).toMatchObject({ files: 2, unchanged: 2 });
    await writeFile(source, LONG.replace('A line', 'B line'));
    expect(await copy()).toMatchObject({ files: 2, unchanged: 0 });
    expect(await read('media/words.bin')).toMatch(/^B line/);
  });

  test('keeps what has not changed, removes what is gone, and counts both', async () => {
    await exportFiles({ 'same.html': LONG, 'changed.html': 'before', 'gone.html': LONG });
    const before = await stat(path.join(out, 'same.html.br'));
    const size = await exportFiles({ 'same.html': LONG, 'changed.html': 'after' });
    expect(size).toEqual({ files: 2, bytes: LONG.length + 5, unchanged: 1, removed: 1 });
    expect(await read('changed.html')).toBe('after');
    expect((await readdir(out)).filter((name) => name.startsWith('gone'))).toEqual([]);
    const after = await stat(path.join(out, 'same.html.br'));
    expect([after.mtimeMs, after.ino]).toEqual([before.mtimeMs, before.ino]);
  });

  test('keeps what pages of earlier releases load, for thirty days', async () => {
    await exportFiles({ 'page.html': 'one', 'assets/one.js': LONG });
    const size = await exportFiles({ 'page.html': 'two', 'assets/two.js': LONG }, { day: 1 });
    expect(size).toMatchObject({ files: 2, removed: 0 });
    await exportFiles({ 'page.html': 'three', 'assets/three.js': LONG }, { day: 20 });
    const files = async () => (await readdir(path.join(out, 'assets'))).sort();
    const forms = (name: string) => [`${name}.js`, `${name}.js.br`, `${name}.js.gz`];
    expect(await files()).toEqual([...forms('one'), ...forms('three'), ...forms('two')]);
    expect(await read('assets/one.js')).toBe(LONG);
    expect(await exportFiles({ 'assets/three.js': LONG }, { day: 32 })).toMatchObject({
      removed: 2,
    });
    expect(await files()).toEqual([...forms('three'), ...forms('two')]);
    // What is written again is of the release.
    await exportFiles({ 'assets/two.js': LONG }, { day: 40 });
    await exportFiles({ 'assets/four.js': 'short' }, { day: 60 });
    expect(await files()).toEqual(['four.js', ...forms('three'), ...forms('two')]);
  });

  test('gives two files of one URL different times', async () => {
    const folder = await openExportFolder(out, { isCompressed: false, lasting });
    await folder.put('index.zh.html', 'same length', 'text', 0);
    await folder.put('index.en.html', 'same-length', 'text', 1);
    await folder.commit();
    const seconds = async (file: string) =>
      Math.floor((await stat(path.join(out, file))).mtimeMs / 1000);
    expect(await seconds('index.zh.html')).not.toBe(await seconds('index.en.html'));
  });

  test('leaves the older one as it is until it is whole', async () => {
    await exportFiles({ 'a.html': 'before' });
    const folder = await openExportFolder(out, { isCompressed: true, lasting });
    await folder.put('a.html', 'after', 'text');
    expect(await read('a.html')).toBe('before');
    await folder.discard();
    expect(await read('a.html')).toBe('before');
    expect(await readdir(root)).toEqual(['out']);
  });

  test('goes on from one that was ended between its renames', async () => {
    await exportFiles({ 'a.html': 'before' });
    await rename(out, `${out}.older`);
    const folder = await openExportFolder(out, { isCompressed: true, lasting });
    expect(await read('a.html')).toBe('before');
    await folder.discard();
  });

  test('refuses two parts of one name', async () => {
    await expect(exportFiles({ 'a.html': 'one' }).then(() => undefined)).resolves.toBeUndefined();
    const folder = await openExportFolder(out, { isCompressed: true, lasting });
    await folder.put('a.html', 'one', 'text');
    await expect(folder.put('a.html', 'two', 'text')).rejects.toThrow(
      'Two parts of the site are named a.html',
    );
  });

  test.each(['', '.next', '.older'])(
    'never replaces a folder that no export has written: out%s',
    async (ending) => {
      const folder = `${out}${ending}`;
      await mkdir(folder);
      await writeFile(path.join(folder, 'thesis.txt'), 'mine');
      await expect(exportFiles({})).rejects.toThrow(/holds files that no export has written/);
      expect(await readFile(path.join(folder, 'thesis.txt'), 'utf8')).toBe('mine');
    },
  );

  test('takes the place of one that was ended before it was whole', async () => {
    const ended = await openExportFolder(out, { isCompressed: false, lasting });
    await ended.put('half.html', 'half', 'text');
    await exportFiles({ 'whole.html': 'whole' });
    expect((await readdir(out)).sort()).toEqual(['export.json', 'whole.html']);
  });
});
