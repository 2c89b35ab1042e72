import { afterEach, describe, expect, test } from 'vitest';
import { readReferrer, referrerAt, stepsSince } from '../../../src/react/state/referrer.ts';

afterEach(() => window.history.replaceState(null, ''));

/** Has the router's count of the history stand at an entry. */
const standAt = (state: unknown) => window.history.replaceState(state, '');

describe('the page that a link was on', () => {
  test.each([
    ['with its number in the history', { idx: 4 }, 4],
    ['without a number where the router counts none', null, undefined],
    ['without one where another script has put something else there', { idx: 'four' }, undefined],
    ['without one where the entry has a state of another type', 4, undefined],
  ])('is noted %s', (_, state, at) => {
    standAt(state);
    expect(referrerAt('/trees')).toEqual({ from: '/trees', at });
  });

  test.each<[string, unknown, object | undefined]>([
    ['the state that a link has set', { from: '/trees', at: 4 }, { from: '/trees', at: 4 }],
    ['one without a number', { from: '/trees' }, { from: '/trees', at: undefined }],
    ['one whose number is none', { from: '/trees', at: '4' }, { from: '/trees', at: undefined }],
    ['one without a page', { at: 4 }, undefined],
    ['one whose page is no path', { from: 4, at: 4 }, undefined],
    ['none, as of a URL that was typed', null, undefined],
    ['one of another type', 'trees', undefined],
  ])('is read from %s', (_, state, referrer) => {
    expect(readReferrer(state)).toEqual(referrer);
  });
});

describe('the steps back to it', () => {
  test.each([
    ['are those between the two entries', 4, { idx: 7 }, 3],
    ['are one right after it', 4, { idx: 5 }, 1],
    ['are one at the least', 4, { idx: 4 }, 1],
    ['are one where the number of the page is unknown', undefined, { idx: 7 }, 1],
    ['are one where that of the entry is', 4, null, 1],
  ])('%s', (_, at, state, steps) => {
    standAt(state);
    expect(stepsSince({ from: '/trees', at })).toBe(steps);
  });
});
