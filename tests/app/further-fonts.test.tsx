import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchFurtherFonts } from '../../src/app/further-fonts.ts';
import { printCharacterSet, readCharacterSet } from '../../src/core/character-set.ts';
import { EVENTS } from '../../src/core/document-names.ts';
import { FURTHER_FONTS, FURTHER_SHEET } from '../../src/core/subset-faces.ts';

const codesOf = (text: string) => [...text].map((letter) => letter.codePointAt(0) ?? 0);
const setOf = (text: string) => printCharacterSet(codesOf(text));
const LETTERS = 'abcdefghijklmnopqrstuvwxyz éø';

const FACES = [
  { family: 'Serif', weight: 400, style: 'normal', characters: setOf(LETTERS) },
  { family: 'Han', weight: 400, style: 'normal', script: 'han' },
  { family: 'Han', weight: 700, style: 'normal', script: 'han' },
  { family: 'Serif', weight: 700, style: 'normal', characters: setOf(LETTERS) },
];

const addFaces = vi.fn(async (_href: string) => undefined);
/** What watches a page goes on for as long as that is there, which is longer than a test. */
const observers: MutationObserver[] = [];
const listeners: Parameters<HTMLElement['addEventListener']>[] = [];

beforeEach(() => {
  document.head.innerHTML = '';
  vi.stubGlobal('addFaces', addFaces);
  const { observe } = MutationObserver.prototype;
  vi.spyOn(MutationObserver.prototype, 'observe').mockImplementation(function note(
    this: MutationObserver,
    ...what
  ) {
    observers.push(this);
    observe.apply(this, what);
  });
  const listen = document.body.addEventListener.bind(document.body);
  vi.spyOn(document.body, 'addEventListener').mockImplementation((...what) => {
    listeners.push(what as (typeof listeners)[0]);
    listen(...(what as (typeof listeners)[0]));
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  for (const observer of observers.splice(0)) observer.disconnect();
  for (const what of listeners.splice(0)) document.body.removeEventListener(...what);
  document.body.removeAttribute('style');
  document.body.innerHTML = '';
  addFaces.mockClear();
});

/** A page of a site whose fonts are subset, and whose stylesheets have some characters already. */
async function open({ version = 'v1', first = {}, rest = '' as string, body = '' } = {}) {
  const meta = document.createElement('meta');
  meta.name = FURTHER_FONTS;
  const named = `/fonts/page.css?${new URLSearchParams(first)}`;
  meta.content = JSON.stringify({ version, faces: FACES, first: named, isInline: false, rest });
  document.head.append(meta);
  document.body.innerHTML = body;
  // A document without layout computes no number by itself.
  document.body.setAttribute('style', 'font-weight: 400; font-style: normal');
  watchFurtherFonts();
  await pause();
}

/** What was asked for, by the places of the faces. */
const asked = () =>
  addFaces.mock.calls.map(([href]) => {
    const { pathname, searchParams } = new URL(href, 'http://site.example');
    const { v, ...faces } = Object.fromEntries(searchParams);
    const texts = Object.entries(faces).map(([face, set]) => [
      face,
      String.fromCodePoint(...(readCharacterSet(set) ?? [])),
    ]);
    return [pathname, v, Object.fromEntries(texts)];
  });
/** Of the requests from one on, the characters alone. */
const askedSets = (from = 0) =>
  asked()
    .slice(from)
    .map(([, , faces]) => faces);
const pause = () => new Promise((resolve) => setTimeout(resolve, 60));

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

test('what is in sight is asked for first, and once it is there what is further down', async () => {
  const place = vi.spyOn(Element.prototype, 'getBoundingClientRect');
  place.mockImplementation(function rect(this: Element) {
    return new DOMRect(0, this.id === 'below' ? innerHeight : innerHeight - 1, 100, 20);
  });
  let arrive = () => {};
  addFaces.mockReturnValueOnce(
    new Promise((resolve) => {
      arrive = () => resolve(undefined);
    }),
  );
  await open({ body: '<p>山林</p><p id="below">林湖</p>' });
  expect(askedSets()).toEqual([{ 1: '山林' }]);
  arrive();
  await pause();
  expect(askedSets()).toEqual([{ 1: '山林' }, { 1: '湖' }]);
});

test('what is not laid out yet is further down', async () => {
  await open();
  document.body.innerHTML = '<p>山</p><p id="skipped">湖</p>';
  for (const text of document.querySelectorAll('p')) {
    text.checkVisibility = (options) => !(options?.contentVisibilityAuto && text.id === 'skipped');
  }
  await pause();
  expect(askedSets()).toEqual([{ 1: '山' }, { 1: '湖' }]);
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
