import { expect, test, vi } from 'vitest';
import { askedSets, open, pause, waiting, watchEachByItself } from './subset-page.ts';

watchEachByItself();

/** Lays the elements of a class out below the window. */
async function openBelow() {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function rect(
    this: Element,
  ) {
    return new DOMRect(0, this.className === '' ? 0 : innerHeight, 100, 20);
  });
  await open();
}

/** More than what is asked for at once, whose one letter is there from then on. */
const LONG = `<p>${'山'.repeat(250)}</p>`;

const find = (id: string) => document.getElementById(id) as Element;

test('what is far down is asked for as it comes near', async () => {
  await openBelow();
  document.body.innerHTML = `${LONG}<p class="far" id="far">林</p><p class="below">湖</p>`;
  await pause();
  expect(askedSets()).toEqual([{ 1: '山' }, { 1: '湖' }]);
  waiting.get(find('far'))?.();
  expect(askedSets(2)).toEqual([{ 1: '林' }]);
  expect([...waiting]).toEqual([]);
});

test('what comes near is asked for as it is styled by then, without what is there by then', async () => {
  await openBelow();
  document.body.innerHTML = `${LONG}<p class="far" id="far">林<b>山</b>湖</p>`;
  await pause();
  find('far').setAttribute('style', 'font-weight: 700');
  document.body.insertAdjacentHTML('beforeend', '<p style="font-weight: 700">湖</p>');
  await pause();
  expect(askedSets(1)).toEqual([{ 2: '湖' }]);
  waiting.get(find('far'))?.();
  expect(askedSets(2)).toEqual([{ 2: '林' }]);
});

test('what is gone is not waited for', async () => {
  await openBelow();
  document.body.innerHTML = `${LONG}<p class="far" id="far">林</p>`;
  await pause();
  const gone = find('far');
  expect([...waiting.keys()]).toEqual([gone]);
  document.body.innerHTML = '<p class="far" id="far">湖</p>';
  // What the space ahead holds is asked for at once.
  await pause();
  expect([...waiting.keys()]).toEqual([]);
  expect(askedSets(1)).toEqual([{ 1: '湖' }]);
});
