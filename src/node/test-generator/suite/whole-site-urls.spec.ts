import { expectRedirect } from './support/answers.ts';
import { FACTS } from './support/facts.ts';
import { findMenu } from './support/menus.ts';
import { headAt } from './support/read-head.ts';
import { answerTest, expect, test } from './support/test-kinds.ts';

// URLs as they are cut off or made up by others than the site.

answerTest(
  'a URL that cannot be read says so, and leads home',
  {
    tag: '@turn-4',
  },
  async ({ request, site, language }) => {
    for (const path of ['/%', '/%E6', '/%E4%A/%20']) {
      const head = await headAt(request, path, language);
      expect([head.status, head.robots], path).toEqual([400, 'noindex']);
      for (const key of ['ui.error.400', 'ui.toHome']) {
        // The words of a page are compared without the blanks between them.
        expect(head.words, path).toContain(site.word(key).replace(/\s+/g, ''));
      }
    }
  },
);

answerTest(
  'slashes too many lead to the page without them, and to no other site',
  {
    tag: '@turn-7',
  },
  async ({ request, baseURL }) => {
    const own = new URL(baseURL ?? '');
    const [route = '/'] = FACTS.sections.flatMap(({ pages }) => pages.map((page) => page.route));
    const doubled = route.replace(/(?<=.)\//, '//');
    const turns = [
      ['//elsewhere.invalid/', '/elsewhere.invalid'],
      ['///elsewhere.invalid', '/elsewhere.invalid'],
      [`/${route}`, route],
      [doubled, route],
    ] as const;
    for (const [path, wanted] of turns) {
      if (path === wanted) continue;
      const answer = await request.get(`${own.origin}${path}?page=2`, { maxRedirects: 0 });
      expect([301, 308], path).toContain(answer.status());
      const to = new URL(answer.headers().location ?? '', own);
      expect([to.host, to.pathname, to.search], path).toEqual([own.host, wanted, '?page=2']);
    }
  },
);

answerTest(
  'the URL of a section leads to its first page, and keeps what it asks for',
  {
    tag: '@turn-8',
  },
  async ({ request, api, language }) => {
    const sections = (await findMenu(api, language)).filter(({ route, path }) => route !== path);
    answerTest.skip(sections.length === 0, 'No section has a page of its own URL.');
    for (const { route, path } of sections) {
      const query = `?lang=${language.code}`;
      await expectRedirect(request, route, path, query);
      await expectRedirect(request, route, path, `${query}&unheard-of=%E6%B9%96`);
    }
  },
);

test('a reader of a URL that cannot be read is led home', {
  tag: '@turn-10',
}, async ({ page, site, problems }) => {
  problems.allow(/400/);
  await page.goto('/%', { waitUntil: 'domcontentloaded' });
  const refused = page.getByRole('heading', { level: 1, name: site.word('ui.error.400') });
  await expect(refused).toBeVisible();
  await site.expectAccessible();
  await site.main.getByRole('link', { name: site.word('ui.toHome') }).click();
  await expect(page).toHaveURL('/');
  await expect(refused).toHaveCount(0);
  await expect(site.main.getByRole('heading').first()).toBeVisible();
});
