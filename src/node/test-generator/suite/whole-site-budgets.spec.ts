import { existsSync, readFileSync } from 'node:fs';
import { FACTS } from './support/facts.ts';
import { expect, test } from './support/test-kinds.ts';

/** The most that a page may ask for until it reacts: bytes as they are sent, and calls. */
interface Budget {
  readonly document: number;
  readonly script: number;
  readonly css: number;
  readonly font: number;
  readonly calls: number;
}

/** A tester's own, in whole or in part. */
const OWN = new URL('./budgets.json', import.meta.url);
const USUAL: Budget = {
  document: 120_000,
  script: 350_000,
  css: 120_000,
  font: 600_000,
  calls: 90,
};
const BUDGET: Budget = existsSync(OWN)
  ? { ...USUAL, ...JSON.parse(readFileSync(OWN, 'utf8')) }
  : USUAL;

/** The home page, and the first page of each section. */
const PATHS = ['/', ...FACTS.sections.flatMap(({ pages: [first] }) => first?.route ?? [])];

test('the first page of each section asks for no more than its budget', {
  tag: '@turn-5',
}, async ({ page, site }) => {
  for (const path of PATHS) {
    await page.goto('about:blank');
    await site.visit(path);
    await page.waitForLoadState('networkidle');
    const seen = await page.evaluate(() => {
      const [whole] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
      const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
      const sum = (ending: RegExp) =>
        files
          .filter(({ name }) => ending.test(new URL(name).pathname))
          .reduce((bytes, { encodedBodySize }) => bytes + encodedBodySize, 0);
      return {
        document: whole?.encodedBodySize ?? 0,
        script: sum(/\.js$/),
        css: sum(/\.css$/),
        font: sum(/\.woff2$/),
        calls: files.length,
      };
    });
    expect(seen.document, path).toBeGreaterThan(0);
    for (const [name, most] of Object.entries(BUDGET)) {
      expect(seen[name as keyof Budget], `${path}: ${name}`).toBeLessThanOrEqual(most);
    }
  }
});

test('the first picture of a page is asked for at once, and those far off when they come near', {
  tag: '@turn-6',
}, async ({ page, site }) => {
  for (const path of PATHS) {
    await site.visit(path);
    const pictures = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLImageElement>('main img')].map((picture) => {
        const { top, left, right } = picture.getBoundingClientRect();
        return {
          src: picture.src,
          isLazy: picture.loading === 'lazy',
          isAbove: top < innerHeight,
          isFar: top > 2 * innerHeight || left >= innerWidth || right <= 0,
        };
      }),
    );
    const early = pictures.filter(({ isFar, isLazy }) => isFar && !isLazy);
    expect(
      early.map(({ src }) => src),
      path,
    ).toEqual([]);
    const late = pictures.slice(0, 1).filter(({ isAbove, isLazy }) => isAbove && isLazy);
    expect(
      late.map(({ src }) => src),
      path,
    ).toEqual([]);
  }
});
