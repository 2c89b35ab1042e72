import type { APIRequestContext } from '@playwright/test';
import {
  expectAskedAgain,
  expectInert,
  expectProtected,
  expectRevalidated,
} from './support/answers.ts';
import { expectFile, expectNamedFile } from './support/file-answers.ts';
import { decode } from './support/read-head.ts';
import { readSitemap } from './support/read-sitemap.ts';
import { answerTest, expect } from './support/test-kinds.ts';
import { typeByName } from './support/types-by-name.ts';
import { expectWellFormed } from './support/well-formed.ts';

// Files that pages name beside their pictures: to read and to save, for letters, and for machines.

/** A file as the build names it, which never changes under its name. */
const BUILT = /(?:src|href)="(\/assets\/[^"]+\.(?:js|css))"/g;
/** So many pages of each folder are looked at for files, since not every item has any. */
const PAGES_A_FOLDER = 8;
const FILE_LINK = /<a\s[^>]*?\bhref="(\/(?!\/)[^"?#]+\.[a-z\d]{2,5})"/gi;
const FONT_SHEET = /<link rel="stylesheet" href="(\/fonts\/[^"]+)"/g;
const A_YEAR = 31_536_000;
/** Seconds after which who looks for new pages finds them. */
const AN_HOUR = 3600;
const SITEMAP = 'http://www.sitemaps.org/schemas/sitemap/0.9';

answerTest(
  'scripts and styles may be kept for good, and can be nothing else',
  {
    tag: '@turn-6',
  },
  async ({ request }) => {
    const html = await (await request.get('/')).text();
    const files = [...new Set([...html.matchAll(BUILT)].map(([, file = '']) => file))];
    expect(files.length).toBeGreaterThan(1);
    for (const file of files) {
      const answer = await request.get(file, { headers: { 'Accept-Encoding': 'br' } });
      const headers = answer.headers();
      expect(answer.status(), file).toBe(200);
      expect(headers['cache-control']).toMatch(/\bpublic\b.*\bimmutable\b/);
      expect(
        Number(/max-age=(\d+)/.exec(headers['cache-control'] ?? '')?.[1]),
      ).toBeGreaterThanOrEqual(A_YEAR);
      expect(headers['content-type']).toMatch(
        file.endsWith('.js') ? /^text\/javascript/ : /^text\/css/,
      );
      expectInert(answer);
    }
    const [script = ''] = files.filter((file) => file.endsWith('.js'));
    const packed = await request.get(script, { headers: { 'Accept-Encoding': 'br' } });
    expect(packed.headers()['content-encoding']).toBe('br');
    expect(packed.headers().vary?.toLowerCase()).toContain('accept-encoding');
    const missing = await request.get('/assets/there-is-no-such-file.js');
    expect(missing.status()).toBe(404);
    expect(missing.headers()['content-type']).not.toContain('html');
    expectInert(missing);
  },
);

answerTest(
  'files to read and to save are sent as what they are, and can do nothing to a reader',
  {
    tag: '@turn-5',
  },
  async ({ request }) => {
    const files = await filesOfPages(request);
    answerTest.skip(files.length === 0, 'No page that was looked at names a file.');
    for (const file of files) {
      const answer = await request.get(file);
      expectNamedFile(answer);
      expectInert(answer);
    }
    // Those who read on in a file, or take up a download again, ask for parts of it.
    const [first = ''] = files;
    await expectFile(request, files.find((file) => file.endsWith('.pdf')) ?? first);
  },
);

answerTest(
  'the letters of a page come without scripts, too, and may be kept for good',
  {
    tag: '@turn-1',
  },
  async ({ request }) => {
    const html = await (await request.get('/')).text();
    const [, further = '{}'] = /<meta name="further-fonts" content="([^"]*)"/.exec(html) ?? [];
    const { first = '', rest = '' } = JSON.parse(decode(further));
    const named = [first, rest].filter((url) => url !== '');
    answerTest.skip(named.length === 0, 'The page has no letters but those of every page.');
    const plain = [...html.matchAll(/<noscript>(.*?)<\/noscript>/gs)].map(([, part]) => part);
    const sheets = [...plain.join('').matchAll(FONT_SHEET)].map(([, url = '']) => decode(url));
    expect(sheets, 'sheets for who has no scripts').toEqual(named);
    for (const sheet of sheets) {
      const answer = await request.get(sheet);
      expectNamedFile(answer);
      expectInert(answer);
      const { 'cache-control': caching = '' } = answer.headers();
      expect(caching, sheet).toContain('immutable');
      expect(Number(/max-age=(\d+)/.exec(caching)?.[1]), sheet).toBeGreaterThanOrEqual(A_YEAR);
      expect(await answer.text(), sheet).toContain('@font-face');
    }
  },
);

answerTest(
  'a file that is not there may be there tomorrow',
  {
    tag: '@turn-4',
  },
  async ({ request }) => {
    for (const path of [
      '/assets/there-is-no-such-file.js',
      '/media/there-is-no-such-picture.webp',
      '/media/there-is-no-such-file.pdf',
      '/fonts/there-is-no-such-face.css',
      '/there-is-no-such-file.xml',
    ]) {
      const answer = await request.get(path);
      expect(answer.status(), path).toBe(404);
      expectAskedAgain(answer, 0);
      expectProtected(answer);
    }
  },
);

answerTest(
  'the sitemap can be read by programs, and is asked for again each time',
  {
    tag: '@turn-7',
  },
  async ({ request }) => {
    const index = await (await request.get('/sitemap.xml')).text();
    const parts = index.includes('<sitemapindex')
      ? [...index.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url = '']) => decode(url))
      : [];
    for (const url of ['/sitemap.xml', ...parts.map((part) => new URL(part).pathname)]) {
      const answer = await request.get(url);
      expect(answer.status(), url).toBe(200);
      expectInert(answer);
      expectAskedAgain(answer, AN_HOUR);
      await expectRevalidated(request, url, answer);
      const text = await answer.text();
      expectWellFormed(text, SITEMAP, url);
      for (const [, namespace] of text.matchAll(/ xmlns:xhtml="([^"]*)"/g))
        expect(namespace).toBe('http://www.w3.org/1999/xhtml');
    }
  },
);

/** The site's own files that links of some pages of each folder lead to. */
async function filesOfPages(request: APIRequestContext): Promise<readonly string[]> {
  const paths = [...(await readSitemap(request)).keys()].filter((path) => !path.includes('?'));
  const folders = Map.groupBy(paths, (path) => path.replace(/[^/]*$/, ''));
  const files = new Set<string>();
  for (const path of [...folders.values()].flatMap((pages) => pages.slice(0, PAGES_A_FOLDER))) {
    const html = await (await request.get(path)).text();
    for (const [, file = ''] of html.matchAll(FILE_LINK)) {
      const url = decode(file);
      if (typeByName(url)?.startsWith('image/') !== true) files.add(url);
    }
  }
  return [...files];
}
