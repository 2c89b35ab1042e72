import { expect, test, vi } from 'vitest';
import { AHEAD } from '../../src/app/further-fonts.ts';
import { LINE, PICTURE } from '../../src/core/subset-faces.ts';
import { addFaces, askedSets, open, pause, watchEachByItself } from './subset-page.ts';

watchEachByItself();

/** An answer that comes when it is told to. */
function holdFaces() {
  let arrive = () => {};
  addFaces.mockReturnValueOnce(
    new Promise((resolve) => {
      arrive = () => resolve(true);
    }),
  );
  return () => arrive();
}

/** Lays the elements of a class out below the window. */
function layOut() {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function rect(
    this: Element,
  ) {
    return new DOMRect(0, this.className === 'below' ? innerHeight : innerHeight - 1, 100, 20);
  });
}

/** More than what is asked for at once. */
const LONG = '山'.repeat(AHEAD);

test('what is added is asked for before it is laid out', async () => {
  const laidOut = vi.spyOn(Element.prototype, 'getBoundingClientRect');
  await open();
  document.body.innerHTML = '<p>山</p>';
  await Promise.resolve();
  expect(askedSets()).toEqual([{ 1: '山' }]);
  expect(laidOut).not.toHaveBeenCalled();
});

test('what else stands in sight is asked for once it is laid out', async () => {
  layOut();
  await open();
  holdFaces();
  document.body.innerHTML = `<p>${LONG.slice(1)}</p><p>林</p><p>林湖</p>`;
  await Promise.resolve();
  expect(askedSets()).toEqual([{ 1: '山林' }]);
  await pause();
  expect(askedSets(1)).toEqual([{ 1: '湖' }]);
});

test('what is further down is asked for once all in sight is there', async () => {
  layOut();
  await open();
  const arriveAhead = holdFaces();
  const arriveSeen = holdFaces();
  document.body.innerHTML = `<p>${LONG}</p><p>林</p><p class="below">林湖</p>`;
  await pause();
  expect(askedSets()).toEqual([{ 1: '山' }, { 1: '林' }]);
  arriveAhead();
  await pause();
  expect(askedSets(2)).toEqual([]);
  arriveSeen();
  await pause();
  expect(askedSets(2)).toEqual([{ 1: '湖' }]);
});

test('texts in sight wait for no others, and those further down for none that come after them', async () => {
  layOut();
  await open();
  const arrive = holdFaces();
  document.body.innerHTML = `<p>${LONG}</p><p class="below">湖</p>`;
  await pause();
  holdFaces();
  document.body.insertAdjacentHTML('beforeend', '<p>林</p>');
  await pause();
  expect(askedSets()).toEqual([{ 1: '山' }, { 1: '林' }]);
  arrive();
  await pause();
  expect(askedSets(2)).toEqual([{ 1: '湖' }]);
});

test('what is further down is asked for after a request that fails', async () => {
  layOut();
  await open();
  addFaces.mockRejectedValueOnce(new Error('Not a stylesheet'));
  document.body.innerHTML = `<p>${LONG}</p><p class="below">湖</p>`;
  await pause();
  expect(askedSets(1)).toEqual([{ 1: '湖' }]);
});

test('what is not laid out yet is further down', async () => {
  await open();
  const arrive = holdFaces();
  document.body.innerHTML = `<p>${LONG}</p><p id="skipped">湖</p>`;
  for (const text of document.querySelectorAll('p')) {
    text.checkVisibility = (options) => !(options?.contentVisibilityAuto && text.id === 'skipped');
  }
  await pause();
  expect(askedSets()).toEqual([{ 1: '山' }]);
  arrive();
  await pause();
  expect(askedSets(1)).toEqual([{ 1: '湖' }]);
});

test('what is there as the scripts come is read without haste', async () => {
  const read = vi.spyOn(window, 'getComputedStyle');
  const opening = open({ body: '<p>山</p><p>林</p>' });
  expect(read).not.toHaveBeenCalled();
  await opening;
  expect(askedSets()).toEqual([{ 1: '山林' }]);
});

test('a text that is set in another weight at once is asked for in that one', async () => {
  await open();
  document.body.innerHTML = '<p>山</p>';
  await Promise.resolve();
  document.querySelector('p')?.setAttribute('style', 'font-weight: 700');
  await pause();
  expect(askedSets()).toEqual([{ 1: '山' }, { 2: '山' }]);
});

test.each(['class', 'aria-current', 'aria-selected'])(
  'a text that the attribute %s sets in another weight is asked for in that one',
  async (name) => {
    await open({ body: '<p>山</p>' });
    const text = document.querySelector('p');
    text?.setAttribute('style', 'font-weight: 700');
    await pause();
    expect(askedSets(1)).toEqual([]);
    text?.setAttribute(name, 'true');
    await pause();
    expect(askedSets(1)).toEqual([{ 2: '山' }]);
  },
);

test('a value that a script gives to a field is asked for', async () => {
  await open({ body: '<form><input></form>' });
  document.querySelector('input')?.setAttribute('value', '山');
  await pause();
  expect(askedSets()).toEqual([{ 1: '山' }]);
});

/** What is asked for at once of a body with 林 and 湖 at its end. */
async function askedAtOnce(before: string) {
  await open();
  document.body.innerHTML = `${before}<p>林</p><p>湖</p>`;
  await Promise.resolve();
  return Object.values(askedSets()[0] ?? {}).join('');
}

const PICTURES = '<img alt="">'.repeat(AHEAD / PICTURE - 1);
const CUT = `<p data-clamp="1">${LONG}</p>`;

// All but one em of the space.
test.each([
  ['letters of scripts like Latin take half as much', `<p>${'é'.repeat(AHEAD * 2 - 2)}</p>`],
  ['pictures take their place', `${PICTURES}<p>${'山'.repeat(PICTURE - 1)}</p>`],
  ['of lines that are cut off, those that are seen', `${CUT}<p>${LONG.slice(LINE + 1)}</p>`],
])('%s', async (_, before) => {
  expect(await askedAtOnce(before)).toMatch(/林$/);
});

test('what is hidden takes none of the space', async () => {
  await open();
  document.body.innerHTML = `<p id="hidden">${'湖'.repeat(AHEAD)}</p><p>山</p>`;
  for (const text of document.querySelectorAll('p')) {
    text.checkVisibility = () => text.id !== 'hidden';
  }
  await Promise.resolve();
  expect(askedSets()).toEqual([{ 1: '山' }]);
  await pause();
  expect(askedSets(1)).toEqual([{ 1: '湖' }]);
});
