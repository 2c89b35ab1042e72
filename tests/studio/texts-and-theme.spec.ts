import { tabTo } from './support/keys.ts';
import {
  changeOnDisk,
  expect,
  markPage,
  openStudio,
  pageIn,
  readManifest,
  save,
  test,
} from './support/studio-test.ts';

test.describe.configure({ mode: 'serial' });

test('a text is translated beside its other language, and shown on the page', async ({
  page,
  project,
}) => {
  await openStudio(page, '/plants/beds');
  await page.getByRole('button', { name: 'Tools' }).click();
  await page.getByRole('menuitem', { name: 'Texts in every language' }).click();
  const isSamePage = await markPage(page);
  const text = page.getByRole('textbox', { name: 'plants.past in English' });
  await text.fill('Gone by');
  await text.press('Tab');
  const shown = pageIn(page).locator('main');
  await expect(shown.getByText('Gone by', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(shown.getByText('Past', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Redo' }).click();
  await expect(shown.getByText('Gone by', { exact: true })).toBeVisible();
  expect(await isSamePage()).toBe(true);
  await save(page);
  expect(readManifest(project.root, 'texts/en.json').plants.past).toBe('Gone by');
});

test('a text is translated by keys alone', async ({ page, project }) => {
  await openStudio(page, '/plants/beds');
  await tabTo(page, page.getByRole('tab', { name: 'JSON' }));
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'Texts' })).toBeFocused();
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('textbox', { name: 'plants.current in English' }));
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('In bloom');
  await page.keyboard.press('Tab');
  await expect(pageIn(page).locator('main').getByText('In bloom', { exact: true })).toBeVisible();
  await page.keyboard.press('ControlOrMeta+S');
  const dialog = page.getByRole('dialog', { name: 'What would be written' });
  await tabTo(page, dialog.getByRole('button', { name: 'Save 1 file' }));
  await page.keyboard.press('Enter');
  await expect(dialog).toHaveCount(0);
  await expect
    .poll(() => readManifest(project.root, 'texts/en.json').plants.current)
    .toBe('In bloom');
});

test('a colour is changed, its contrast said at once, and seen on the page', async ({
  page,
  project,
}) => {
  await openStudio(page, '/plants/shrubs');
  const isSamePage = await markPage(page);
  await page.getByRole('tab', { name: 'Theme' }).click();
  const value = page.getByRole('textbox', { name: 'Value of Accent', exact: true });
  const accent = () =>
    pageIn(page)
      .locator('html')
      .evaluate((root) => getComputedStyle(root).getPropertyValue('--color-accent').trim());
  const before = await accent();
  await value.fill('#cccccd');
  await value.press('Tab');
  const pair = page.getByRole('listitem').filter({ hasText: 'Accent on Paper' });
  await expect(pair).toContainText('too little');
  await expect.poll(accent).toBe('#cccccd');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(accent).toBe(before);
  await value.fill('#5b2a6b');
  await value.press('Tab');
  await expect(pair).toContainText('enough');
  await expect.poll(accent).toBe('#5b2a6b');
  expect(await isSamePage()).toBe(true);
  await save(page);
  expect(readManifest(project.root, 'theme.json').color.accent).toBe('#5b2a6b');
});

test('texts that stand in manifests are seen without loading the page anew, those of site.json too', async ({
  page,
  project,
}) => {
  await openStudio(page, '/plants/trees');
  const isSamePage = await markPage(page);
  const heading = pageIn(page).locator('main').getByRole('heading', { level: 1 });
  const before = (await heading.textContent()) ?? '';
  const name = pageIn(page).getByRole('banner').getByText('The garden on the slope');
  const retitled = '"route": "/plants/trees", "title": { "en": "All trees", "zh": "所有的树" }';
  const renamed = '"text": "The garden on the slope"';
  const changes = [
    ['plants/trees.json', '"route": "/plants/trees"', retitled],
    ['site.json', '"text": "Hillside Botanical Garden"', renamed],
  ] as const;
  for (const [file, part, other] of changes) {
    changeOnDisk(project.root, file, (text) => text.replace(part, other));
  }
  await expect(heading).toHaveText('All trees');
  await expect(name).toBeVisible();
  for (const [file, part, other] of changes) {
    changeOnDisk(project.root, file, (text) => text.replace(other, part));
  }
  await expect(heading).toHaveText(before);
  await expect(name).toHaveCount(0);
  expect(await isSamePage()).toBe(true);
});
