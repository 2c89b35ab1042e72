import { expectAskedAgain } from './support/answers.ts';
import { FACTS } from './support/facts.ts';
import { expectFile, expectNamedFile } from './support/file-answers.ts';
import { sizeOfPicture } from './support/picture-bytes.ts';
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
    // Browsers ask for it beside a PDF, networks and readers of feeds always.
    if (icons.some(([, url]) => url?.startsWith('/'))) urls.push('/favicon.ico');
    for (const url of urls) {
      const answer = await request.get(url);
      expectNamedFile(answer);
      expect(answer.headers()['content-type'], url).toMatch(/^image\//);
    }
  },
);

answerTest(
  'a phone that puts the site on its first screen has its name and its icons',
  {
    tag: '@turn-2',
  },
  async ({ request }) => {
    const html = await (await request.get('/')).text();
    const [, url] = /<link rel="manifest" href="([^"]+)"/.exec(html) ?? [];
    answerTest.skip(url === undefined, 'The site has no manifest for phones.');
    const answer = await request.get(url ?? '');
    expect(answer.status(), url).toBe(200);
    expect(answer.headers()['content-type']).toMatch(/^application\/manifest\+json/);
    const { name, start_url: start, icons } = await answer.json();
    expect(FACTS.languages.map(({ siteName }) => siteName)).toContain(name);
    expect((await request.get(start)).status(), start).toBe(200);
    for (const { src, sizes, type } of icons) {
      const icon = await request.get(src);
      expectNamedFile(icon);
      expect(icon.headers()['content-type'], src).toBe(type);
      const size = sizeOfPicture(await icon.body());
      if (size !== undefined) expect(sizes, src).toBe(size.join('x'));
    }
  },
);

answerTest(
  'networks are told the true size and kind of the pictures that they show',
  {
    tag: '@turn-6',
  },
  async ({ request, language, baseURL }) => {
    const seen = new Set<string>();
    for (const page of await samplePages(request, SAMPLED)) {
      const { pathname, searchParams } = new URL(page, baseURL);
      if (searchParams.size > 0) continue;
      const { shared } = await headAt(request, pathname, language);
      const { 'og:image': url = '', 'og:image:width': width, 'og:image:height': height } = shared;
      if (!url.startsWith('/') || seen.has(url)) continue;
      seen.add(url);
      const answer = await request.get(url);
      expectNamedFile(answer);
      const { 'content-type': type } = answer.headers();
      expect(shared['og:image:type'] ?? type, url).toBe(type);
      const size = sizeOfPicture(await answer.body());
      if (size !== undefined && width !== undefined)
        expect([width, height], url).toEqual(size.map(String));
    }
    answerTest.skip(seen.size === 0, 'No page has a picture that is shared.');
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
    const whole = new Set([own.at(0), own.at(-1)]);
    for (const url of new Set(own)) {
      if (whole.has(url)) await expectFile(request, url);
      else expectNamedFile(await request.get(url));
    }
  },
);

answerTest(
  'a picture is there in each size in which a page offers it, and as wide as the page says',
  {
    tag: '@turn-9',
  },
  async ({ request }) => {
    const asked = new Set<string>();
    for (const page of await samplePages(request, SAMPLED)) {
      const html = await (await request.get(page)).text();
      const lists = [...html.matchAll(SIZED)].map(([tag, list = '']) => ownSizes(tag, list));
      const fresh = lists.filter((sizes) => sizes.some(({ url }) => !asked.has(url)));
      for (const { url, width, isByWidth } of fresh.slice(0, LISTS_A_PAGE).flat()) {
        if (isByWidth) expect(width, `how wide ${url} is`).toBeDefined();
        if (asked.has(url)) continue;
        asked.add(url);
        const answer = await request.get(url);
        expect(answer.status(), `${page}: ${url}`).toBe(200);
        expectNamedFile(answer);
        expect(answer.headers()['content-type'], url).toMatch(/^image\//);
        if (width === undefined) continue;
        const [across] = sizeOfPicture(await answer.body()) ?? [width];
        expect(Math.abs(across - width), `${url} is ${width} wide`).toBeLessThanOrEqual(1);
      }
    }
    answerTest.skip(asked.size === 0, 'No page offers a picture in several sizes.');
    // Whoever asked for others would have the server make and store them.
    const made = [...asked].find((url) => WIDTH_IN_NAME.test(url) && !asked.has(wider(url)));
    if (made === undefined) return;
    const other = await request.get(wider(made));
    expect(other.status(), wider(made)).toBe(404);
    expectAskedAgain(other, 0);
  },
);

/** A picture of so many pixels by its name, in a folder of which nothing is the build's. */
const WIDTH_IN_NAME = /^(\/media\/.*[-.])(\d+)(\.[a-z]+)$/;

/** The same picture in a width that no page offers. */
function wider(url: string): string {
  return url.replace(
    WIDTH_IN_NAME,
    (_, name: string, width: string, ending: string) => `${name}${Number(width) + 1}${ending}`,
  );
}

/** An element that offers a picture in several sizes. */
const SIZED = /<(?:img|source)\b[^>]*? srcset="([^"]+)"[^>]*>/gi;

interface OfferedSize {
  readonly url: string;
  /** How wide it is in pixels, where the list says so. */
  readonly width: number | undefined;
  /** Whether a browser chooses by the widths of its list, and takes the first picture where it states none. */
  readonly isByWidth: boolean;
}

/** The sizes of an element's `srcset` that are the site's own. */
function ownSizes(tag: string, list: string): readonly OfferedSize[] {
  const isByWidth = / sizes="/i.test(tag);
  const candidates = list.replaceAll('&amp;', '&').split(/,\s+/);
  return candidates.flatMap((candidate) => {
    const [url = '', stated = ''] = candidate.trim().split(/\s+/);
    if (!/^\/(?!\/)/.test(url)) return [];
    const width = /^\d+w$/.test(stated) ? Number.parseInt(stated, 10) : undefined;
    return [{ url, width, isByWidth }];
  });
}
