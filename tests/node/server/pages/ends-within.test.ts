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
