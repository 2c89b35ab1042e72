import { expectPressed, openWithFailedScripts, SCRIPTS } from './support/hold-scripts.ts';
import { expect, test } from './support/test.ts';

// A phone's menu opens by a script: where that does not come, its groups are links in the header.

const LIST = '/plants/beds';

test('pressing the menu shows its groups once scripts have failed', async ({
  page,
  text,
  menuName,
  problems,
}) => {
  problems.allow(/./);
  await openWithFailedScripts(page, LIST);
  const menu = page.getByRole('banner').getByRole('navigation', { name: text('ui.mainMenu') });
  await expect(menu).toHaveCount(0);
  await expect(async () => {
    await page.getByRole('button', { name: text('ui.openMenu') }).tap();
    await expect(menu).toBeVisible({ timeout: 500 });
  }).toPass();
  await menu.getByRole('link', { name: await menuName('plants') }).tap();
  await expect(page).toHaveURL('/plants/trees');
});

test('the menu that was pressed before scripts fail shows its groups then', async ({
  page,
  text,
  problems,
}) => {
  problems.allow(/./);
  const { promise: end, resolve: letFail } = Promise.withResolvers<void>();
  await page.route(SCRIPTS, async (route) => {
    await end;
    await route.abort();
  });
  await page.goto(LIST);
  const button = page.getByRole('button', { name: text('ui.openMenu') });
  await button.tap();
  await expectPressed(button);
  letFail();
  const menu = page.getByRole('banner').getByRole('navigation', { name: text('ui.mainMenu') });
  await expect(menu).toBeVisible();
  await expect(button).not.toHaveAttribute('aria-busy');
});
