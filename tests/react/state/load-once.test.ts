import { expect, test, vi } from 'vitest';
import { loadOnce } from '../../../src/react/state/load-once.ts';

test('all who ask have what was loaded once', async () => {
  const load = vi.fn(async () => ({}));
  const ask = loadOnce(load);
  const [first, second] = await Promise.all([ask(), ask()]);
  expect(second).toBe(first);
  expect(await ask()).toBe(first);
  expect(load).toHaveBeenCalledOnce();
});

test('nothing is loaded before somebody asks', () => {
  const load = vi.fn(async () => undefined);
  loadOnce(load);
  expect(load).not.toHaveBeenCalled();
});

test('what could not be had fails for all who have asked, and is asked for again', async () => {
  const load = vi.fn(async () => 'there');
  load.mockRejectedValueOnce(new Error('gone'));
  const ask = loadOnce(load);
  const both = await Promise.allSettled([ask(), ask()]);
  expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(load).toHaveBeenCalledOnce();
  expect(await ask()).toBe('there');
});
