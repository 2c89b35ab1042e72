import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Component, type ReactNode, Suspense } from 'react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { defineLazyComponent, useIntent, useSwap } from '../../../src/react/index.ts';
import { show } from '../../renderers/show.tsx';

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

  describe('whose chunk cannot be had', () => {
    afterEach(() => {
      cleanup();
      vi.unstubAllGlobals();
      vi.restoreAllMocks();
    });

    async function showLost(load: () => Promise<typeof Menu>) {
      const menu = defineLazyComponent(load);
      await act(async () => {
        show(
          <Broken>
            <Suspense fallback="…">
              <menu.Component />
            </Suspense>
          </Broken>,
        );
      });
      return menu;
    }

    test('leaves the page as it is without a network, and is asked for again by a button', async () => {
      vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
      const load = vi.fn(async () => Menu).mockRejectedValueOnce(new Error('offline'));
      const menu = await showLost(load);
      expect((await screen.findByRole('alert')).textContent).toContain('ui.failed.network');
      // One that is shown elsewhere meanwhile asks by itself.
      await act(async () => show(<menu.Component />));
      expect(await screen.findAllByText('Menu')).toHaveLength(1);
      await act(async () => screen.getByRole('button', { name: 'ui.retry' }).click());
      expect(screen.getAllByText('Menu')).toHaveLength(2);
      expect(screen.queryByRole('alert')).toBeNull();
    });

    test('is an error of the page where the server has it no more', async () => {
      vi.spyOn(console, 'error').mockReturnValue();
      vi.stubGlobal('fetch', async () => new Response(null, { status: 200 }));
      await showLost(() => Promise.reject(new Error('404')));
      expect(await screen.findByText('Broken: 404')).toBeDefined();
    });
  });
});

/** What a page is to an error of its own. */
class Broken extends Component<{ readonly children: ReactNode }, { readonly message?: string }> {
  override state: { readonly message?: string } = {};
  static getDerivedStateFromError({ message }: Error) {
    return { message };
  }
  override render() {
    const { message } = this.state;
    return message === undefined ? this.props.children : `Broken: ${message}`;
  }
}

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
