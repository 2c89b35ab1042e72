import { expect, test, vi } from 'vitest';
import { watchFurtherFonts } from '../../src/app/further-fonts.ts';
import { EVENTS } from '../../src/core/document-names.ts';
import { FURTHER_SHEET } from '../../src/core/subset-faces.ts';
import {
  addFaces,
  asked,
  askedSets,
  listeners,
  observers,
  open,
  pause,
  setOf,
  watchEachByItself,
} from './subset-page.ts';

watchEachByItself();

test('a page whose fonts are whole asks for none', () => {
  watchFurtherFonts();
  expect([observers, listeners]).toEqual([[], []]);
});

test('characters that the page’s own stylesheets lack are asked for, each of its face', async () => {
  await open({ first: { 0: setOf(' '), 1: setOf('山湖') }, body: '<p>山湖林</p><p>é</p>' });
  expect(asked()).toEqual([[FURTHER_SHEET, 'v1', { 0: 'é', 1: '林' }]]);
});

test('what is not on the first screen is there as well', async () => {
  await open({ rest: `/fonts/rest.css?1=${setOf('林')}`, body: '<p>林</p>' });
  expect(asked()).toEqual([]);
});

test('the space of a face comes with its first letters, as it says how high lines are', async () => {
  await open({ first: { 0: setOf(' a') }, body: '<p>ab</p><p style="font-weight: 700">山b</p>' });
  expect(asked()).toEqual([[FURTHER_SHEET, 'v1', { 0: 'b', 2: '山', 3: ' b' }]]);
});

test('what no face has is not asked for', async () => {
  await open({ first: { 0: setOf(' ') }, body: '<p>Я%</p>' });
  expect(asked()).toEqual([]);
});

test('texts that come later are asked for together, and each character once', async () => {
  await open({ body: '<p>林</p>' });
  expect(asked()).toHaveLength(1);
  document.body.insertAdjacentHTML('beforeend', '<p>林山</p>');
  document.body.insertAdjacentHTML('beforeend', '<p>湖</p>');
  await pause();
  expect(asked().slice(1)).toEqual([
    [FURTHER_SHEET, 'v1', { 1: '山湖'.split('').sort().join('') }],
  ]);
  document.body.insertAdjacentHTML('beforeend', '<p>山</p>');
  await pause();
  expect(asked()).toHaveLength(2);
});

test('a text that changes is asked for, and what is gone by then is not', async () => {
  await open({ body: '<p>林</p>' });
  const text = document.querySelector('p')?.firstChild;
  if (text) text.nodeValue = '山';
  const gone = document.body.appendChild(document.createElement('p'));
  gone.textContent = '湖';
  gone.remove();
  await pause();
  expect(askedSets(1)).toEqual([{ 1: '山' }]);
});

test('a text that changes by itself is asked for', async () => {
  await open({ body: '<p>林</p>' });
  const text = document.querySelector('p')?.firstChild;
  if (text) text.nodeValue = '山';
  await pause();
  expect(askedSets(1)).toEqual([{ 1: '山' }]);
});

test('what is typed is asked for, with what a field says while it is empty', async () => {
  await open({ body: '<form><input placeholder="林"></form>' });
  expect(askedSets()).toEqual([{ 1: '林' }]);
  const field = document.querySelector('input');
  if (field === null) throw new Error('There is no field');
  field.value = '山';
  field.dispatchEvent(new Event('input', { bubbles: true }));
  await pause();
  expect(askedSets(1)).toEqual([{ 1: '山' }]);
});

test('nothing is asked for what nobody sees, nor for spaces', async () => {
  await open({ body: '<script type="x">林</script><style>/* 林 */</style><p> </p>' });
  expect(asked()).toEqual([]);
});

test('bold text is set in the bold face', async () => {
  await open({ body: '<p style="font-weight: 700">林</p>' });
  expect(askedSets()).toEqual([{ 2: '林' }]);
});

test('more characters than a URL can have are asked for in two', async () => {
  const many = Array.from({ length: 1600 }, (_, index) => String.fromCodePoint(0x4e00 + index));
  await open({ body: `<p>${many.join('')}</p>` });
  expect(addFaces).toHaveBeenCalledTimes(2);
  const all = asked().flatMap(([, , faces]) => [...((faces as Record<string, string>)[1] ?? '')]);
  expect(all.sort()).toEqual(many.sort());
});

test('a site of files has nobody to ask', async () => {
  const missing = vi.fn();
  window.addEventListener(EVENTS.fontsMissing, missing);
  await open({ version: '', body: '<p>林</p>' });
  expect([addFaces.mock.calls.length, missing.mock.calls.length]).toEqual([0, 1]);
  window.removeEventListener(EVENTS.fontsMissing, missing);
});
