import { act, screen, within } from '@testing-library/react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, test } from 'vitest';
import type { LayoutProps } from '../../../src/react/index.ts';
import { show, showLayout, siteAround, TITLE_SLOT, words } from '../../../tests/renderers/show.tsx';
import { layout } from './index.tsx';

const columns = { xs: 1, sm: 1, tile: 2, md: 2, lg: 3, xl: 3 };
const slots = { title: TITLE_SLOT };
const shown = { type: 'masonry', columns, slots } as const;
const model = shown as LayoutProps<'masonry'>['layout'];

const NAMES = ['Lakes', 'Shores', 'Dunes', 'Fields', 'Woods'];
const ITEMS = NAMES.map((name) => ({ key: name, title: words(name) }));

/** The names of the tiles, column by column as they stand. */
const columnsIn = (container: HTMLElement) =>
  [...(container.querySelector('[data-part-length]')?.children ?? [])].map((column) =>
    [...column.querySelectorAll('h2')].map(({ textContent }) => textContent),
  );

test('a tile has a heading, and what stands beside it only where the item has it', () => {
  const page = showLayout(layout, shown, [
    { key: '1', title: words('Lakes'), subtitle: words('2026-03-05'), tags: ['Water', 'Maps'] },
    { key: '2', title: words('Shores') },
  ]);
  const [first, second] = page.getAllByRole('article');
  expect(first?.textContent).toMatch(/2026-03-05[\s\S]*Lakes[\s\S]*Water[\s\S]*Maps/);
  expect(second?.textContent).toBe('Shores');
});

describe('the tiles of a masonry', () => {
  test('run across the columns of the window, whose numbers the stylesheet has too', () => {
    const { container } = showLayout(layout, shown, ITEMS);
    expect(columnsIn(container)).toEqual([
      ['Lakes', 'Dunes', 'Woods'],
      ['Shores', 'Fields'],
    ]);
    expect(container.firstElementChild?.className).toContain('columns-from-tile-2');
    expect(container.querySelector('[data-part-length="60"]')).not.toBeNull();
  });

  test('are read in the order of the data, as items of one list', () => {
    showLayout(layout, shown, ITEMS);
    const list = screen.getByRole('list');
    const owned = list.getAttribute('aria-owns')?.split(' ') ?? [];
    const items = owned.map((id) => document.getElementById(id));
    expect(items.map((item) => item?.textContent)).toEqual(NAMES);
    expect(within(list).getAllByRole('listitem')).toHaveLength(NAMES.length);
  });

  test('of two masonries have ids of their own', () => {
    const { container } = show(
      <>
        <layout.Layout layout={model} items={ITEMS} />
        <layout.Layout layout={model} items={ITEMS} />
      </>,
    );
    const ids = [...container.querySelectorAll('[id]')].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  test('stand in parts of sixty in a column, of which the browser may pass over all but the first', () => {
    const many = Array.from({ length: 130 }, (_, index) => ({
      key: `${index}`,
      title: words(`Tile ${index}`),
    }));
    const { container } = showLayout(layout, shown, many);
    const [first] = container.querySelector('[data-part-length]')?.children ?? [];
    const parts = [...(first?.children ?? [])];
    expect(parts.map((part) => part.querySelectorAll('h2').length)).toEqual([60, 5]);
    expect(parts.map(({ className }) => /further/.test(className))).toEqual([false, true]);
    expect(parts[1]?.querySelector('h2')?.textContent).toBe('Tile 120');
  });

  test('have pictures of their own proportions, the first three of them at once', () => {
    const image = { src: '/media/a.jpg', alt: 'A', facts: [30, 40, null, [320]] } as const;
    const { container } = showLayout(
      layout,
      { ...shown, columns: { xs: 1, sm: 1, tile: 1, md: 1, lg: 1, xl: 1 } },
      NAMES.map((key) => ({ key, image })),
    );
    const pictures = [...container.getElementsByTagName('img')];
    const waits = pictures.map((picture) => picture.getAttribute('loading') === 'lazy');
    expect(waits).toEqual([false, false, false, true, true]);
    expect(pictures[0]?.sizes).toContain('(max-width: 749.98px) 100vw');
    expect(container.querySelector('[data-ratio]')?.getAttribute('data-ratio')).toBe('natural');
  });
});

describe('a masonry that the server sent', () => {
  const masonry = () => siteAround(<layout.Layout layout={model} items={ITEMS} />);
  let root: Root | undefined;
  const page = document.createElement('div');
  afterEach(() => {
    act(() => root?.unmount());
    page.remove();
  });

  /** Lets React take over what is in the page, and gives what it had to make anew. */
  const hydrate = async () => {
    const faults: unknown[] = [];
    await act(async () => {
      const onRecoverableError = (fault: unknown) => void faults.push(fault);
      root = hydrateRoot(page, masonry(), { onRecoverableError });
    });
    return faults;
  };

  test('is in one column, and distributed once scripts are there', async () => {
    page.innerHTML = renderToString(masonry());
    document.body.append(page);
    expect(columnsIn(page)).toEqual([NAMES]);
    expect(await hydrate()).toEqual([]);
    expect(columnsIn(page)).toHaveLength(2);
  });

  test('is taken over in the columns in which it was distributed before it was painted', async () => {
    page.innerHTML = renderToString(masonry());
    document.body.append(page);
    const [first] = page.querySelector('[data-part-length]')?.children ?? [];
    const second = first?.cloneNode(true);
    if (first === undefined || !(second instanceof HTMLElement)) throw new Error('No column');
    first.after(second);
    const remove = (column: Element, rest: number) =>
      [...column.querySelectorAll('[role="listitem"]')]
        .filter((_, index) => index % 2 !== rest)
        .forEach((tile) => void tile.remove());
    remove(first, 0);
    remove(second, 1);
    expect(await hydrate()).toEqual([]);
    expect(columnsIn(page)).toEqual([
      ['Lakes', 'Dunes', 'Woods'],
      ['Shores', 'Fields'],
    ]);
  });
});

test('tiles that are on their way stand in the same columns', () => {
  const { container } = show(<layout.Skeleton layout={model} />);
  expect(container.firstElementChild?.className).toContain('columns-from-tile-2');
  expect(screen.getAllByRole('listitem')).toHaveLength(6);
  expect(screen.getAllByRole('listitem').every(({ children }) => children.length === 1)).toBe(true);
});
