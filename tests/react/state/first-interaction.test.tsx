import { act, fireEvent } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { onFirstInteraction } from '../../../src/react/state/first-interaction.ts';

let stop = () => {};
afterEach(() => stop());

test.each(['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin', 'click'])(
  'a reader who does anything, as by %s, is answered once',
  (type) => {
    const answer = vi.fn();
    stop = onFirstInteraction(answer);
    expect(answer).not.toHaveBeenCalled();
    const event = new Event(type, { bubbles: true });
    fireEvent(document.body, event);
    expect(answer.mock.calls).toEqual([[event]]);
    fireEvent(document.body, new Event(type, { bubbles: true }));
    fireEvent.click(document.body);
    expect(answer).toHaveBeenCalledOnce();
  },
);

test('who is not waited for any more is not answered', () => {
  const answer = vi.fn();
  onFirstInteraction(answer)();
  fireEvent.click(document.body);
  fireEvent.keyDown(document.body);
  expect(answer).not.toHaveBeenCalled();
});

test('a page does not wait for the answer as it scrolls', () => {
  const listen = vi.spyOn(document, 'addEventListener');
  stop = onFirstInteraction(() => undefined);
  expect(listen.mock.calls.map(([, , options]) => options)).toEqual(
    listen.mock.calls.map(() => ({ passive: true })),
  );
  expect(listen.mock.calls.length).toBeGreaterThan(0);
  listen.mockRestore();
});

test('what cannot be had ahead is no failure', async () => {
  const refused = vi.fn();
  process.on('unhandledRejection', refused);
  stop = onFirstInteraction(() => Promise.reject(new Error('offline')));
  fireEvent.click(document.body);
  await act(async () => new Promise((resolve) => setTimeout(resolve)));
  process.off('unhandledRejection', refused);
  expect(refused).not.toHaveBeenCalled();
});
