import { act, fireEvent, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { defineLazyComponent, useIntent, useSwap } from '../../../src/react/index.ts';

const Menu = () => <p>Menu</p>;

/** Plain HTML in whose place a component comes, whose chunk a test brings. */
function showSwap() {
  const chunk = Promise.withResolvers<typeof Menu>();
  const load = vi.fn(() => chunk.promise);
  const menu = defineLazyComponent(load);
  function Swapped() {
    const [swapped, handlers] = useSwap(menu);
    return (
      <nav {...handlers}>
        {swapped ? (
          <Suspense fallback={null}>
            <menu.Component />
          </Suspense>
        ) : (
          <button type="button">Plain</button>
        )}
      </nav>
    );
  }
  render(<Swapped />);
  return {
    load,
    plain: () => screen.queryByText('Plain'),
    arrive: () => act(async () => chunk.resolve(Menu)),
    fail: () => act(async () => chunk.reject(new Error('offline'))),
  };
}

const button = () => screen.getByText('Plain');
const settle = () => act(async () => undefined);

describe('a component that takes the place of plain HTML', () => {
  test.each(['pointerEnter', 'focus'] as const)('comes once a reader does: %s', async (sign) => {
    const { load, plain, arrive } = showSwap();
    expect(load).not.toHaveBeenCalled();
    fireEvent[sign](button());
    expect(load).toHaveBeenCalledOnce();
    expect(plain()).not.toBeNull();
    await arrive();
    expect([plain(), screen.queryByText('Menu') !== null]).toEqual([null, true]);
  });

  test.each(['click', 'pointerLeave'] as const)(
    'never comes between the press and the release, but after that: %s',
    async (release) => {
      const { plain, arrive } = showSwap();
      fireEvent.pointerEnter(button());
      fireEvent.pointerDown(button());
      await arrive();
      expect(plain()).not.toBeNull();
      fireEvent[release](button());
      await settle();
      expect(plain()).toBeNull();
    },
  );

  test('does not come with a release before it is there', async () => {
    const { plain, arrive } = showSwap();
    fireEvent.pointerEnter(button());
    fireEvent.pointerDown(button());
    fireEvent.click(button());
    await settle();
    expect(plain()).not.toBeNull();
    await arrive();
    expect(plain()).toBeNull();
  });

  test('leaves the plain HTML to its work where it cannot be had', async () => {
    const { plain, fail } = showSwap();
    fireEvent.pointerEnter(button());
    await fail();
    fireEvent.click(button());
    await settle();
    expect(plain()).not.toBeNull();
  });
});

describe('a component that is declared by its chunk', () => {
  test('is loaded once, by whoever asks first', async () => {
    const load = vi.fn(async () => Menu);
    const menu = defineLazyComponent(load);
    expect(load).not.toHaveBeenCalled();
    menu.preload();
    expect(load).toHaveBeenCalledOnce();
    await menu.load();
    await act(async () => {
      render(
        <Suspense fallback="…">
          <menu.Component />
        </Suspense>,
      );
    });
    expect(screen.getByText('Menu')).toBeDefined();
    expect(load).toHaveBeenCalledOnce();
  });

  test('fails visibly for who waits for it, and not for who asks ahead', async () => {
    const load = vi.fn(() => Promise.reject(new Error('offline')));
    const menu = defineLazyComponent<object>(load);
    const refused = vi.fn();
    process.on('unhandledRejection', refused);
    menu.preload();
    await new Promise((resolve) => setTimeout(resolve));
    process.off('unhandledRejection', refused);
    expect(refused).not.toHaveBeenCalled();
    await expect(menu.load()).rejects.toThrow('offline');
  });
});

test('the intent to use something is noted, and asks for it', () => {
  const preload = vi.fn();
  function Intended() {
    const [intended, intend] = useIntent(preload);
    return (
      <button type="button" onClick={intend}>
        {String(intended)}
      </button>
    );
  }
  render(<Intended />);
  const use = screen.getByRole('button');
  expect([use.textContent, preload.mock.calls.length]).toEqual(['false', 0]);
  fireEvent.click(use);
  expect([use.textContent, preload.mock.calls.length]).toEqual(['true', 1]);
});
