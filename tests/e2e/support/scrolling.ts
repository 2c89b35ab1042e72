import { expect, type Page } from '@playwright/test';
import { cardsOf, SLICE } from './plants.ts';

/** Scrolls to the end of a list, slice by slice, until so many of its items are shown at least. */
export async function showAll(page: Page, total: number): Promise<void> {
  await expect(cardsOf(page).nth(Math.min(SLICE, total) - 1)).toBeAttached();
  for (let shown = SLICE; shown < total; shown += SLICE) {
    // A page that is still settling may take a reader up again, who then scrolls on.
    await expect(async () => {
      await scrollToEnd(page);
      const last = cardsOf(page).nth(Math.min(shown + SLICE, total) - 1);
      await expect(last).toBeAttached({ timeout: 2000 });
    }).toPass({ timeout: 15_000 });
  }
}

/** Scrolls as far down as the page goes now. */
export async function scrollToEnd(page: Page): Promise<void> {
  await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight }));
}

export async function scrollPosition(page: Page): Promise<number> {
  return page.evaluate(() => Math.round(window.scrollY));
}

/** Keeps the end of every list far for the page's scripts, so that nothing comes by itself. */
export async function neverNearTheEnd(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Reflect.set(
      window,
      'IntersectionObserver',
      class {
        observe() {}
        unobserve() {}
        disconnect() {}
      },
    );
    const listen = window.addEventListener.bind(window);
    Reflect.set(window, 'addEventListener', (type: string, ...rest: [() => void]) => {
      if (type !== 'scroll') listen(type, ...rest);
    });
  });
}

/** Tells the page's scripts of what comes into sight late, and of several crossings at once. */
export async function tellOfCrossingsLate(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const Observer = window.IntersectionObserver;
    Reflect.set(
      window,
      'IntersectionObserver',
      class extends Observer {
        constructor(callback: IntersectionObserverCallback, options?: IntersectionObserverInit) {
          const late: IntersectionObserverEntry[] = [];
          super((entries, observer) => {
            late.push(...entries);
            if (late.length > entries.length) return;
            setTimeout(() => callback(late.splice(0), observer), 1000);
          }, options);
        }
      },
    );
  });
}
