import { afterAll, expect, test } from 'vitest';
import { readWords } from '../../../src/node/test-generator/suite/support/words-in-page.ts';
import { findMisplaced } from '../../../src/node/test-generator/suite/support/words-in-place.ts';
import { launchBrowser } from '../../browser/launch-browser.ts';

const PAGE = '<div><p id="one">Salt and bread</p> <p id="other">Sugar</p></div>';

const browser = await launchBrowser();
afterAll(() => browser?.close());

async function look(css: string): Promise<readonly string[]> {
  const page = await browser?.newPage({ viewport: { width: 400, height: 300 } });
  if (page === undefined) throw new Error('no browser');
  await page.setContent(
    `<!doctype html><style>body { margin: 40px } p { margin: 0 } ${css}</style>${PAGE}`,
  );
  const lines = await page.locator('body').evaluate(readWords);
  await page.close();
  return findMisplaced(lines, 400);
}

const ON_EACH_OTHER = ['“Salt and bread” and “Sugar” stand on each other'];

test.skipIf(!browser).each([
  ['one below the other', '', []],
  ['one on the other', '#other { margin-top: -1em }', ON_EACH_OTHER],
  [
    'one over the other, which does not show through',
    '#other { position: relative; margin-top: -1em; background: white }',
    [],
  ],
  [
    'one over the other, which shows through',
    '#other { position: relative; margin-top: -1em; background: rgb(255 255 255 / 20%) }',
    ON_EACH_OTHER,
  ],
  [
    'lines on each other',
    '#one { width: 1em; line-height: 0.4 }',
    ['“Salt and bread” and “Salt and bread” stand on each other'],
  ],
  ['half of a line', '#one { height: 10px; overflow: hidden }', ['“Salt and bread” is cut']],
  ['no line at all', '#one { height: 0; overflow: hidden }', []],
  [
    'after the window',
    '#one { white-space: nowrap; text-indent: 330px }',
    ['“Salt and bread” stands at the edge of the window or beyond'],
  ],
  [
    'in a box that is moved along',
    'p { overflow-x: auto; white-space: nowrap; text-indent: 330px }',
    [],
  ],
  ['unseen', '#other { visibility: hidden; margin-top: -1em }', []],
])('%s', async (_, css, misplaced) => {
  expect(await look(css)).toEqual(misplaced);
});
