import { expectArrived, expectPlace, followHeading, placeOf } from './support/arrival.ts';
import { type BackLinkFacts, FACTS } from './support/facts.ts';
import { expect, type Page, type Site, test } from './support/test-kinds.ts';

// Where pages lead back to. What is said of a page that is found by its list is in the page's own spec.

const HOME = '/';

test('a page opened from home leads back there, to the very place, or to its list, as its manifest says', {
  tag: '@turn-11',
}, async ({ page, site }) => {
  // What moves by itself would be elsewhere on the way back.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await site.visit(HOME);
  const paths = await site.main
    .locator('a[href^="/"]:visible')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  const found = FACTS.backLinks.flatMap((facts) => {
    const path = paths.find((own) => matches(facts.route, own));
    return path === undefined ? [] : [{ facts, path }];
  });
  test.skip(found.length === 0, 'The home page leads to no page with a link back.');
  for (const { facts, path } of found) {
    await test.step(`by ${path}`, () => expectBackLink(page, site, facts, path));
  }
});

async function expectBackLink(
  page: Page,
  site: Site,
  facts: BackLinkFacts,
  path: string,
): Promise<void> {
  const { back, history, menu } = facts;
  const isToHome = history || back === HOME;
  await site.visit(HOME);
  const own = site.main.locator(`a[href="${path}"]:visible`).first();
  await own.focus();
  const place = await placeOf(own);
  await own.press('Enter');
  await expectArrived(page, path);
  const list = menu === undefined ? '' : await site.menuName(menu);
  const name = isToHome ? site.word('ui.backHome') : site.word('ui.backTo', { list });
  const link = site.main.getByRole('link', { name, exact: true });
  await expect(link).toHaveAttribute('href', isToHome ? HOME : back);
  // What was looked at on the page is no step on the way back.
  await followHeading(page);
  await link.click();
  if (!history) {
    await expectArrived(page, isToHome ? HOME : back);
    return;
  }
  await expect(page).toHaveURL(HOME);
  await expectPlace(own, place);
  // A page that is loaded by its URL was opened from nowhere, and leads to its list.
  await site.visit(path);
  await expect(
    site.main.getByRole('link', { name: site.word('ui.backTo', { list }), exact: true }),
  ).toHaveAttribute('href', back);
}

/** Whether a path is one of a route's: the same but for what its parameters stand for. */
function matches(route: string, path: string): boolean {
  const parts = path.split('/');
  const wanted = route.split('/');
  return (
    parts.length === wanted.length &&
    wanted.every((part, index) => part.startsWith(':') || part === parts[index])
  );
}
