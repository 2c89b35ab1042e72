import { describe, expect, test } from 'vitest';
import {
  failList,
  holdsNext,
  type ListState,
  nextPage,
  receiveAnswer,
  showNextSlice,
  shownItems,
  startList,
  trimList,
  waitForList,
} from '../../../src/core/requests/list-state.ts';
import { answerOf, FAILURE, itemsOf, SIZE, view, whole } from './list-of.ts';

test('a list begins by waiting, with nothing there and nothing known', () => {
  expect(startList(3)).toEqual({
    ...{ status: 'loading', items: [], first: 0, end: 0, firstPage: 3, page: 2 },
    ...{ hasNextPage: false, hasMore: false, total: undefined, failure: undefined, partial: false },
  });
});

describe('a whole array', () => {
  test.each([
    [45, 2, 2],
    [45, 9, 2],
    [0, 5, 0],
  ])('of %d that was to begin at slice %d begins at %d', (count, page, first) => {
    expect(whole(count, page).firstPage).toBe(first);
  });

  test('is shown in slices of 20 to its end', () => {
    const first = whole(45);
    const second = showNextSlice(first, SIZE);
    const third = showNextSlice(second, SIZE);
    expect([first, second, third].map(view)).toEqual([
      ['#0', '#19', 20, true],
      ['#0', '#39', 40, true],
      ['#0', '#44', 45, false],
    ]);
    expect(view(showNextSlice(third, SIZE))).toEqual(view(third));
  });

  test.each([
    [0, 0, false],
    [1, 1, false],
    [19, 19, false],
    [20, 20, false],
    [21, 20, true],
    [40, 20, true],
  ])('of %d shows %d at first; more: %s', (count, shown, hasMore) => {
    const state = whole(count);
    expect([shownItems(state).length, state.hasMore, holdsNext(state)]).toEqual([
      shown,
      hasMore,
      hasMore,
    ]);
    expect(state.status).toBe('ready');
  });

  test.each([
    [1, 45, '#20', '#39', 20, true],
    [2, 45, '#40', '#44', 5, false],
    [3, 45, '#40', '#44', 5, false],
    [999_998, 45, '#40', '#44', 5, false],
    [1, 40, '#20', '#39', 20, false],
    [2, 40, '#20', '#39', 20, false],
    [5, 10, '#0', '#9', 10, false],
    [5, 0, undefined, undefined, 0, false],
  ])('starts at slice %d of %d items', (page, count, first, last, length, hasMore) => {
    expect(view(whole(count, page))).toEqual([first, last, length, hasMore]);
  });

  test('that starts later goes on from there', () => {
    expect(view(showNextSlice(whole(65, 1), SIZE))).toEqual(['#20', '#59', 40, true]);
  });
});

describe('an array of which the server sent a part', () => {
  const trimmed = trimList(whole(100), 40);

  test('holds what is shown and a few slices more', () => {
    expect(trimmed.items).toHaveLength(40);
    expect([trimmed.partial, view(trimmed)]).toEqual([true, ['#0', '#19', 20, true]]);
  });

  test('promises more at the end of its part', () => {
    const end = showNextSlice(trimmed, SIZE);
    expect(view(end)).toEqual(['#0', '#39', 40, true]);
    expect(holdsNext(end)).toBe(false);
  });

  test('shows one slice more when the rest is there', () => {
    const end = showNextSlice(trimmed, SIZE);
    const state = receiveAnswer(waitForList(end), answerOf(100), 'client', SIZE);
    expect(view(state)).toEqual(['#0', '#59', 60, true]);
    expect(state.partial).toBe(false);
  });

  test('keeps the slice it started with when the rest is there', () => {
    const later = trimList(whole(100, 2), 0);
    expect(later.items).toHaveLength(60);
    const state = receiveAnswer(waitForList(later), answerOf(100), 'client', SIZE);
    expect(view(state)).toEqual(['#40', '#79', 40, true]);
  });

  test('ends with an array that has become shorter', () => {
    const state = receiveAnswer(waitForList(trimmed), answerOf(5), 'client', SIZE);
    expect(view(state)).toEqual(['#0', '#4', 5, false]);
  });

  // The first slice shown lies beyond the new end: the reader sees an empty list.
  test('that starts later still shows something of an array that has become shorter', () => {
    const later = trimList(whole(100, 2), 0);
    const state = receiveAnswer(waitForList(later), answerOf(30), 'client', SIZE);
    expect(shownItems(state).length).toBeGreaterThan(0);
  });

  test.each([
    [45, 45],
    [45, 100],
    [20, 0],
  ])('is whole where %d items fit into %d or are all shown', (count, most) => {
    expect(trimList(whole(count), most)).toMatchObject({ partial: false });
  });

  test('never loses what is shown', () => {
    expect(trimList(showNextSlice(whole(100), SIZE), 5).items).toHaveLength(40);
  });
});

describe('pages of the server', () => {
  const load = (state: ListState, count: number, hasMore: boolean) =>
    receiveAnswer(state, answerOf(count, state.items.length, hasMore), 'server', SIZE);

  test('are added one after the other', () => {
    const first = load(startList(0), 20, true);
    const second = load(waitForList(first), 7, false);
    expect([first, second].map(({ page }) => page)).toEqual([0, 1]);
    expect([first, second].map(view)).toEqual([
      ['#0', '#19', 20, true],
      ['#0', '#26', 27, false],
    ]);
    expect(holdsNext(second)).toBe(false);
  });

  test('start at the page that the URL names', () => {
    expect(startList(3).page).toBe(2);
    expect(load(startList(3), 20, true)).toMatchObject({ page: 3, first: 0, end: 20 });
  });

  test('may be empty', () => {
    expect(view(load(startList(0), 0, false))).toEqual([undefined, undefined, 0, false]);
  });

  test('are sent whole where they are as long as was asked for', () => {
    expect(trimList(load(startList(0), 20, true), 5)).toMatchObject({ partial: false });
  });
});

// An API may send more than it was asked for: a page of its own length, or everything at once.
describe('a page longer than it was asked for', () => {
  const long = receiveAnswer(startList(1), answerOf(130, 0, true), 'server', SIZE);

  test('is shown up to a length, and then in slices, before the next page is asked for', () => {
    expect([holdsNext(long), view(long)]).toEqual([true, ['#0', '#99', 100, true]]);
    const end = showNextSlice(showNextSlice(long, SIZE), SIZE);
    expect([holdsNext(end), nextPage(end), view(end)]).toEqual([
      false,
      2,
      ['#0', '#129', 130, true],
    ]);
    const last = receiveAnswer(waitForList(end), answerOf(7, 130), 'server', SIZE);
    expect(view(last)).toEqual(['#0', '#136', 137, false]);
  });

  test('ends with its last item where no page follows', () => {
    const last = receiveAnswer(startList(0), answerOf(101), 'server', SIZE);
    expect(view(last)).toEqual(['#0', '#99', 100, true]);
    expect(view(showNextSlice(last, SIZE))).toEqual(['#0', '#100', 101, false]);
  });

  test('is sent along in part, and asked for again for the rest of it', () => {
    const sent = trimList(long, 100);
    expect([sent.items.length, holdsNext(sent), sent.hasMore]).toEqual([100, false, true]);
    expect(nextPage(sent)).toBe(1);
    const again = receiveAnswer(waitForList(sent), answerOf(130, 0, true), 'server', SIZE);
    expect(again).toMatchObject({ page: 1, partial: false });
    expect(view(again)).toEqual(['#0', '#129', 130, true]);
    expect(nextPage(again)).toBe(2);
  });
});

describe('a list without paging', () => {
  test.each([0, 1, 45])('shows all of its %d items', (count) => {
    const state = receiveAnswer(startList(2), answerOf(count, 0, true), 'none', SIZE);
    expect([shownItems(state).length, state.hasMore]).toEqual([count, false]);
  });
});

describe('a failure', () => {
  const loaded = receiveAnswer(startList(0), answerOf(20, 0, true), 'server', SIZE);

  test('keeps the items that are there, and the way on', () => {
    const failed = failList(waitForList(loaded), FAILURE);
    expect(failed).toEqual({ ...loaded, status: 'failed', failure: FAILURE });
  });

  test('is forgotten while the list waits again, and the same page is asked for', () => {
    const waiting = waitForList(failList(waitForList(loaded), FAILURE));
    expect(waiting).toEqual({ ...loaded, status: 'loading' });
    const state = receiveAnswer(waiting, answerOf(3, 20), 'server', SIZE);
    expect(state).toMatchObject({ status: 'ready', failure: undefined, page: 1, end: 23 });
  });

  test('of the first call leaves the slice of the URL to the next', () => {
    const failed = failList(startList(1), FAILURE);
    const state = receiveAnswer(waitForList(failed), answerOf(45), 'client', SIZE);
    expect(view(state)).toEqual(['#20', '#39', 20, true]);
  });
});

test('no step changes the state that it is given', () => {
  const state = Object.freeze({ ...whole(45), items: Object.freeze(itemsOf(45)) });
  const steps = [waitForList(state), failList(state, FAILURE), showNextSlice(state, SIZE)];
  steps.push(trimList(state, 30), receiveAnswer(state, answerOf(5), 'server', SIZE));
  for (const step of steps) expect(step).not.toBe(state);
});
