import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Browser, Frame, Page } from 'playwright';
import { STUDIO } from '../../src/core/studio/studio-api.ts';
import type { CompiledSite } from '../../src/node/compiler/index.ts';
import { AIMS } from './aims.ts';
import { PAGE } from './edit-time.ts';
import type { Figure, Measured } from './figure.ts';
import { generateSite } from './generate-site.ts';
import { median } from './print-table.ts';
import { startDevelopmentServer } from './spawn-server.ts';

const KEYS = 10;
/** Milliseconds between two keys, as of one who looks at each: a key may meet what is still validated of the one before. */
const REST = 600;
/** The studio's page is built, and the site's packages are pre-bundled, when it is first opened. */
const FIRST_OPENED = 120_000;

/** An input of the form of a list, and what is typed in it by turns. */
interface TypedKind {
  readonly what: string;
  readonly input: string;
  /** What the whole input is replaced with first. */
  readonly filled?: readonly [string, string];
  readonly keys: readonly [string, string];
}

const KINDS: readonly TypedKind[] = [
  { what: 'a number', input: 'input[type="number"] >> nth=0', keys: ['ArrowUp', 'ArrowDown'] },
  {
    what: 'a slot',
    input: 'role=combobox[name="Subtitle"]',
    filled: ['name', 'title'],
    keys: ['Enter', 'Enter'],
  },
];

/** Opens the studio of a large site, and types in its forms until the page in the middle shows it. */
export async function measureStudio(
  root: string,
  compiled: CompiledSite,
  browser: Browser,
): Promise<Measured> {
  const folder = mkdtempSync(path.join(tmpdir(), 'site-bench-'));
  generateSite(root, folder, { compiled, pages: AIMS.draft.pages });
  const server = await startDevelopmentServer(folder, root);
  const page = await browser.newPage({ viewport: { width: 1920, height: 1080 } });
  try {
    const url = `${server.origin}${STUDIO}?${new URLSearchParams({ at: `${PAGE}?lang=en` })}`;
    await openStudio(page, url);
    const [listed, opened]: [number[], number[]] = [[], []];
    for (let time = 0; time < 3; time += 1) {
      await page.goto('about:blank');
      const start = performance.now();
      await openStudio(page, url, () => listed.push(performance.now() - start));
      opened.push(performance.now() - start);
    }
    const { edit, open } = AIMS.draft;
    const figures: Figure[] = [
      { name: 'pages listed, with a form, median', value: median(listed), unit: 'ms' },
      { name: 'studio opened, median', value: median(opened), unit: 'ms', aim: { most: open } },
    ];
    for (const kind of KINDS) {
      const times = await timeKeys(page, kind);
      figures.push(
        {
          name: `key of ${kind.what}, median`,
          value: median(times),
          unit: 'ms',
          aim: { most: edit },
        },
        { name: `key of ${kind.what}, longest`, value: Math.max(...times), unit: 'ms' },
      );
    }
    return { title: `The studio of ${AIMS.draft.pages} pages on the screen`, figures };
  } finally {
    await page.close();
    await server.stop();
    rmSync(folder, { recursive: true });
  }
}

/**
 * Until the site's pages are listed, and the page in the middle has its items and reacts.
 *
 * @param whenListed called once pages are listed and the form of the one that is shown can be typed in
 */
async function openStudio(page: Page, url: string, whenListed?: () => void): Promise<void> {
  const timeout = FIRST_OPENED;
  await page.goto(url, { timeout });
  await page.locator('[role="treeitem"]').first().waitFor({ timeout });
  await page.getByRole('complementary').locator('input').first().waitFor({ timeout });
  whenListed?.();
  await page.frameLocator('iframe').locator('[data-reactive]').waitFor({ timeout });
  await page.frameLocator('iframe').locator('main li h2').first().waitFor({ timeout });
}

/** Milliseconds from a key in a form to the frame of the page that shows it, pause included. */
async function timeKeys(page: Page, { input, filled, keys }: TypedKind): Promise<number[]> {
  const frame = await frameOf(page);
  await frame.locator('main li h2').first().click();
  const field = page.getByRole('complementary').locator(input);
  const times: number[] = [];
  for (let typed = 0; typed < KEYS; typed += 1) {
    const turn = typed % 2;
    const text = filled?.[turn];
    await page.waitForTimeout(REST);
    const shown = await frame.evaluate(look);
    const start = performance.now();
    if (text !== undefined) await field.fill(text);
    await field.press(keys[turn] ?? '');
    await frame.waitForFunction(`(${look})() !== ${JSON.stringify(shown)}`, undefined, {
      polling: 'raf',
    });
    times.push(performance.now() - start);
  }
  return times;
}

async function frameOf(page: Page): Promise<Frame> {
  const frame = await (await page.locator('iframe').elementHandle())?.contentFrame();
  if (frame == null) throw new Error('The studio shows no page');
  return frame;
}

/** The first item's text, and how the items stand; it runs in the page. */
function look(): string {
  const item = document.querySelector('main li:has(h2)');
  const list = item?.closest('ul');
  return `${item?.textContent} ${list ? getComputedStyle(list).gridTemplateColumns : ''}`;
}
