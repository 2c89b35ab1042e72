import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { endsWithin } from '../../../../src/node/server/pages/ends-within.ts';

test.each([
  ['that ends', () => wait(5), 1000, true],
  ['that fails', () => Promise.reject(new Error('broken')), 1000, true],
  ['that goes on', () => wait(1000), 5, false],
  ['that may take any time', () => wait(20), Number.POSITIVE_INFINITY, true],
])('work %s is waited for no longer than that', async (_, work, milliseconds, isEnded) => {
  expect(await endsWithin(work(), milliseconds)).toBe(isEnded);
});

test.each([
  ['while it is waited for', () => new Promise<void>(() => undefined)],
  ['once it has ended', () => Promise.resolve()],
])('a process may end %s', async (_, work) => {
  const timers = () => process.getActiveResourcesInfo().filter((name) => name === 'Timeout').length;
  const before = timers();
  void endsWithin(work(), 60_000);
  await new Promise((resolve) => setImmediate(resolve));
  expect(timers()).toBe(before);
});
