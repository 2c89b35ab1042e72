import { expect, test, vi } from 'vitest';
import { addFaces, askedSets, open, pause, waiting, watchEachByItself } from './subset-page.ts';

watchEachByItself();

const TOPS: Readonly<Record<string, number>> = { below: 1.4, far: 1.6, next: 1.6 };

/** Lays elements out by their ids, in windows from the top of the page. */
async function openLaidOut() {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function rect(
    this: Element,
  ) {
    return new DOMRect(0, (TOPS[this.id] ?? 0) * innerHeight, 100, 20);
  });
  await open();
}

/** More than what is asked for at once, whose one letter is there from then on. */
const LONG = `<p>${'山'.repeat(250)}</p>`;

const find = (id: string) => document.getElementById(id) as Element;

test('what follows below the window is asked for after what is in sight', async () => {
  await openLaidOut();
  document.body.innerHTML = `${LONG}<p class="far" id="below">林</p>`;
  await pause();
  expect(askedSets()).toEqual([{ 1: '山' }, { 1: '林' }]);
  expect([...waiting]).toEqual([]);
});

test('what is far down is asked for at once with all that is, as soon as some of it comes near', async () => {
  await openLaidOut();
  document.body.innerHTML = `${LONG}<p class="far" id="far">林</p><p class="far" id="next">湖</p>`;
  await pause();
  expect(askedSets()).toEqual([{ 1: '山' }]);
  waiting.get(find('far'))?.();
  await pause();
  expect(askedSets(1)).toEqual([{ 1: '林湖' }]);
  expect([...waiting]).toEqual([]);
});

test('what comes near is asked for as it is styled by then, without what is there by then', async () => {
  await openLaidOut();
  document.body.innerHTML = `${LONG}<p class="far" id="far">林湖</p>`;
  await pause();
  find('far').setAttribute('style', 'font-weight: 700');
  document.body.insertAdjacentHTML('beforeend', '<p style="font-weight: 700">湖</p>');
  await pause();
  expect(askedSets(1)).toEqual([{ 2: '湖' }]);
  waiting.get(find('far'))?.();
  await pause();
  expect(askedSets(2)).toEqual([{ 2: '林' }]);
});

test('what is to be printed is asked for', async () => {
  await openLaidOut();
  document.body.innerHTML = `${LONG}<p class="far" id="far">林</p>`;
  await pause();
  dispatchEvent(new Event('beforeprint'));
  await pause();
  expect(askedSets(1)).toEqual([{ 1: '林' }]);
});

test('what is gone is not waited for', async () => {
  await openLaidOut();
  document.body.innerHTML = `${LONG}<p class="far" id="far">林</p>`;
  await pause();
  expect([...waiting.keys()]).toEqual([find('far')]);
  // What the space ahead holds is asked for at once.
  document.body.innerHTML = '<p>湖</p>';
  await pause();
  expect([...waiting.keys()]).toEqual([]);
  dispatchEvent(new Event('beforeprint'));
  await pause();
  expect(askedSets(1)).toEqual([{ 1: '湖' }]);
});

test('what did not come without a network is asked for again with one', async () => {
  await openLaidOut();
  const network = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  addFaces.mockResolvedValueOnce(false);
  document.body.innerHTML = '<p>山</p>';
  await pause();
  network.mockReturnValue(true);
  dispatchEvent(new Event('online'));
  await pause();
  expect(askedSets()).toEqual([{ 1: '山' }, { 1: '山' }]);
});

test('what the server has none of is left to the faces in reserve', async () => {
  await openLaidOut();
  addFaces.mockResolvedValueOnce(false);
  document.body.innerHTML = '<p>山</p>';
  await pause();
  dispatchEvent(new Event('online'));
  await pause();
  expect(askedSets()).toEqual([{ 1: '山' }]);
});
