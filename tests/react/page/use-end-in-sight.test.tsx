import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useEndInSight } from '../../../src/react/page/use-end-in-sight.ts';

const NEAR = 250;
/** More than the time without a scroll after which a reader has come to rest. */
const AT_REST = 1000;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** The end of a list, so many pixels from the top of the window, and what is called as it is in sight. */
function watchEnd(top: number) {
  const element = document.createElement('div');
  element.getBoundingClientRect = () => new DOMRect(0, top, 1, 1);
  const end = { current: element };
  const first = vi.fn();
  const { rerender } = renderHook(({ callback }) => useEndInSight(end, callback, NEAR), {
    initialProps: { callback: first },
  });
  return { first, grow: (callback: typeof first) => rerender({ callback }) };
}

const scroll = () => act(() => void window.dispatchEvent(new Event('scroll')));
const rest = () => act(() => void vi.advanceTimersByTime(AT_REST));

test('a reader who rests with the end in sight is given more, once', () => {
  const { first } = watchEnd(window.innerHeight + NEAR - 1);
  rest();
  expect(first).not.toHaveBeenCalled();
  scroll();
  scroll();
  rest();
  expect(first).toHaveBeenCalledOnce();
});

test('a reader who rests before the end is given nothing', () => {
  const { first } = watchEnd(window.innerHeight + NEAR);
  scroll();
  rest();
  expect(first).not.toHaveBeenCalled();
});

test('a list that grew between the last scroll and the rest is looked at again', () => {
  const { first, grow } = watchEnd(0);
  scroll();
  const second = vi.fn();
  grow(second);
  rest();
  expect(first).not.toHaveBeenCalled();
  expect(second).toHaveBeenCalledOnce();
});

test('a list that grew while nobody had scrolled is left to the observer', () => {
  const { grow } = watchEnd(0);
  const second = vi.fn();
  grow(second);
  rest();
  expect(second).not.toHaveBeenCalled();
});
