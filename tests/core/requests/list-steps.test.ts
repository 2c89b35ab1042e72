import { describe, expect, test } from 'vitest';
import {
  receiveAnswer,
  restList,
  rewindList,
  showNextSlice,
  startList,
  trimList,
  waitForList,
} from '../../../src/core/requests/list-state.ts';
import { answerOf, FAILURE, itemsOf, SIZE, view, whole } from './list-of.ts';

describe('a list that is begun anew', () => {
  test('shows the slice that is asked for, as if it had just been come to', () => {
    const shown = showNextSlice(showNextSlice(whole(65), SIZE), SIZE);
    expect(view(rewindList(shown, SIZE, 0))).toEqual(['#0', '#19', 20, true]);
    const later = rewindList(shown, SIZE, 2);
    expect(view(later)).toEqual(['#40', '#59', 20, true]);
    expect([later.first, later.firstPage, later.end]).toEqual([40, 2, 60]);
  });

  test.each([
    [3, ['#60', '#64', 5, false]],
    [9, ['#60', '#64', 5, false]],
  ])('at slice %d, at its end or beyond, shows the last one', (page, shown) => {
    const state = rewindList(whole(65), SIZE, page);
    expect(view(state)).toEqual(shown);
    expect(state.firstPage).toBe(3);
  });

  test('stays as it is while it waits or has failed', () => {
    const waiting = waitForList(whole(65, 1));
    expect(rewindList(waiting, SIZE, 0)).toBe(waiting);
  });
});

test('a list without anything to ask for rests, and forgets a failure', () => {
  const failed = { ...startList(0), status: 'failed', failure: FAILURE } as const;
  expect(restList(failed)).toEqual({ ...startList(0), status: 'idle' });
});

describe('an answer', () => {
  test('says how many items there are of a whole list, and not of a page', () => {
    expect(whole(45).total).toBe(45);
    expect(receiveAnswer(startList(0), answerOf(7), 'none', SIZE).total).toBe(7);
    expect(receiveAnswer(startList(0), answerOf(7), 'server', SIZE).total).toBeUndefined();
  });

  test('without facts, fields or languages leaves those that are known', () => {
    const facts = { today: '2026-03-05' } as never;
    const known = { facts, fields: { name: 'Ada' }, languages: ['en'] };
    const first = receiveAnswer(startList(0), { ...answerOf(20, 0, true), ...known }, 'server', 20);
    expect(first).toMatchObject(known);
    const second = receiveAnswer(waitForList(first), answerOf(3, 20), 'server', 20);
    expect(second).toMatchObject(known);
    const bare = receiveAnswer(startList(0), answerOf(3), 'server', 20);
    expect(Object.keys(bare)).not.toContain('facts');
    expect(Object.keys(bare)).not.toContain('fields');
    expect(Object.keys(bare)).not.toContain('languages');
  });

  test('of a page again takes the place of the part that was there', () => {
    const sent = trimList(receiveAnswer(startList(0), answerOf(130), 'server', SIZE), 100);
    const again = receiveAnswer(waitForList(sent), answerOf(130), 'server', SIZE);
    expect(again.items).toEqual(itemsOf(130));
    expect(again.hasNextPage).toBe(false);
  });

  test('of a list that is shown whole shows all from the first item', () => {
    const state = receiveAnswer(startList(3), answerOf(45, 0, true), 'none', SIZE);
    expect([state.first, state.end, state.hasNextPage]).toEqual([0, 45, false]);
  });
});
