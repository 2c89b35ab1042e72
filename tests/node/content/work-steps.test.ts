import { expect, test } from 'vitest';
import { finish, finishInTurns, mapInSteps } from '../../../src/node/content/index.ts';

test('long work may be done at once or in turns, between which others have theirs', async () => {
  const work = () => mapInSteps([1, 2, 3], (count) => count * 2);
  expect(finish(work())).toEqual([2, 4, 6]);
  expect(await finishInTurns(work())).toEqual([2, 4, 6]);
  const steps = work();
  expect(steps.next()).toEqual({ done: false, value: undefined });

  let isInterrupted = false;
  setImmediate(() => {
    isInterrupted = true;
  });
  const slow = mapInSteps([1, 2], () => {
    const end = performance.now() + 20;
    while (performance.now() < end);
    return isInterrupted;
  });
  expect(await finishInTurns(slow)).toEqual([false, true]);
});
