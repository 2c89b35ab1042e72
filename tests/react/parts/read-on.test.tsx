import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { ReadOn } from '../../../src/react/parts/read-on.tsx';
import { show, words } from '../../renderers/show.tsx';
import { openPage } from '../open-page.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

/** Gives every element a height and what it holds another, as if it were laid out. */
function layOut(heights: { readonly shown: number; readonly whole: number }): void {
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(heights.shown);
  vi.spyOn(HTMLElement.prototype, 'scrollHeight', 'get').mockReturnValue(heights.whole);
  const real = window.getComputedStyle.bind(window);
  vi.spyOn(window, 'getComputedStyle').mockImplementation(
    (element, pseudo) =>
      new Proxy(real(element, pseudo), {
        get: (style, name) => (name === 'lineHeight' ? '28px' : Reflect.get(style, name, style)),
      }),
  );
}

describe('a text that may be cut', () => {
  test('opens in its place, and closes', async () => {
    layOut({ shown: 84, whole: 200 });
    const { main } = await openPage('/plants/houses');
    const [more] = await within(main()).findAllByRole('button', { name: /^Read more/ });
    if (more === undefined) throw new Error('Nothing is cut');
    await userEvent.click(more);
    await waitFor(() => expect(more.getAttribute('aria-expanded')).toBe('true'));
    await userEvent.click(more);
    expect(more.getAttribute('aria-expanded')).toBe('false');
  });

  test('says nothing where all of it is shown but some leading', async () => {
    layOut({ shown: 84, whole: 87 });
    const { main } = await openPage('/plants/houses');
    await within(main()).findAllByRole('button', { name: /^Copy / });
    // The button is there until the text has been measured.
    await waitFor(() =>
      expect(within(main()).queryByRole('button', { name: /^Read more/ })).toBeNull(),
    );
  });

  test.each([
    ['can be read on', 'more than half a line', 15, true],
    ['is whole', 'half a line', 14, false],
  ])('%s with %s of it out of sight', async (_, _part, hidden, isCut) => {
    layOut({ shown: 84, whole: 84 + hidden });
    show(<ReadOn value={words('Mosses')} slot={{ clamp: 3 }} name="Mosses" />);
    // The text is measured after it is shown.
    await act(async () => undefined);
    expect(screen.queryByRole('button', { name: 'ui.readOn: Mosses' }) !== null).toBe(isCut);
  });
});
