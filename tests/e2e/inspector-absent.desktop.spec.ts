import path from 'node:path';
import { INSPECTION } from '../../src/core/inspected-part.ts';
import { STUDIO, STUDIO_CHANGED } from '../../src/core/studio/api.ts';
import { STUDIO_FRAME } from '../../src/core/studio/page-messages.ts';
import { SERVED_GARDEN } from '../garden/make-garden.ts';
import { readFiles } from '../read-files.ts';
import { expect, test } from './support/test.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');

/** What stands in the code of the inspector and the studio, whatever names a build gives it. */
const MARKS = [INSPECTION, 'Alt+I', '__open-in-editor', STUDIO, STUDIO_CHANGED, STUDIO_FRAME];

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

test('visitors have no inspector', async ({ page, visit }) => {
  await visit('/plants/trees');
  await page.keyboard.press('Alt+I');
  await expect(page.getByRole('complementary', { name: 'Inspector' })).toHaveCount(0);
});
