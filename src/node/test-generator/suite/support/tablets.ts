import { type Page, test } from '@playwright/test';
import { FACTS } from './facts.ts';
import { createItems, type Items } from './items.ts';
import type { Site } from './site.ts';

/** A page as it is on a tablet: what shows its items. */
type TabletPage = Items & Pick<Site, 'main'>;

/** Opens the page that another page shows on a screen that is wide and has no pointer, and looks at it. */
export async function onTablet(
  { language }: Pick<Site, 'language'>,
  page: Page,
  look: (reader: TabletPage) => Promise<void>,
): Promise<void> {
  const browser = page.context().browser();
  if (browser === null) throw new Error('the browser has no contexts');
  const context = await browser.newContext({
    hasTouch: true,
    // Firefox plays no tablet.
    isMobile: browser.browserType().name() !== 'firefox',
    viewport: { width: FACTS.mobileUpTo + 200, height: 900 },
  });
  try {
    const tablet = await context.newPage();
    const url = new URL(page.url());
    url.searchParams.set('lang', language.code);
    await tablet.goto(url.href, { waitUntil: 'domcontentloaded' });
    const canHover = await tablet.evaluate(() => matchMedia('(hover: hover)').matches);
    test.skip(canHover, 'The browser plays no tablet.');
    await look({ ...createItems(tablet), main: tablet.getByRole('main') });
  } finally {
    await context.close();
  }
}
