import { expect, test } from 'vitest';
import { createVisitLog } from '../../../src/react/state/visit-log.ts';

/** Whether each of some entries of the history, as they are gone to, asks for its data anew. */
function readLog(entries: readonly ({ key: string; mask?: unknown } | undefined)[]): boolean[] {
  let next = entries[0];
  const isNew = createVisitLog(() => next);
  return entries.map((entry) => {
    next = entry;
    return isNew();
  });
}

test('an entry of the history is new once, and on the way back asks for nothing', () => {
  expect(readLog([{ key: 'a' }, { key: 'b' }, { key: 'a' }, { key: 'b' }, { key: 'c' }])).toEqual([
    true,
    true,
    false,
    false,
    true,
  ]);
});

test('the first entry, which no navigation led to, is the one that the router calls the default', () => {
  expect(readLog([undefined, { key: 'a' }, { key: 'default' }, undefined])).toEqual([
    true,
    true,
    false,
    false,
  ]);
});

test('what opens over a page asks for nothing, nor does the way back to it', () => {
  const mask = { pathname: '/item' };
  expect(readLog([{ key: 'a' }, { key: 'b', mask }, { key: 'a' }])).toEqual([true, false, false]);
  expect(readLog([{ key: 'b', mask }, { key: 'b' }])).toEqual([false, false]);
});
