import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { openSheetStore } from '../../../../src/node/server/fonts/sheet-store.ts';

function makeFolder(): string {
  const parent = mkdtempSync(path.join(tmpdir(), 'sheets-'));
  onTestFinished(() => rmSync(parent, { recursive: true }));
  return path.join(parent, 'sheets');
}

/** Waits until the folder holds so many sheets, none of them half written. */
const waitForSheets = (folder: string, count: number) =>
  vi.waitFor(() => {
    expect(readdirSync(folder).filter((name) => name.endsWith('.css'))).toHaveLength(count);
  });

test('a sheet is made once for all processes, and again for faces of another version', async () => {
  const folder = makeFolder();
  const subset = vi.fn(async () => '@font-face{}');
  expect(await openSheetStore(folder, 'one').read('0=abc', subset)).toBe('@font-face{}');
  await waitForSheets(folder, 1);
  expect(await openSheetStore(folder, 'one').read('0=abc', subset)).toBe('@font-face{}');
  expect(subset).toHaveBeenCalledTimes(1);
  await openSheetStore(folder, 'two').read('0=abc', subset);
  await openSheetStore(folder, 'one').read('0=abcd', subset);
  expect(subset).toHaveBeenCalledTimes(3);
  await waitForSheets(folder, 3);
});

test('where nothing can be written, each sheet is made', async () => {
  const folder = makeFolder();
  // A file stands where the folder should.
  writeFileSync(folder, '');
  const subset = vi.fn(async () => 'sheet');
  const store = openSheetStore(folder, 'one');
  expect(await store.read('a', subset)).toBe('sheet');
  expect(await store.read('a', subset)).toBe('sheet');
  expect(subset).toHaveBeenCalledTimes(2);
});

test('what fails to be made is an error, and leaves nothing', async () => {
  const folder = makeFolder();
  const store = openSheetStore(folder, 'one');
  await expect(store.read('a', () => Promise.reject(new Error('No such face')))).rejects.toThrow(
    'No such face',
  );
  expect(existsSync(folder)).toBe(false);
});

test('what nobody has asked for in a month goes, and of more than the folder may hold the oldest', async () => {
  const folder = makeFolder();
  mkdirSync(folder);
  const day = 24 * 60 * 60;
  const now = Date.now() / 1000;
  for (const [name, daysAgo] of [
    // No folder lists them by their age.
    ['c', 0],
    ['d', 31],
    ['a', 29],
    ['b', 20],
  ] as const) {
    const file = path.join(folder, `${name}.css`);
    writeFileSync(file, '0123456789');
    utimesSync(file, now - daysAgo * day, now - daysAgo * day);
  }
  openSheetStore(folder, 'one', { mostBytes: 1000 });
  await waitForSheets(folder, 3);
  expect(readdirSync(folder).sort()).toEqual(['a.css', 'b.css', 'c.css']);
  openSheetStore(folder, 'one', { mostBytes: 20 });
  await waitForSheets(folder, 2);
  expect(readdirSync(folder).sort()).toEqual(['b.css', 'c.css']);
});
