import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { describe, expect, test, vi } from 'vitest';
import type { LayoutProps } from '../../../src/react/index.ts';
import { show, showLayout, TITLE_SLOT, words } from '../../../tests/renderers/show.tsx';
import { layout } from './index.tsx';

const columns = { xs: 1, sm: 1, tile: 2, md: 2, lg: 3, xl: 3 };
const slots = { title: TITLE_SLOT };
const shown = { type: 'grid', columns, slots } as const;

test('a tile has a heading, and what stands beside it only where the item has it', () => {
  const page = showLayout(layout, shown, [
    { key: '1', title: words('Lakes'), subtitle: words('2026-03-05'), tags: ['Water', 'Maps'] },
    { key: '2', title: words('Shores') },
  ]);
  const [first, second] = page.getAllByRole('article');
  expect(first?.textContent).toMatch(/2026-03-05[\s\S]*Lakes[\s\S]*Water[\s\S]*Maps/);
  expect(second?.textContent).toBe('Shores');
});

test('tiles are items of a list that has as many columns as the manifest says', () => {
  const page = showLayout(layout, shown, [
    { key: '1', title: words('Lakes') },
    { key: '2', title: words('Shores') },
  ]);
  expect(page.getByRole('list').className).toContain('columns-above-tile-2 columns-above-md-2');
  const items = page.getAllByRole('listitem');
  expect(items.map((item) => within(item).getByRole('heading').textContent)).toEqual([
    'Lakes',
    'Shores',
  ]);
});

test('the pictures of the first three tiles are asked for at once, at the width of a tile', () => {
  const image = { src: '/media/a.jpg', alt: 'A', facts: [30, 20, null, [320]] } as const;
  const page = showLayout(
    layout,
    shown,
    ['a', 'b', 'c', 'd', 'e'].map((key) => ({ key, image })),
  );
  const pictures = [...page.container.getElementsByTagName('img')];
  const waits = pictures.map((picture) => picture.getAttribute('loading') === 'lazy');
  expect(waits).toEqual([false, false, false, true, true]);
  expect(pictures[0]?.sizes).toContain('(max-width: 750px) 100vw');
  expect(page.container.querySelector('[data-ratio]')?.getAttribute('data-ratio')).toBe('3/2');
});

test('tiles that are on their way stand in the same columns', () => {
  const page = show(<layout.Skeleton layout={shown as LayoutProps<'grid'>['layout']} />);
  expect(page.getByRole('list').className).toContain('columns-above-tile-2');
  const items = page.getAllByRole('listitem');
  expect(items).toHaveLength(6);
  expect(items.every(({ children }) => children.length === 1)).toBe(true);
});

test('tiles follow a change of their layout', async () => {
  function Changing() {
    const [clamp, setClamp] = useState(1);
    const changed = { ...shown, slots: { title: { ...TITLE_SLOT, clamp } } };
    return (
      <>
        <button type="button" onClick={() => setClamp(2)}>
          Change
        </button>
        <layout.Layout
          layout={changed as LayoutProps<'grid'>['layout']}
          items={[{ key: '1', title: words('Lakes') }]}
        />
      </>
    );
  }
  const page = show(<Changing />);
  await userEvent.click(page.getByRole('button'));
  expect(page.getByText('Lakes').getAttribute('data-clamp')).toBe('2');
});

test('a tile of a grid that opens no drawer leads to its page', async () => {
  const page = showLayout(layout, shown, [{ key: '1', title: words('Lakes'), link: '/lakes' }]);
  await userEvent.click(page.getByRole('link'));
  expect(screen.queryByRole('dialog', { hidden: true })).toBeNull();
});

const ITEMS = [
  { key: '1', title: words('Lakes'), link: '/lakes' },
  { key: '2', title: words('No page') },
  { key: '3', title: words('Lakes again'), link: '/lakes' },
  { key: '4', title: words('Shores'), link: '/shores?of=1' },
];
const MORE = { key: '5', title: words('Dunes'), link: '/dunes' };

describe('a grid that opens a drawer', () => {
  /** The grid, with the browser's own buttons, and one that brings another item. */
  function Browser() {
    const navigate = useNavigate();
    const [items, setItems] = useState<LayoutProps<'grid'>['items']>(ITEMS);
    return (
      <>
        <button type="button" onClick={() => void navigate(-1)}>
          Back
        </button>
        <button type="button" onClick={() => void navigate(1)}>
          Forward
        </button>
        <button type="button" onClick={() => setItems([...ITEMS, MORE])}>
          Load more
        </button>
        <div data-testid="grid">
          <layout.Layout
            layout={{ ...shown, opens: 'drawer' } as LayoutProps<'grid'>['layout']}
            items={items}
          />
        </div>
      </>
    );
  }

  const link = (name: string) => screen.getByRole('link', { name, hidden: true });
  // What stands below the drawer is hidden from those who listen.
  const press = (name: string) =>
    fireEvent.click(screen.getByRole('button', { name, hidden: true }));
  const dialog = (name: string) => screen.findByRole('dialog', { name, hidden: true });
  const isClosed = () =>
    waitFor(() => expect(screen.queryByRole('dialog', { hidden: true })).toBeNull());
  /** What the wrapper of the grid holds: the list, and the drawer once it was asked for. */
  const held = () => screen.getByTestId('grid').firstElementChild?.childElementCount;

  test('shows the page of a tile in it, named by the tile, and closes by its button', async () => {
    show(<Browser />);
    fireEvent.click(link('Shores'));
    const opened = await dialog('Shores');
    fireEvent.click(within(opened).getByRole('button', { name: 'ui.close', hidden: true }));
    await isClosed();
    expect(document.activeElement).toBe(link('Shores'));
  });

  test('has nothing beside its tiles before one is opened, and keeps the drawer for its way out', async () => {
    show(<Browser />);
    await waitFor(() => expect(held()).toBe(1));
    fireEvent.click(link('Shores'));
    await dialog('Shores');
    press('ui.close');
    await isClosed();
    expect(held()).toBe(2);
  });

  test('leads on through the pages, each once, and around both ends', async () => {
    show(<Browser />);
    fireEvent.click(link('Lakes'));
    await dialog('Lakes again');
    press('ui.next');
    await dialog('Shores');
    press('ui.next');
    await dialog('Lakes again');
    press('ui.previous');
    await dialog('Shores');
  });

  test('leads on to items that came meanwhile', async () => {
    show(<Browser />);
    press('Load more');
    fireEvent.click(link('Shores'));
    await dialog('Shores');
    press('ui.next');
    await dialog('Dunes');
  });

  test('gives the focus to the tile that opened it, without scrolling, whatever was shown last', async () => {
    show(<Browser />);
    const tile = link('Lakes again');
    const focus = vi.spyOn(tile, 'focus');
    fireEvent.click(tile);
    await dialog('Lakes again');
    press('ui.next');
    await dialog('Shores');
    expect(focus).not.toHaveBeenCalled();
    press('ui.close');
    await isClosed();
    expect(document.activeElement).toBe(tile);
    expect(focus).toHaveBeenLastCalledWith({ preventScroll: true });
  });

  test('gives the focus to the tile of what was shown, where the browser’s own buttons led there', async () => {
    show(<Browser />);
    fireEvent.click(link('Lakes'));
    await dialog('Lakes again');
    press('ui.next');
    await dialog('Shores');
    press('Back');
    await isClosed();
    expect(document.activeElement).toBe(link('Lakes'));
    press('Forward');
    await dialog('Shores');
    press('Back');
    await isClosed();
    await waitFor(() => expect(document.activeElement).toBe(link('Shores')));
  });

  test('leaves a click for a new tab to the browser', async () => {
    show(<Browser />);
    fireEvent.click(link('Shores'), { ctrlKey: true });
    expect(held()).toBe(1);
  });
});
