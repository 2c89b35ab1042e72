import { expectProtected } from './support/answers.ts';
import { expectFile } from './support/file-answers.ts';
import { headAt } from './support/read-head.ts';
import { samplePages } from './support/read-sitemap.ts';
import { answerTest, expect } from './support/test-kinds.ts';

// Pictures as they are sent; where they stand on pages, the pages' own cases say.

/** So many pages of the sitemap are looked at, and one of each folder. */
const SAMPLED = 24;
/** So many lists of sizes of each of them, of those that no page before has: a picture may have one a format. */
const LISTS_A_PAGE = 3;

answerTest(
  'the pictures that stand for the site are there',
  {
    tag: '@turn-3',
  },
  async ({ request, language }) => {
    const { shared } = await headAt(request, '/', language);
    const html = await (await request.get('/')).text();
    const icons = [...html.matchAll(/<link rel="(?:icon|apple-touch-icon)" href="([^"]+)"/g)];
    // An icon in the document itself is not asked for.
    const urls = [shared['og:image'], ...icons.map(([, url]) => url)].flatMap((url) =>
      url === undefined || url.startsWith('data:') ? [] : [url],
    );
    for (const url of urls) {
      const answer = await request.get(url);
      expect(answer.status(), url).toBe(200);
      expect(answer.headers()['content-type'], url).toMatch(/^image\//);
      expectProtected(answer);
    }
  },
);

answerTest(
  'pictures of the site are sent whole, in parts, and once',
  {
    tag: '@turn-8',
  },
  async ({ request }) => {
    const html = await (await request.get('/')).text();
    const own = [...html.matchAll(/<img[^>]*? src="(\/(?!\/)[^"]+)"/g)].map(([, src = '']) => src);
    for (const url of new Set([own.at(0), own.at(-1)])) {
      if (url !== undefined) await expectFile(request, url);
    }
  },
);

answerTest(
  'a picture is there in each size in which a page offers it',
  {
    tag: '@turn-9',
  },
  async ({ request }) => {
    const asked = new Set<string>();
    for (const page of await samplePages(request, SAMPLED)) {
      const html = await (await request.get(page)).text();
      const lists = [...html.matchAll(/\bsrcset="([^"]+)"/gi)].map(([, list = '']) =>
        ownUrls(list),
      );
      const fresh = lists.filter((urls) => urls.some((url) => !asked.has(url)));
      for (const url of fresh.slice(0, LISTS_A_PAGE).flat()) {
        if (asked.has(url)) continue;
        asked.add(url);
        const answer = await request.get(url);
        expect(answer.status(), `${page}: ${url}`).toBe(200);
        expect(answer.headers()['content-type'], url).toMatch(/^image\//);
      }
    }
    answerTest.skip(asked.size === 0, 'No page offers a picture in several sizes.');
  },
);

/** The URLs of a `srcset` that are the site's own. */
function ownUrls(list: string): string[] {
  return list
    .replaceAll('&amp;', '&')
    .split(/,\s+/)
    .flatMap((candidate) => candidate.trim().split(/\s/)[0] ?? [])
    .filter((url) => /^\/(?!\/)/.test(url));
}
