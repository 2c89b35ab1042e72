import { expect, type Page } from '@playwright/test';

/** The layout shift, as a share of the window by how far, up to which Core Web Vitals call a page good. */
const MOST = 0.1;

/** Expects that nothing of a page that was opened has jumped while it came. */
export async function expectNoJumps(page: Page, note: string): Promise<void> {
  const { sum, parts } = await page.evaluate(findJumps);
  expect(sum, `${note}: what jumped: ${parts.join(', ')}`).toBeLessThanOrEqual(MOST);
}

/** Runs in the page: how much has moved by itself, and what. Other browsers than Chromium do not say. */
function findJumps(): { readonly sum: number; readonly parts: readonly string[] } {
  if (!PerformanceObserver.supportedEntryTypes.includes('layout-shift'))
    return { sum: 0, parts: [] };
  const observer = new PerformanceObserver(() => undefined);
  observer.observe({ type: 'layout-shift', buffered: true });
  const shifts = observer
    .takeRecords()
    .filter((shift) => Reflect.get(shift, 'hadRecentInput') !== true);
  observer.disconnect();
  const sum = shifts.reduce((all, shift) => all + Number(Reflect.get(shift, 'value')), 0);
  const parts = shifts.flatMap((shift) => {
    const sources: readonly { readonly node?: Node | null }[] = Reflect.get(shift, 'sources') ?? [];
    return sources.map(({ node }) =>
      node instanceof Element
        ? `${node.localName} “${node.textContent.trim().slice(0, 30)}”`
        : 'text',
    );
  });
  return { sum, parts: [...new Set(parts)] };
}
