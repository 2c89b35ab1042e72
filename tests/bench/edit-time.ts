import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Browser } from 'playwright';
import { copyProject } from '../e2e/support/project-copy.ts';
import { median } from './print-table.ts';
import { startDevelopmentServer } from './spawn-server.ts';

/** How long an edit takes until it is seen. */
export interface EditTime {
  /** Milliseconds from a manifest's save to the page that shows it, the median of ten. */
  readonly shown: number;
  /** The longest of them. */
  readonly longest: number;
}

const EDITS = 10;
const PAGE = '/people/staffs';
export const MANIFEST = 'manifests/people/staffs.json';
/** The name of an item: the page's other headings stand in no list of items. */
const HEADING = 'main li h2';
/** Milliseconds between two edits, so that none meets the work of the one before. */
const REST = 500;

/** Edits a manifest of a copy that is served for development, and watches the page. */
export async function timeEdits(browser: Browser): Promise<EditTime> {
  const project = copyProject();
  const server = await startDevelopmentServer(project.root);
  const page = await browser.newPage();
  try {
    await page.goto(server.origin + PAGE);
    const first = page.locator(HEADING).first();
    await first.waitFor();
    const file = path.join(project.root, MANIFEST);
    const text = readFileSync(file, 'utf8');
    const times: number[] = [];
    for (let edit = 0; edit < EDITS; edit += 1) {
      await page.waitForTimeout(REST);
      const before = (await first.textContent()) ?? '';
      const start = performance.now();
      writeFileSync(file, edit % 2 === 0 ? text.replace('"title": "name"', '"title": "id"') : text);
      await page.waitForFunction(
        ({ heading, words }) => document.querySelector(heading)?.textContent !== words,
        { heading: HEADING, words: before },
        { polling: 5 },
      );
      times.push(performance.now() - start);
    }
    return { shown: median(times), longest: Math.max(...times) };
  } finally {
    await page.close();
    await server.stop();
    project.remove();
  }
}
