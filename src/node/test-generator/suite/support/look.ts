import { expect, type Locator } from '@playwright/test';
import { plain, type Sights } from './sights.ts';

/** What stands in a part of a page, in its order. */
interface View {
  /** All words, without spaces. */
  readonly words: string;
  readonly headings: readonly string[];
  readonly links: readonly string[];
  readonly pictures: readonly string[];
  readonly buttons: readonly string[];
}

/** Expects that a part of a page shows these things in this order, and nothing else. */
export async function expectShown(part: Locator, sights: Sights): Promise<void> {
  await expect(async () => {
    const { shown, expected } = await part.evaluate(lookAt, sights);
    expect(shown).toEqual(expected);
  }).toPass({ timeout: 5000 });
  for (const sight of sights) {
    if (sight.lines !== undefined)
      await expectLines(part, sight.words ?? sight.html ?? '', sight.lines);
  }
}

/** Expects that the words of some things are among those of a part of a page. */
export async function expectAmong(part: Locator, sights: Sights): Promise<void> {
  await expect(async () => {
    const { shown, expected } = await part.evaluate(lookAt, sights);
    expect(shown.words).toContain(expected.words);
    for (const line of expected.links) expect(shown.links).toContain(line);
  }).toPass({ timeout: 5000 });
}

/** Expects that items have these names for headings or links, and no others. */
export async function expectNames(
  items: Locator,
  names: readonly unknown[],
  { inAnyOrder = false } = {},
): Promise<void> {
  const squeeze = (name: unknown) => plain(name).replace(/\s+/g, ' ');
  const arrange = (list: readonly string[]) => (inAnyOrder ? list.toSorted() : list);
  await expect
    .poll(async () => {
      const shown = await items.evaluateAll((all) =>
        all.map((item) => item.querySelector('h1, h2, h3, h4, a')?.textContent ?? ''),
      );
      return arrange(shown.map(squeeze));
    })
    .toEqual(arrange(names.map(squeeze)));
}

/** Expects that the pictures of a part of a page are there once they are in sight. */
export async function expectLoaded(part: Locator): Promise<void> {
  for (const image of await part.locator('img:visible').all()) {
    await image.scrollIntoViewIfNeeded();
    await expect
      .poll(() => image.evaluate((element) => Reflect.get(element, 'naturalWidth')))
      .toBeGreaterThan(0);
  }
}

/** Expects that no more than so many lines of a text are seen, and that many of a longer one. */
async function expectLines(part: Locator, source: string, most: number): Promise<void> {
  const { shown, isCut } = await part.evaluate(countLines, source);
  expect(shown, `lines of "${source.slice(0, 30)}…"`).toBeLessThanOrEqual(most);
  if (isCut) expect(shown, `lines of "${source.slice(0, 30)}…"`).toBe(most);
}

/** Runs in the page: what is to be seen, and what is. Rich text may hold headings of its own. */
function lookAt(part: Element, sights: Sights): { shown: View; expected: View } {
  const squeeze = (words: string | null | undefined) => (words ?? '').replace(/\s+/g, '');
  const linkLine = (words: string, href: string | null, isOutside: boolean) =>
    `${words} -> ${href}${isOutside ? ' in a window of its own' : ''}`;
  const collapse = (words: string | null) => (words ?? '').replace(/\s+/g, ' ').trim();
  const parse = (html: string) => {
    const { body } = new DOMParser().parseFromString(html, 'text/html');
    for (const hidden of body.querySelectorAll('script, style')) hidden.remove();
    return body;
  };
  const wordsOf = (element: Element) => {
    const copy = element.cloneNode(true);
    if (!(copy instanceof Element)) return '';
    for (const aside of copy.querySelectorAll('[role="status"], .visually-hidden')) aside.remove();
    return squeeze(copy.textContent);
  };
  const rich = sights.flatMap(({ html }) => (html === undefined ? [] : [parse(html)]));
  const inRich = (selector: string, name: string) =>
    new Set(
      rich.flatMap((body) =>
        [...body.querySelectorAll(selector)].map((element) =>
          name === '' ? squeeze(element.textContent) : (element.getAttribute(name) ?? ''),
        ),
      ),
    );
  const richHeadings = inRich('h1, h2, h3, h4, h5, h6', '');
  const richLinks = inRich('a[href]', 'href');
  const richPictures = inRich('img', 'src');
  const all = (selector: string) => [...part.querySelectorAll(selector)];
  const headings = part.matches('h1, h2, h3') ? [part] : all('h1, h2, h3, h4, h5, h6');
  const nameOf = (element: Element) =>
    collapse(element.getAttribute('aria-label') ?? element.textContent);
  const said = ({ words, html }: Sights[number]) =>
    squeeze(html === undefined ? words : parse(html).textContent);
  return {
    shown: {
      words: wordsOf(part),
      headings: headings
        .map((element) => ({
          words: wordsOf(element),
          mark: element.getAttribute('data-mark') === 'true' ? ' *' : '',
          level: element.tagName.slice(1),
        }))
        .filter(({ words }) => !richHeadings.has(words))
        .map(({ words, mark, level }) => `${level} ${words}${mark}`),
      links: all('a[href]')
        .filter((element) => !/^#/.test(element.getAttribute('href') ?? ''))
        .filter((element) => !richLinks.has(element.getAttribute('href') ?? ''))
        .map((element) =>
          linkLine(
            wordsOf(element),
            element.getAttribute('href'),
            element.getAttribute('target') === '_blank',
          ),
        ),
      pictures: all('img')
        .filter((element) => !richPictures.has(element.getAttribute('src') ?? ''))
        .map(
          (element) => `${element.getAttribute('src')} (${collapse(element.getAttribute('alt'))})`,
        ),
      buttons: all('button').map(nameOf),
    },
    expected: {
      words: sights.map(said).join(''),
      headings: sights.flatMap((sight) =>
        sight.heading === undefined
          ? []
          : [`${sight.heading} ${said(sight)}${sight.marked ? ' *' : ''}`],
      ),
      links: sights.flatMap((sight) =>
        sight.href === undefined
          ? []
          : [linkLine(said(sight), sight.href, sight.isOutside === true)],
      ),
      pictures: sights.flatMap(({ picture }) =>
        picture === undefined ? [] : [`${picture.src} (${collapse(picture.alt)})`],
      ),
      buttons: sights.flatMap(({ button }) => (button === undefined ? [] : [collapse(button)])),
    },
  };
}

/** Runs in the page: how many lines of a text can be seen, and whether there are more of them. */
function countLines(part: Element, source: string): { shown: number; isCut: boolean } {
  const squeeze = (words: string | null) => (words ?? '').replace(/\s+/g, '');
  const wanted = squeeze(new DOMParser().parseFromString(source, 'text/html').body.textContent);
  const holders = [...part.querySelectorAll('*')].filter(
    (element) => squeeze(element.textContent) === wanted,
  );
  const lines = (element: Element | undefined) => {
    if (element === undefined) return { all: 0, shown: 0 };
    const range = document.createRange();
    range.selectNodeContents(element);
    const rects = [...range.getClientRects()].filter(
      ({ width, height }) => width > 1 && height > 1,
    );
    const boxes: DOMRect[] = [];
    for (let box: Element | null = element; box !== null && box !== part; box = box.parentElement) {
      if (getComputedStyle(box).overflowY !== 'visible') boxes.push(box.getBoundingClientRect());
    }
    const isSeen = (rect: DOMRect) =>
      boxes.every(
        ({ top, bottom }) =>
          rect.top + rect.height / 2 > top && rect.top + rect.height / 2 < bottom,
      );
    const tops = (found: readonly DOMRect[]) => {
      const sorted = found.map(({ top, height }) => top + height / 2).sort((a, b) => a - b);
      return sorted.filter((top, index) => index === 0 || top - (sorted[index - 1] ?? 0) > 6)
        .length;
    };
    return { all: tops(rects), shown: tops(rects.filter(isSeen)) };
  };
  const { all, shown } = lines(holders.at(-1));
  return { shown, isCut: shown > 0 && shown < all };
}
