import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { expect, test } from './support/test.ts';

const [FIRST_PAINT, MARK_CUT_TEXTS] = ['first-paint', 'mark-cut-texts'].map((name) =>
  readFileSync(path.resolve(import.meta.dirname, `../../src/app/boot/${name}.js`), 'utf8'),
);

const STYLE =
  '<link rel="stylesheet" href="data:text/css,body{margin:0;font:16px/20px monospace}li{height:400px}[data-clamp]{height:40px;overflow:hidden}">';
const SHOWN = "<script>dispatchEvent(new Event('page-shown'))</script>";
const LONG = 'long '.repeat(400);

test.use({ viewport: { width: 800, height: 600 } });

test('texts in sight have their buttons when the page is shown, with more of it on its way', async ({
  page,
}) => {
  await open(page, [item('first', LONG), item('second', 'short'), item('third', LONG), SHOWN]);
  expect(await cutAt(page, 'page-shown')).toEqual(['first']);
});

test('and those that come after it, as soon as the page is there', async ({ page }) => {
  await open(page, [SHOWN, item('first', LONG), item('second', LONG), item('third', LONG)]);
  expect(await cutAt(page, 'page-shown')).toEqual([]);
  expect(await cutAt(page, 'load')).toEqual(['first', 'second']);
});

test('a text is not in sight where the list around its own item is further down', async ({
  page,
}) => {
  const inner = `<li><ul>${item('inner', LONG)}</ul></li>`;
  await open(page, [item('first', LONG), '<li></li>', inner, SHOWN]);
  expect(await cutAt(page, 'load')).toEqual(['first']);
});

test('nothing is marked in a page that is not shown yet', async ({ page }) => {
  await open(page, ['<style>#root{display:none}</style>', item('first', LONG), SHOWN]);
  expect(await cutAt(page, 'load')).toEqual([]);
});

function item(id: string, text: string): string {
  return `<li><div id="${id}"><div data-clamp="2">${text}</div><button data-read-on>+</button></div></li>`;
}

/** Opens a page that notes which texts are marked after each of the two events. */
async function open(page: Page, parts: readonly string[]): Promise<void> {
  const note = `
    window.cut = {};
    for (const name of ['page-shown', 'load']) {
      addEventListener(name, () => {
        cut[name] = Array.from(document.querySelectorAll('[data-cut]'), ({ id }) => id);
      });
    }`;
  const scripts = [FIRST_PAINT, MARK_CUT_TEXTS, note].map((text) => `<script>${text}</script>`);
  const root = `<div id="root"><ul>${parts.join('')}</ul></div>`;
  const body = `<!doctype html>${scripts.join('')}${STYLE}${root}`;
  await page.route('**/cut-texts', (route) => route.fulfill({ contentType: 'text/html', body }));
  await page.goto('/cut-texts');
}

function cutAt(page: Page, event: string): Promise<unknown> {
  return page.evaluate((name) => Reflect.get(Reflect.get(globalThis, 'cut'), name), event);
}
