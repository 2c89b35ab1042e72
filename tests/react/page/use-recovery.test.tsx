import { act, renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { useRecovery } from '../../../src/react/page/use-recovery.ts';
import type { Recovery } from '../../../src/react/site-runtime.ts';
import { RuntimeContext } from '../../../src/react/state/context.ts';
import { emptySite } from '../../renderers/show.tsx';

/** A page whose code is missing; each attempt to load it anew ends as the test says. */
function openBroken(isDue = true) {
  const attempts: ((outcome: Awaited<ReturnType<Recovery['loadAnew']>>) => Promise<void>)[] = [];
  const loadAnew: Recovery['loadAnew'] = () =>
    new Promise((resolve) => {
      attempts.push((outcome) => act(async () => resolve(outcome)));
    });
  const recovery = { isLeaving: () => false, isDue: () => isDue, loadAnew };
  const runtime = emptySite({ recovery });
  const { result, unmount } = renderHook(useRecovery, {
    wrapper: ({ children }) => <RuntimeContext value={runtime}>{children}</RuntimeContext>,
  });
  return {
    attempts,
    state: () => result.current.state,
    retry: () => act(() => result.current.retry()),
    unmount,
  };
}

const goOnline = () => act(() => void window.dispatchEvent(new Event('online')));

test('a page that misses no code is left as it is', () => {
  const { attempts, state } = openBroken(false);
  goOnline();
  expect([state(), attempts.length]).toEqual(['none', 0]);
});

test('a page whose code is gone is loaded anew by itself, once', async () => {
  const { attempts, state } = openBroken();
  expect([state(), attempts.length]).toEqual(['loading', 1]);
  await attempts[0]?.('loading');
  goOnline();
  expect([state(), attempts.length]).toEqual(['loading', 1]);
});

test('where no server answers it is tried again when a reader asks, and once the browser is online', async () => {
  const { attempts, state, retry } = openBroken();
  await attempts[0]?.('unreachable');
  expect([state(), attempts.length]).toEqual(['unreachable', 1]);
  retry();
  expect([state(), attempts.length]).toEqual(['loading', 2]);
  await attempts[1]?.('unreachable');
  goOnline();
  expect([state(), attempts.length]).toEqual(['loading', 3]);
});

test('where trying would not help it is left to the reader', async () => {
  const { attempts, state } = openBroken();
  await attempts[0]?.('refused');
  goOnline();
  expect([state(), attempts.length]).toEqual(['refused', 1]);
});

test('a page that is gone listens for nothing any more', async () => {
  const { attempts, unmount } = openBroken();
  await attempts[0]?.('unreachable');
  const stop = vi.spyOn(window, 'removeEventListener');
  unmount();
  expect(stop).toHaveBeenCalledWith('online', expect.any(Function));
  stop.mockRestore();
});
