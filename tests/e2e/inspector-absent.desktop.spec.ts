import path from 'node:path';
import { INSPECTION } from '../../src/core/inspected-part.ts';
import { STUDIO_FRAME } from '../../src/core/studio/page-messages.ts';
import {
  STUDIO,
  STUDIO_API,
  STUDIO_CHANGED,
  STUDIO_TOKEN,
} from '../../src/core/studio/studio-api.ts';
import { CONTENT_EDITOR } from '../../src/node/cms/index.ts';
import { GALLERY } from '../../src/node/gallery/index.ts';
import { SERVED_GARDEN } from '../garden/make-garden.ts';
import { readFiles } from '../read-files.ts';
import { expect, test } from './support/test.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');

/** What stands in the inspector's own code, whatever names a build gives it. */
const MARKS = [INSPECTION, 'Alt+I', '__open-in-editor'];

test('no file of a build holds anything of the inspector', () => {
  const source = ['src/app', 'src/core']
    .flatMap((folder) => [...readFiles(path.join(ROOT, folder)).values()])
    .join('');
  // The commands beside them have one that serves a site while it is written.
  const built = ['client', 'server'].flatMap((folder) => [
    ...readFiles(path.join(SERVED_GARDEN, 'dist', folder)),
  ]);
  expect(built.length).toBeGreaterThan(20);
  for (const mark of MARKS) {
    expect(source, mark).toContain(mark);
    const holders = built.filter(([, text]) => text.includes(mark)).map(([name]) => name);
    expect(holders, mark).toEqual([]);
  }
});

test('no file of a build holds anything of the gallery or the editor of content', () => {
  const built = ['client', 'server'].flatMap((folder) => [
    ...readFiles(path.join(SERVED_GARDEN, 'dist', folder)),
  ]);
  expect(built.length).toBeGreaterThan(20);
  const development = readFiles(path.join(ROOT, 'src/app/gallery'));
  expect([...development.values()].join('')).toContain(GALLERY);
  for (const mark of [GALLERY, CONTENT_EDITOR, 'entry-gallery', 'decap-cms']) {
    const holders = built.filter(([, text]) => text.includes(mark)).map(([name]) => name);
    expect(holders, mark).toEqual([]);
  }
});

test('readers have neither gallery nor editor of content', async ({ page, problems }) => {
  problems.allow(/404/);
  for (const url of [`${GALLERY}/`, `${CONTENT_EDITOR}/`, `${CONTENT_EDITOR}/start.js`]) {
    expect((await page.goto(url))?.status(), url).toBe(404);
  }
  const call = await page.request.post(`${CONTENT_EDITOR}/api`, { data: { action: 'info' } });
  expect(call.ok()).toBe(false);
});

/** What stands in the studio's page and in its server. */
const STUDIO_MARKS = [STUDIO, STUDIO_TOKEN, STUDIO_CHANGED, STUDIO_FRAME];

test('no file of a build holds anything of the studio, and its server answers none of its URLs', async ({
  request,
}) => {
  const source = [...readFiles(path.join(ROOT, 'src/core/studio')).values()].join('');
  const built = [...readFiles(path.join(SERVED_GARDEN, 'dist/client'))].concat([
    ...readFiles(path.join(SERVED_GARDEN, 'dist/server')),
  ]);
  expect(built.length).toBeGreaterThan(20);
  for (const mark of STUDIO_MARKS) {
    expect(source, mark).toContain(mark);
    const holders = built.filter(([, text]) => text.includes(mark)).map(([name]) => name);
    expect(holders, mark).toEqual([]);
  }
  for (const url of [STUDIO, `${STUDIO_API}state`]) {
    expect((await request.get(url)).status(), url).toBe(404);
  }
  expect((await request.post(`${STUDIO_API}undo`, { data: {} })).status()).toBeGreaterThan(399);
});

test('readers have no inspector', async ({ page, visit }) => {
  await visit('/plants/trees');
  await page.keyboard.press('Alt+I');
  await expect(page.getByRole('complementary', { name: 'Inspector' })).toHaveCount(0);
});
