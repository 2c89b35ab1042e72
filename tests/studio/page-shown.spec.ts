import { choosePage } from './support/new-site.ts';
import { expect, openStudio, pageIn, test, treeOf } from './support/studio-test.ts';

test('a page that is on its way is not blank: it says that it loads', async ({ page }) => {
  await openStudio(page, '/plants/trees');
  const loading = page.getByRole('progressbar', { name: 'Loading the page…' });
  await expect(loading).toHaveCount(0);
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(
    ({ pathname }) => pathname === '/plants/ferns',
    async (route) => {
      await held;
      await route.continue();
    },
  );
  await choosePage(page, 'Plants', 'Ferns');
  await expect(loading).toBeVisible();
  release();
  await expect(loading).toHaveCount(0);
  await expect(pageIn(page).getByRole('heading', { level: 1, name: 'Ferns' })).toBeVisible();
});

test('a page is shown again that the reader of the frame has left by a link', async ({ page }) => {
  await openStudio(page, '/plants/ferns');
  const trees = treeOf(page).getByRole('treeitem', { name: 'Trees', exact: true });
  const heading = pageIn(page).getByRole('heading', { level: 1 });
  await trees.click();
  await expect(heading).toHaveText('Trees');
  await page.getByRole('button', { name: 'Select' }).click();
  await pageIn(page).locator('main a[href^="/plants/tree/"]').first().click();
  await expect(heading).not.toHaveText('Trees');
  await trees.click();
  await expect(heading).toHaveText('Trees');
});

test('what the studio is made of stays with the browser, and its page and answers do not', async ({
  page,
}) => {
  const cached = new Map<string, string | undefined>();
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (pathname.startsWith('/-/studio/'))
      cached.set(pathname, response.headers()['cache-control']);
  });
  await openStudio(page, '/plants/trees');
  const stored = [...cached].filter(([, how]) => how?.includes('immutable')).map(([name]) => name);
  expect(stored.length).toBeGreaterThan(0);
  for (const name of stored) expect(name).toMatch(/^\/-\/studio\/assets\/[\w-]+-[\w-]{8}\.\w+$/);
  expect(cached.get('/-/studio/')).toBe('no-store');
  expect(cached.get('/-/studio/api/state')).toBe('no-store');
});
