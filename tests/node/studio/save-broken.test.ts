import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { writeSite } from '../compiler/small-site.ts';
import { AFTER, BEFORE, edit, FILE, onDisk } from './edit-draft.ts';
import { openStudio } from './open-studio.ts';

const THEME = 'manifests/theme.json';
const BROKEN = `${BEFORE.trimEnd()},,x\n`;

test('a file that is no JSON is not written over one that was, and is named with line and column', async () => {
  const studio = await openStudio(writeSite());
  const { revision: base } = await edit(studio, BROKEN);
  const line = BEFORE.trimEnd().split('\n').length;
  const message = `${FILE} is no JSON and is not written: line ${line}, column 2: `;
  const { files } = await studio.call('GET difference');
  expect(files[0]?.refusal).toMatchObject({ file: FILE, line });
  await expect(studio.call('POST save', { base })).rejects.toMatchObject({
    status: 422,
    message: expect.stringContaining(message),
  });
  expect(onDisk(studio)).toBe(BEFORE);
  expect((await studio.call('GET state')).unsaved).toEqual([FILE]);
});

test('a page whose file is no JSON is in the tree of a site that begins with it, by its name', async () => {
  const root = writeSite();
  writeFileSync(path.join(root, FILE), BROKEN);
  const studio = await openStudio(root);
  const { isShown, hasSite } = await studio.call('GET state');
  expect([isShown, hasSite]).toEqual([false, false]);
  const { pages } = await studio.call('GET site');
  expect(pages.find(({ file }) => file === FILE)).toMatchObject({ titles: {}, views: [] });
  await edit(studio, AFTER);
  expect(await studio.call('GET state')).toMatchObject({ isShown: true, hasSite: true });
});

test('files beside one that is no JSON can be saved', async () => {
  const studio = await openStudio(writeSite());
  const theme = `${onDisk(studio, THEME).trimEnd()}]`;
  await edit(studio, theme, {}, THEME);
  const { revision: base } = await edit(studio, AFTER);
  const { files } = await studio.call('GET difference');
  expect(files.flatMap(({ file, refusal }) => (refusal === undefined ? [file] : []))).toEqual([
    FILE,
  ]);
  const saved = await studio.call('POST save', { base, files: [FILE] });
  expect([saved.written, saved.unsaved, onDisk(studio)]).toEqual([[FILE], [THEME], AFTER]);
});
