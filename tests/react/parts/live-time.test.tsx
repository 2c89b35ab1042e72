import { act, render } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import type { LiveText } from '../../../src/core/index.ts';
import { LiveTime } from '../../../src/react/parts/live-time.tsx';
import { RuntimeContext } from '../../../src/react/state/context.ts';
import { NO_RENDERERS, runSite } from '../state/run-site.ts';

const DAY = '2026-03-01';

/** A date whose words a test brings. */
function showTime(format = 'far') {
  const chunk = Promise.withResolvers<LiveText>();
  const load = vi.fn(() => chunk.promise);
  const runtime = runSite({}, {}, { registry: { ...NO_RENDERERS, liveTexts: { far: load } } });
  const { container, unmount } = render(
    <RuntimeContext value={runtime}>
      <LiveTime format={format} value={DAY}>
        March 1
      </LiveTime>
    </RuntimeContext>,
  );
  const time = container.querySelector('time');
  return {
    read: () => [time?.dateTime, time?.textContent, time?.title],
    arrive: (write: LiveText) => act(async () => chunk.resolve(write)),
    fail: () => act(async () => chunk.reject(new Error('offline'))),
    unmount,
  };
}

describe('a date whose text changes with time', () => {
  test('is the date until what it says at the moment is there', async () => {
    const { read, arrive } = showTime();
    expect(read()).toEqual([DAY, 'March 1', '']);
    const write = vi.fn(() => 'in three days');
    await arrive(write);
    expect(read()).toEqual([DAY, 'in three days', 'March 1']);
    const [[value, options] = []] = write.mock.calls as unknown as [string, object][];
    expect(value).toBe(DAY);
    expect(options).toMatchObject({ locale: 'en', timeZone: undefined });
  });

  test('stays the date where that cannot be had', async () => {
    const { read, fail } = showTime();
    await fail();
    expect(read()).toEqual([DAY, 'March 1', '']);
  });

  test('stays the date in a format that says nothing of the moment', () => {
    expect(showTime('other').read()).toEqual([DAY, 'March 1', '']);
  });

  test('is not written any more once it is gone', async () => {
    const { arrive, unmount } = showTime();
    unmount();
    const write = vi.fn(() => 'in three days');
    await arrive(write);
    expect(write).not.toHaveBeenCalled();
  });
});
