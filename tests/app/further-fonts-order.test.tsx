import { expect, test, vi } from 'vitest';
import { PICTURE, SCREEN } from '../../src/core/subset-faces.ts';
import { addFaces, askedSets, open, pause, watchEachByItself } from './subset-page.ts';

watchEachByItself();

/** An answer that comes when it is told to. */
function holdFaces() {
  let arrive = () => {};
  addFaces.mockReturnValueOnce(
    new Promise((resolve) => {
      arrive = () => resolve(undefined);
    }),
  );
  return () => arrive();
}

test('what a first screen holds is asked for first, and once it is there what comes after', async () => {
  await open();
  const arrive = holdFaces();
  document.body.innerHTML = `<p>${'山'.repeat(SCREEN - 1)}</p><p>林</p><p>林湖</p>`;
  await pause();
  expect(askedSets()).toEqual([{ 1: '山林' }]);
  arrive();
  await pause();
  expect(askedSets()).toEqual([{ 1: '山林' }, { 1: '湖' }]);
});

test('what is beyond one waits for another that comes meanwhile', async () => {
  await open();
  const arrive = holdFaces();
  document.body.innerHTML = '<p>林</p>';
  await pause();
  const arriveNext = holdFaces();
  document.body.innerHTML = `<p>${'山'.repeat(SCREEN)}</p><p>湖</p>`;
  await pause();
  arrive();
  await pause();
  expect(askedSets()).toEqual([{ 1: '林' }, { 1: '山' }]);
  arriveNext();
  await pause();
  expect(askedSets(2)).toEqual([{ 1: '湖' }]);
});

test('what comes meanwhile waits neither for the first screen nor lets what is beyond it pass', async () => {
  await open();
  const arrive = holdFaces();
  document.body.innerHTML = `<p>${'山'.repeat(SCREEN)}</p><p>湖</p>`;
  await pause();
  document.body.insertAdjacentHTML('beforeend', '<p>林</p>');
  await pause();
  expect(askedSets()).toEqual([{ 1: '山' }, { 1: '林' }]);
  arrive();
  await pause();
  expect(askedSets(2)).toEqual([{ 1: '湖' }]);
});

test('the first screen is asked for before what was added is laid out', async () => {
  await open();
  document.body.innerHTML = '<p>山</p>';
  await Promise.resolve();
  expect(askedSets()).toEqual([{ 1: '山' }]);
});

test('what is there as the scripts come is read without haste', async () => {
  const read = vi.spyOn(window, 'getComputedStyle');
  vi.spyOn(performance, 'now').mockImplementation(() => read.mock.calls.length * 10);
  const opening = open({ body: '<p>山</p><p>林</p>' });
  expect(read).toHaveBeenCalledTimes(1);
  await opening;
  expect(askedSets()).toEqual([{ 1: '山林' }]);
});

test('letters of scripts like Latin take half as much of the screen', async () => {
  await open();
  document.body.innerHTML = `<p>${'é'.repeat(SCREEN * 2 - 1)}</p><p>林</p><p>湖</p>`;
  await pause();
  expect(askedSets()).toEqual([{ 0: ' é', 1: '林' }, { 1: '湖' }]);
});

test('pictures take their place of it, and of cut lines those that are seen', async () => {
  await open();
  const text = '山'.repeat(SCREEN);
  const pictures = '<img alt="">'.repeat(SCREEN / PICTURE - 1);
  document.body.innerHTML = `<p data-clamp="2">${text}</p>${pictures}<p>林</p><p>湖</p>`;
  await pause();
  // Two lines are more than the place of one picture.
  expect(askedSets()).toEqual([{ 1: '山' }, { 1: '林湖' }]);
  document.body.innerHTML = `<p data-clamp="2">${text}</p>${'<img alt="">'.repeat(10)}<p>竹</p>`;
  await pause();
  expect(askedSets(2)).toEqual([{ 1: '竹' }]);
});

test('what is hidden takes none of it, and comes later', async () => {
  await open();
  document.body.innerHTML = `<p id="hidden">${'湖'.repeat(SCREEN)}</p><p>山</p>`;
  for (const text of document.querySelectorAll('p')) {
    text.checkVisibility = () => text.id !== 'hidden';
  }
  await pause();
  expect(askedSets()).toEqual([{ 1: '山' }, { 1: '湖' }]);
});
