import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Browser, Page } from 'playwright';
import { compile } from '../../src/node/compiler/index.ts';
import { launchBrowser } from '../browser/launch-browser.ts';
import { findRoutes, type RouteUrl } from '../find-routes.ts';
import { urlIn } from './page-weight.ts';
import { spawnServer } from './spawn-server.ts';

/** Widths that pages are looked at, a phone's, a tablet's and a desk's, with a height for each. */
const SCREENS = [
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
] as const;
/** Heights of the screen that a picture shows of a page, from its top. */
const SCREENS_DOWN = 3;
/** Milliseconds in which pictures that come late have come. */
const REST = 200;

interface Shot {
  readonly route: string;
  readonly language: string;
  readonly width: number;
  readonly file: string;
}

/** Photographs every page of the built site, both languages and three widths, on one sheet. */
async function main(): Promise<void> {
  const root = path.resolve(import.meta.dirname, '../..');
  const folder = path.join(root, 'dist/contact-sheet');
  const { compiled } = compile(root);
  const browser = compiled && (await launchBrowser());
  if (compiled === undefined || browser === undefined) {
    console.error('The sheet needs manifests without findings, and a browser');
    process.exitCode = 1;
    return;
  }
  mkdirSync(folder, { recursive: true });
  const server = await spawnServer(root);
  try {
    const { routes } = await findRoutes(compiled, server.origin);
    const languages = compiled.site.languages.map(({ code }) => code);
    const shots: Shot[] = [];
    for (const screen of SCREENS) {
      for (const language of languages) {
        shots.push(
          ...(await photograph(browser, server.origin, { routes, screen, language, folder })),
        );
      }
    }
    writeFileSync(path.join(folder, 'index.html'), printSheet(shots));
    console.log(`${shots.length} pictures: ${path.join(folder, 'index.html')}`);
  } finally {
    await browser.close();
    await server.stop();
  }
}

interface Session {
  readonly routes: readonly RouteUrl[];
  readonly screen: (typeof SCREENS)[number];
  readonly language: string;
  readonly folder: string;
}

async function photograph(
  browser: Browser,
  origin: string,
  { routes, screen, language, folder }: Session,
): Promise<Shot[]> {
  const page = await browser.newPage({ viewport: screen });
  const shots: Shot[] = [];
  for (const { name, url } of routes) {
    const file = `${screen.width}-${language}${name.replace(/[^a-z0-9]+/gi, '-')}.png`;
    await page.goto(urlIn(origin, url, language), { waitUntil: 'networkidle' });
    await page.screenshot({
      path: path.join(folder, file),
      fullPage: true,
      clip: { x: 0, y: 0, width: screen.width, height: await showDown(page, screen.height) },
    });
    shots.push({ route: name, language, width: screen.width, file });
  }
  await page.close();
  return shots;
}

/** Scrolls down and back, so that pictures below are there too; returns the height to be shown. */
async function showDown(page: Page, height: number): Promise<number> {
  for (let step = 1; step <= SCREENS_DOWN; step += 1) {
    await page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), step * height);
    await page.waitForTimeout(REST);
  }
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  await page.waitForLoadState('networkidle');
  const whole = await page.evaluate(() => document.documentElement.scrollHeight);
  return Math.min(whole, SCREENS_DOWN * height);
}

function printSheet(shots: readonly Shot[]): string {
  const figures = shots.map(
    ({ route, language, width, file }) =>
      `<figure><img src="${file}" alt="" width="${Math.round(width / 3)}" loading="lazy"><figcaption>${route} ${language} ${width}</figcaption></figure>`,
  );
  return `<!doctype html><meta charset="utf-8"><title>Contact sheet</title>
<style>body{display:flex;flex-wrap:wrap;gap:16px;font:12px sans-serif}figure{margin:0}img{border:1px solid #ccc;display:block}</style>
${figures.join('\n')}
`;
}

await main();
