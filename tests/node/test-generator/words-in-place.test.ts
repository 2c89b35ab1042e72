import { afterAll, expect, test } from 'vitest';
import { measure } from '../../../src/node/test-generator/suite/support/measure-in-page.ts';
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
  const measured = await page.locator('body').evaluateAll(measure);
  await page.close();
  return findMisplaced(measured);
}

const ON_EACH_OTHER = ['over one another: Salt and bread | Sugar'];

test.skipIf(!browser).each([
  ['one below the other', '', []],
  ['one on the other', '#other { margin-top: -1em }', ON_EACH_OTHER],
  [
    'one over the other, which does not show through',
    '#other { position: absolute; margin-top: -1em; background: white }',
    [],
  ],
  [
    'one over the other, which shows through',
    '#other { position: absolute; margin-top: -1em; background: rgb(255 255 255 / 20%) }',
    ON_EACH_OTHER,
  ],
  [
    'lines on each other',
    '#one { width: 1em; line-height: 0.4 }',
    ['over one another: Salt and bread | Salt and bread'],
  ],
  [
    'half of a line',
    '#one { height: 10px; overflow: hidden; margin-bottom: 20px }',
    ['cut in the middle: Salt and bread'],
  ],
  ['no line at all', '#one { height: 0; overflow: hidden }', []],
  [
    'after the window',
    '#one { white-space: nowrap; text-indent: 330px }',
    ['out of the window, or at its very edge: Salt and bread'],
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
