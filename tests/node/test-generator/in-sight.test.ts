import { afterAll, expect, test } from 'vitest';
import {
  findUnseen,
  type Sought,
} from '../../../src/node/test-generator/suite/support/in-sight.ts';
import { launchBrowser } from '../../browser/launch-browser.ts';

const SOUGHT: Sought = {
  place: 0,
  texts: [
    { words: 'Salt', mayHide: false },
    { words: 'BibTeX', mayHide: false },
  ],
  pictures: ['/salt.svg'],
  buttons: ['Copy'],
};
const SEEN =
  '<h2>Salt</h2> <p><a href="/x">Bib<b>TeX</b></a> <img src="/salt.svg" alt=""> <button>Copy</button></p>';

const browser = await launchBrowser();
afterAll(() => browser?.close());

async function look(html: string, css = '', sought = SOUGHT): Promise<string[]> {
  const page = await browser?.newPage();
  if (page === undefined) throw new Error('no browser');
  await page.setContent(`<!doctype html><style>${css}</style><ul><li id="part">${html}</li></ul>`);
  const unseen = await page.locator('#part').evaluateAll(findUnseen, [sought]);
  await page.close();
  return unseen;
}

const LINE = ['BibTeX', '/salt.svg', 'Copy'];

test.skipIf(!browser).each([
  ['is not rendered', 'p { display: none }', LINE],
  ['is invisible', 'p { visibility: hidden }', LINE],
  ['is transparent', '#part { opacity: 0 }', ['Salt', ...LINE]],
  ['is cut off whole', 'p { height: 0; overflow: hidden }', LINE],
  ['has letters without a size', 'h2 { font-size: 0 }', ['Salt']],
  ['is there in a part', 'b { display: none }', ['BibTeX']],
])('what %s is unseen', async (_, css, unseen) => {
  expect(await look(SEEN, css)).toEqual(unseen);
});

test.skipIf(!browser).each([
  ['stands there', SEEN],
  ['is off screen', `<div style="margin-top: 9000px">${SEEN}</div>`],
  [
    'is rendered once it is near',
    `<div style="margin-top: 9000px; content-visibility: auto">${SEEN}</div>`,
  ],
  [
    'is for those who listen',
    `<div style="position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%)">${SEEN}</div>`,
  ],
  ['is cut after a line', `<div style="height: 1em; overflow: hidden">${SEEN}</div>`],
  ['opens', `<details><summary>More</summary>${SEEN}</details>`],
  ['opens over the page', `<dialog>${SEEN}</dialog>`],
  ['stands in a tab that is not chosen', `<div hidden>${SEEN}</div>`],
  ['is there for another width too', `<div style="display: none">${SEEN}</div>${SEEN}`],
])('what %s is as it should be', async (_, html) => {
  expect(await look(html)).toEqual([]);
});

test.skipIf(!browser)('what may hide does', async () => {
  const [title, ...others] = SOUGHT.texts;
  const texts = [{ words: title?.words ?? '', mayHide: true }, ...others];
  expect(await look(SEEN, 'h2 { display: none }', { ...SOUGHT, texts })).toEqual([]);
});
