import { expect, type Locator } from '@playwright/test';
import { type Expected, plain } from './expectations.ts';
import { longText } from './faults.ts';
import { findUncut, lookAt, type Seen, type View } from './in-page.ts';
import { findUnseen, type Sought } from './in-sight.ts';
import { findMisshapen, findSqueezed, findUnfit } from './picture-sizes.ts';
import { scaled } from './timeouts.ts';

const NO_VIEW: View = {
  words: '',
  headings: [],
  links: [],
  pictures: [],
  buttons: [],
  times: [],
};
const NOTHING: Seen = { shown: NO_VIEW, expected: NO_VIEW, words: [], place: 0 };

/** Expects that a part of a page shows these things in this order, and nothing else. */
export async function expectShown(part: Locator, expectations: Expected): Promise<void> {
  await expectEach(part, [expectations]);
}

/** Expects of each item of a list what `expectShown` does of one, whatever order they stand in. */
export async function expectEach(items: Locator, expectations: readonly Expected[]): Promise<void> {
  await expect(async () => {
    const seen = await items.evaluateAll(lookAt, expectations);
    const shown = seen.map((part, index) =>
      expectations[index]?.some(({ isAnything }) => isAnything) ? leaveOut(part) : part.shown,
    );
    expect(shown).toEqual(seen.map(({ expected }) => expected));
    expect(seen).toHaveLength(expectations.length);
    await expectInSight(items, seen, expectations);
  }).toPass({ timeout: scaled(20_000) });
  const wanted = expectations.map((all) =>
    all.flatMap(({ words, html, lines }) =>
      lines === undefined ? [] : [{ source: words ?? html ?? '', most: lines }],
    ),
  );
  if (wanted.every((clamps) => clamps.length === 0)) return;
  expect(await items.evaluateAll(findUncut, wanted), 'texts of more lines, or fewer').toEqual([]);
}

/** Expects that a reader sees what stands in the parts, and not the code of the page alone. */
async function expectInSight(
  items: Locator,
  seen: readonly Seen[],
  expectations: readonly Expected[],
): Promise<void> {
  const sought = seen.map(({ place, words }, index): Sought => {
    const wanted = expectations[index] ?? [];
    const shown = wanted.filter(({ mayHide }) => !mayHide);
    return {
      place,
      texts: words.map((own, at) => ({ words: own, mayHide: wanted[at]?.mayHide === true })),
      pictures: shown.flatMap(({ picture }) => picture?.src ?? []),
      buttons: shown.flatMap(({ button }) => button?.replace(/\s+/g, ' ').trim() || []),
    };
  });
  expect(await items.evaluateAll(findUnseen, sought), 'stands there unseen').toEqual([]);
  const shaped = seen.map(({ place }, index) => ({
    place,
    pictures: (expectations[index] ?? []).flatMap(({ picture }) =>
      picture?.ratio === undefined ? [] : { src: picture.src, ratio: picture.ratio },
    ),
  }));
  if (shaped.every(({ pictures }) => pictures.length === 0)) return;
  const misshapen = await items.evaluateAll(findMisshapen, shaped);
  expect(misshapen, 'pictures of other proportions than the manifest says').toEqual([]);
}

/** Expects that the long texts of fields are cut after their lines. */
export async function expectCut(
  part: Locator,
  lines: Readonly<Record<string, number>>,
): Promise<void> {
  const clamps = Object.entries(lines).map(([field, most]) => ({ source: longText(field), most }));
  for (const { source } of clamps) await expect(part.getByText(source).last()).toBeAttached();
  await expect.poll(() => part.evaluateAll(findUncut, [clamps]), 'texts of more lines').toEqual([]);
}

/** What is seen of a part without that which may be anything. */
function leaveOut({ shown, expected, words }: Seen): View {
  let at = 0;
  const isInOrder = words.every((own) => {
    const place = shown.words.indexOf(own, at);
    at = place + own.length;
    return place >= 0;
  });
  const known = (list: readonly string[], wanted: readonly string[]) =>
    list.filter((line) => wanted.includes(line));
  return {
    words: isInOrder ? expected.words : shown.words,
    headings: known(shown.headings, expected.headings),
    links: known(shown.links, expected.links),
    pictures: known(shown.pictures, expected.pictures),
    buttons: known(shown.buttons, expected.buttons),
    times: known(shown.times, expected.times),
  };
}

/** Expects that the words of some things are among those of a part of a page. */
export async function expectAmong(part: Locator, expectations: Expected): Promise<void> {
  await expect(async () => {
    const [seen] = await part.evaluateAll(lookAt, [expectations]);
    const { shown, expected } = seen ?? NOTHING;
    expect(shown.words).toContain(expected.words);
    for (const line of expected.links) expect(shown.links).toContain(line);
    if (seen !== undefined) await expectInSight(part, [seen], [expectations]);
  }).toPass({ timeout: scaled(20_000) });
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
        all.map((item) => {
          const name = item.querySelector('h1, h2, h3, h4, a')?.cloneNode(true);
          if (!(name instanceof Element)) return '';
          // That a link opens in a new window is said beside its name.
          for (const aside of name.querySelectorAll('.visually-hidden')) aside.remove();
          return name.textContent;
        }),
      );
      return arrange(shown.map(squeeze));
    })
    .toEqual(arrange(names.map(squeeze)));
}

/**
 * Expects that a first picture which takes much of the window is asked for at once, and those that stand
 * far below it only as a reader nears them.
 */
export async function expectPicturesInTurn(part: Locator): Promise<void> {
  const wrong = await part.locator('img:visible').evaluateAll((images) => {
    const isLazy = (image: Element) => image.getAttribute('loading') === 'lazy';
    const isFirstLate = (image: Element) => {
      const { top, width, height } = image.getBoundingClientRect();
      const share = (width * height) / (window.innerWidth * window.innerHeight);
      return isLazy(image) && top < window.innerHeight / 2 && share > 0.15 && !isBeside(image);
    };
    // As the picture of a later slide is: beside the part of a row that is in sight.
    const isBeside = (image: Element) => {
      const { left, right } = image.getBoundingClientRect();
      for (let around = image.parentElement; around !== null; around = around.parentElement) {
        const place = around.getBoundingClientRect();
        const isCut = getComputedStyle(around).overflowX !== 'visible';
        if (isCut && (left >= place.right - 1 || right <= place.left + 1)) return true;
      }
      return false;
    };
    const isFarEager = (image: Element) =>
      !isLazy(image) && image.getBoundingClientRect().top > 4 * window.innerHeight;
    const found = [
      ...images
        .slice(0, 1)
        .filter(isFirstLate)
        .map(
          (image) =>
            ['the first of the screen is asked for late; give its Picture "eager"', image] as const,
        ),
      ...images
        .filter(isFarEager)
        .map((image) => ['far below, it is asked for at once; leave out "eager"', image] as const),
    ];
    return found.map(([what, image]) => `${what}: ${image.outerHTML}`);
  });
  expect(wrong, 'pictures that are asked for at the wrong time').toEqual([]);
}

/** Expects that the pictures of a part of a page are there once they are in sight, in sizes that fit, and in shape. */
export async function expectLoaded(part: Locator): Promise<void> {
  const page = part.page();
  const top = await page.evaluate(() => window.scrollY);
  for (const image of await part.locator('img:visible').all()) {
    await image.scrollIntoViewIfNeeded();
    await expect
      .poll(() => image.evaluate((element) => Reflect.get(element, 'naturalWidth')))
      .toBeGreaterThan(0);
    expect(await image.evaluate(findUnfit), 'a picture in a size of another place').toBe('');
    expect(await image.evaluate(findSqueezed), 'a picture out of shape').toBe('');
  }
  // What a header that stays half covers would be too small a target.
  await page.evaluate((before) => window.scrollTo({ top: before, behavior: 'instant' }), top);
}
