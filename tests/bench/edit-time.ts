import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Browser, Page } from 'playwright';
import { copyProject } from '../e2e/support/project-copy.ts';
import { median } from './print-table.ts';
import { startDevelopmentServer } from './spawn-server.ts';

/** How long edits of a kind take until they are seen. */
export interface EditTime {
  /** What is edited. */
  readonly what: string;
  /** Milliseconds from a file's save to the page that shows it, the median of ten. */
  readonly shown: number;
  /** The longest of them. */
  readonly longest: number;
}

/** A kind of edit, and what is seen of it. */
interface EditKind {
  readonly what: string;
  readonly file: string;
  /** A part of the file, and what is put in its place and taken back again. */
  readonly part: string;
  readonly other: string;
  /** What the page shows of it; it runs in the page. */
  readonly seen: () => string | undefined;
}

const EDITS = 10;
export const PAGE = '/people/visiting-fellows';
export const MANIFEST = 'manifests/people/visiting-fellows.json';
export const TEXTS = 'manifests/texts/en.json';
export const THEME = 'manifests/theme.json';
const KINDS: readonly EditKind[] = [
  {
    what: 'a mapping',
    file: MANIFEST,
    part: '"title": "name"',
    other: '"title": "id"',
    // The name of an item: the page's other headings stand in no list of items.
    seen: () => document.querySelector('main li h2')?.textContent,
  },
  {
    what: 'a layout',
    file: MANIFEST,
    part: '"type": "card-list"',
    other: '"type": "grid"',
    seen: () => document.querySelector('main li h2')?.closest('ul')?.className,
  },
  {
    what: 'a text',
    file: TEXTS,
    part: '"skipToContent": "',
    other: '"skipToContent": "Please: ',
    seen: () => document.querySelector('a')?.textContent,
  },
  {
    what: 'a colour',
    file: THEME,
    part: '"accent": "#8e2b24"',
    other: '"accent": "#1f3a6b"',
    seen: () => getComputedStyle(document.documentElement).getPropertyValue('--color-accent'),
  },
];
/** Milliseconds between two edits, so that none meets the work of the one before. */
const REST = 500;

/** Edits manifests of a copy that is served for development, and watches the page, which is loaded once. */
export async function timeEdits(browser: Browser): Promise<EditTime[]> {
  const project = copyProject();
  const server = await startDevelopmentServer(project.root);
  const page = await browser.newPage();
  try {
    // The text that is edited is an English one.
    await page.goto(`${server.origin}${PAGE}?lang=en`);
    await page.locator('main li h2').first().waitFor();
    await page.evaluate(() => Reflect.set(window, 'marker', 'loaded once'));
    const times: EditTime[] = [];
    for (const kind of KINDS) times.push(await timeKind(page, project.root, kind));
    return times;
  } finally {
    await page.close();
    await server.stop();
    project.remove();
  }
}

async function timeKind(page: Page, root: string, kind: EditKind): Promise<EditTime> {
  const { what, part, other, seen } = kind;
  const file = path.join(root, kind.file);
  const text = readFileSync(file, 'utf8');
  const changed = text.replace(part, other);
  if (changed === text) throw new Error(`${kind.file} has no ${part}`);
  const times: number[] = [];
  for (let edit = 0; edit < EDITS; edit += 1) {
    await page.waitForTimeout(REST);
    const before = await page.evaluate(seen);
    const start = performance.now();
    writeFileSync(file, edit % 2 === 0 ? changed : text);
    await page.waitForFunction(`(${seen})() !== ${JSON.stringify(before)}`, undefined, {
      polling: 5,
    });
    times.push(performance.now() - start);
    const isSame = await page.evaluate(() => Reflect.has(window, 'marker'));
    if (!isSame) throw new Error(`An edit of ${what} had the page loaded anew`);
  }
  return { what, shown: median(times), longest: Math.max(...times) };
}
