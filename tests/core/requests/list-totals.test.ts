import { describe, expect, test } from 'vitest';
import {
  failList,
  type ListState,
  receiveAnswer,
  restList,
  rewindList,
  showNextSlice,
  shownItems,
  startList,
  trimList,
  waitForList,
} from '../../../src/core/requests/list-state.ts';
import { answerOf, FAILURE, SIZE, view, whole } from './list-of.ts';

describe('how many items there are in all', () => {
  const paged = receiveAnswer(startList(0), answerOf(20, 0, true), 'server', SIZE);

  test.each<[string, ListState, number | undefined]>([
    ['is not known before the answer', startList(0), undefined],
    ['is not known while waiting for it', waitForList(startList(0)), undefined],
    ['is not known of what failed', failList(startList(0), FAILURE), undefined],
    ['is not known where the server pages', paged, undefined],
    [
      'is known of a list without slices',
      receiveAnswer(startList(0), answerOf(45), 'none', SIZE),
      45,
    ],
    ['is known of an array in slices', whole(45), 45],
    ['is known of an array that starts later', whole(45, 1), 45],
    ['is known of an empty array', whole(0), 0],
    ['stays with the next slice', showNextSlice(whole(45), SIZE), 45],
    ['stays where the server sends a part', trimList(whole(100), 40), 100],
    ['stays while the rest is asked for', waitForList(trimList(whole(100), 40)), 100],
    ['stays where the rest fails', failList(trimList(whole(100), 40), FAILURE), 100],
    ['stays with the beginning', rewindList(whole(45, 1), SIZE, 0), 45],
    [
      'is that of the rest when it is there',
      receiveAnswer(waitForList(trimList(whole(100), 40)), answerOf(70), 'client', SIZE),
      70,
    ],
  ])('%s', (_, state, total) => {
    expect(state.total).toBe(total);
  });
});

describe('a list with nothing to ask for', () => {
  test.each([startList(0), waitForList(startList(2)), failList(startList(0), FAILURE)])(
    'rests without a failure',
    (state) => {
      const rested = { ...state, status: 'idle', failure: undefined };
      expect(restList(state)).toEqual(rested);
      expect(shownItems(restList(state))).toEqual([]);
    },
  );
});

describe('an array from one of its slices again', () => {
  test.each<[string, ListState, unknown]>([
    ['its end', showNextSlice(showNextSlice(whole(45), SIZE), SIZE), ['#0', '#19', 20, true]],
    ['a later slice', whole(45, 2), ['#0', '#19', 20, true]],
    ['its beginning', whole(45), ['#0', '#19', 20, true]],
    ['the only slice', whole(7), ['#0', '#6', 7, false]],
    ['nothing', whole(0), [undefined, undefined, 0, false]],
    ['a part', trimList(whole(100), 15), ['#0', '#19', 20, true]],
  ])('shows its first slice after %s', (_, state, wanted) => {
    expect(view(rewindList(state, SIZE, 0))).toEqual(wanted);
  });

  test.each<[string, number, unknown]>([
    ['a later slice', 1, ['#20', '#39', 20, true]],
    ['the last slice', 2, ['#40', '#44', 5, false]],
    ['the last slice where there is none so late', 9, ['#40', '#44', 5, false]],
  ])('begins with %s', (_, page, wanted) => {
    expect(view(rewindList(whole(45), SIZE, page))).toEqual(wanted);
  });

  test.each([startList(1), failList(whole(45, 1), FAILURE), restList(startList(0))])(
    'is left alone where it is not there (%#)',
    (state) => {
      expect(rewindList(state, SIZE, 0)).toEqual(state);
    },
  );
});
