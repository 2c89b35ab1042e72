import AxeBuilder from '@axe-core/playwright';
import type { Browser } from 'playwright';
import { audit } from '../bench/lighthouse.ts';

/** Windows that every page is looked at in. */
const WINDOWS = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
] as const;
/** WCAG 2.2 A and AA, and what is good practice beyond them. */
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** What Lighthouse has to say, of 100; its performance depends on the machine. */
const SCORES = ['accessibility', 'best-practices', 'seo'] as const;

/** The URLs that the sitemap of a served site names, in every language. */
export async function readSitemap(origin: string): Promise<string[]> {
  const xml = await (await fetch(`${origin}/sitemap.xml`)).text();
  const urls = [...xml.matchAll(/(?:<loc>|href=")(http[^<"]+)/g)].map(([, url = '']) =>
    url.replaceAll('&amp;', '&'),
  );
  return [...new Set(urls)];
}

/** What axe says of each page at each width, a line for each rule that is broken. */
export async function checkAccessibility(
  browser: Browser,
  urls: readonly string[],
): Promise<string[]> {
  const faults: string[] = [];
  for (const viewport of WINDOWS) {
    const context = await browser.newContext({ viewport, reducedMotion: 'reduce' });
    const page = await context.newPage();
    for (const url of urls) {
      await page.goto(url, { waitUntil: 'networkidle' });
      const { violations } = await new AxeBuilder({ page })
        .exclude('[data-tabster-dummy]')
        .withTags(RULES)
        .setLegacyMode(true)
        .analyze();
      for (const { id, nodes } of violations) {
        faults.push(`${url} at ${viewport.width}: ${id} ${nodes[0]?.html ?? ''}`);
      }
    }
    await context.close();
  }
  return faults;
}

/** What Lighthouse finds less than perfect; how fast each page is goes to `log`. */
export async function checkLighthouse(
  urls: readonly string[],
  log: (line: string) => void,
): Promise<string[]> {
  const faults: string[] = [];
  for (const url of urls) {
    const { scores } = await audit(url, 1);
    log(`Lighthouse ${url}: performance ${Math.round(scores.performance)}`);
    for (const name of SCORES) {
      if (scores[name] < 100) faults.push(`${url}: ${name} is ${scores[name]} of 100`);
    }
  }
  return faults;
}
