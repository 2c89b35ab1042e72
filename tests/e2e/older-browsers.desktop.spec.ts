import type { Page } from '@playwright/test';
import { MEMBER_OWNERS, readNewerNames } from '../../src/node/baseline/newer-names.ts';
import { cardsOf, sideLink } from './support/plants.ts';
import { untilShown } from './support/settle.ts';
import { expect, test } from './support/test.ts';
import { textOf } from './support/texts.ts';

/** What its name alone does not tell: collections have a size, too. */
const UNSEEN_BY_THE_BUILD = ['URLSearchParams.size'];

/** Takes from a browser what those of four years ago do not have, before any script runs. */
async function makeOlder(page: Page): Promise<void> {
  // What is newer as a whole is not there at all in older browsers, rather than without its members.
  const isMember = (name: string) => MEMBER_OWNERS.test(name.split('.')[0] ?? '');
  const names = [...[...readNewerNames().statics].filter(isMember), ...UNSEEN_BY_THE_BUILD];
  await page.addInitScript((paths) => {
    for (const path of paths) {
      const [owner = '', member = ''] = path.split('.');
      const place: unknown = Reflect.get(globalThis, owner);
      if (typeof place !== 'function') continue;
      Reflect.deleteProperty(place, member);
      if (typeof place.prototype === 'object') Reflect.deleteProperty(place.prototype, member);
    }
  }, names);
}

test('a browser of four years ago shows pages, leads from one to the next, and lists more', async ({
  page,
  visit,
  menuName,
}) => {
  await makeOlder(page);
  await visit('/plants/houses');
  expect(await page.evaluate(() => 'groupBy' in Map || 'toSorted' in Array.prototype)).toBe(false);
  await sideLink(page, await menuName('trees')).click();
  await expect(page).toHaveURL('/plants/trees');
  await expect(cardsOf(page).first()).toBeVisible();
  await cardsOf(page).first().getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goBack();
  await expect(cardsOf(page).first()).toBeVisible();
});

for (const path of ['/', '/garden/reports', '/programme/notes', '/search?q=泉', '/garden/visit']) {
  test(`a browser of four years ago takes ${path} over`, async ({ page, visit }) => {
    await makeOlder(page);
    await visit(path);
    await expect(page.getByRole('main')).not.toContainText(textOf('zh', 'ui.failed.title'));
  });
}

/** What scripts need, and when they find out that it is missing. */
const LACKS = [
  ['at their start', 'Object.fromEntries'],
  ['while they render', 'String.prototype.trim'],
] as const;

for (const [when, lack] of LACKS) {
  test(`the page that was served stays where scripts fail ${when}`, async ({ page, problems }) => {
    problems.allow(/./);
    await page.addInitScript((name) => {
      const path = name.split('.');
      const owner = path
        .slice(0, -1)
        .reduce((at: object, step) => Reflect.get(at, step), globalThis);
      Reflect.set(owner, path.at(-1) ?? '', () => {
        throw new Error('not here');
      });
    }, lack);
    const failed = page.waitForEvent('console', {
      predicate: (message) => message.type() === 'error',
    });
    const thrown = page.waitForEvent('pageerror');
    const response = await page.goto('/plants/houses');
    await Promise.any([failed, thrown]);
    await untilShown(page);
    const html = (await response?.text()) ?? '';
    const [, name = ''] =
      /<h2[^>]*>(?:<[^>]+>)*([^<]+)/.exec(html.slice(html.indexOf('<main'))) ?? [];
    await expect(page.getByRole('main')).toContainText(name);
    await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
    await expect(page.getByRole('main')).not.toContainText(textOf('zh', 'ui.failed.title'));
    await expect(page.locator('[data-reactive]')).toHaveCount(0);
  });
}
