import sharp from 'sharp';
import { ACTIONS } from './support/new-site.ts';
import {
  expect,
  formOf,
  openStudio,
  pageIn,
  placeOf,
  test,
  treeOf,
} from './support/studio-test.ts';

test('a page whose move is undone is shown and selected at its old route, and again at the new one', async ({
  page,
}) => {
  await openStudio(page, '/plants/shrubs');
  await page.getByRole('button', { name: ACTIONS }).click();
  await page.getByRole('menuitem', { name: /^Move the page/ }).click();
  const dialog = page.getByRole('dialog');
  const route = dialog.getByRole('textbox', { name: 'Route' });
  // What is wrong with a route is said before it is asked for.
  for (const [wrong, why] of [
    ['/plants/', /Small letters, digits and hyphens/],
    ['/plants/ferns', /is taken by manifests\/plants\/ferns\.json/],
    ['/plants/:id', /has other parameters/],
  ] as const) {
    await route.fill(wrong);
    await expect(dialog.getByText(why)).toBeVisible();
  }
  await route.fill('/plants/bushes');
  await expect(dialog.getByRole('status')).toContainText('/plants/shrubs is /plants/bushes');
  await dialog.getByRole('button', { name: 'Move', exact: true }).click();
  await expect(dialog).toHaveCount(0);
  const isAt = async (name: string) => {
    await expect(placeOf(page)).toHaveText(`manifests/plants/${name}.json`);
    await expect(page.getByText(new RegExp(`^/plants/${name}(\\?|$)`)).first()).toBeVisible();
    await expect(treeOf(page).getByRole('treeitem', { selected: true })).toHaveText(/Shrubs/);
    await expect(pageIn(page).getByRole('heading', { level: 1 })).toHaveText('Shrubs');
  };
  await isAt('bushes');
  await page.getByRole('button', { name: 'Undo' }).click();
  await isAt('shrubs');
  await page.getByRole('button', { name: 'Redo' }).click();
  await isAt('bushes');
  await page.getByRole('button', { name: 'Undo' }).click();
  await isAt('shrubs');
});

test('a line shows where a block that is dragged comes to stand', async ({ page }) => {
  await openStudio(page, '/plants/trees');
  await treeOf(page)
    .getByRole('treeitem', { name: /^Trees: detail/ })
    .click();
  await formOf(page)
    .getByRole('button', { name: /^Layout/ })
    .click();
  const rows = formOf(page).getByRole('group', { name: 'Blocks' }).getByRole('listitem');
  const before = await rows.allTextContents();
  const lineOf = (index: number) =>
    rows.nth(index).evaluate((row) => getComputedStyle(row).boxShadow);
  await rows.last().scrollIntoViewIfNeeded();
  const [from, to] = [await rows.nth(0).boundingBox(), await rows.nth(2).boundingBox()];
  if (from === null || to === null) throw new Error('the blocks are not to be seen');
  // By the handle at its side.
  await page.mouse.move(from.x + 6, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(from.x + 6, from.y + from.height / 2 + 8, { steps: 3 });
  await page.mouse.move(to.x + 6, to.y + to.height / 2, { steps: 6 });
  await page.mouse.move(to.x + 7, to.y + to.height / 2);
  await expect.poll(() => lineOf(2)).toMatch(/ 0px 2px 0px/);
  await page.mouse.up();
  await expect
    .poll(() => rows.allTextContents())
    .toEqual([before[1], before[2], before[0], ...before.slice(3)]);
  expect(await lineOf(2)).toBe('none');
});

test('each layout is to be known by its picture, a list of links too', async ({ page }) => {
  await openStudio(page, '/plants/trees');
  await page.getByRole('button', { name: 'Add to the site' }).click();
  await page.getByRole('menuitem', { name: 'Add a page' }).click();
  await page.getByRole('radio', { name: 'From an example' }).click();
  const picture = page
    .locator('label')
    .filter({ has: page.getByRole('radio', { name: 'link-list' }) })
    .locator('img');
  await picture.scrollIntoViewIfNeeded();
  await expect
    .poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth))
    .toBeGreaterThan(0);
  const pixels = await sharp(await picture.screenshot())
    .greyscale()
    .raw()
    .toBuffer();
  // Its words are darker than the lines between them, which were all that was to be seen of it.
  expect(pixels.filter((grey) => grey < 210).length).toBeGreaterThan(100);
});
