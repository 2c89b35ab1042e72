import path from 'node:path';
import { requireSchemas } from '../../src/node/compiler/read/read-schemas.ts';
import { readPictureOrder, shownFolders } from '../../src/node/reference/reference-pictures.ts';
import { expect, test } from './support/test.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');

test.use({ language: 'en' });

test('the pages of this site that the reference has pictures of still show what the pictures do', async ({
  page,
}) => {
  const folders = shownFolders(requireSchemas(ROOT));
  for (const folder of folders) {
    const { site, url = '', shows = '' } = readPictureOrder(ROOT, folder) ?? {};
    // A page of another site is looked at with that site: tests/sites/check-pictures.ts.
    if (site !== undefined) continue;
    const answer = await page.goto(url);
    expect.soft(answer?.status(), folder).toBe(200);
    await expect.soft(page.locator(shows).first(), folder).toBeVisible();
  }
});
