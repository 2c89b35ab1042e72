import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useLocation, useNavigate } from 'react-router-dom';
import { describe, expect, test } from 'vitest';
import type { LayoutProps } from '../../../src/react/index.ts';
import { show, showLayout, TITLE_SLOT, words } from '../../../tests/renderers/show.tsx';
import { layout } from './index.tsx';

type Model = LayoutProps<'gallery'>['layout'];

const slots = {
  image: { kind: 'image', field: 'photo', preview: false, template: undefined, ratio: undefined },
  title: TITLE_SLOT,
} as const;
const model: Model = {
  type: 'gallery',
  needs: ['image'],
  columns: { xs: 1, sm: 2, tile: 2, md: 2, lg: 3, xl: 3 },
  empty: undefined,
  slots,
};
const picture = (name: string) => ({
  key: `${name.toLowerCase()}#0`,
  image: { src: `/media/${name}.jpg`, alt: name, facts: [20, 15, null, [320]] } as const,
  title: words(name),
});
const PICTURES = ['Boats', 'Nets', 'Salt'].map(picture);

const dialog = (name: string) => screen.findByRole('dialog', { name });
const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
const closeIt = () => fireEvent.click(screen.getByRole('button', { name: 'ui.close' }));

describe('a gallery', () => {
  test('has a list of pictures in columns, the first four of which do not wait', () => {
    const many = ['A', 'B', 'C', 'D', 'E', 'F'].map(picture);
    const page = showLayout(layout, model, [{ key: 'none#0', title: words('None') }, ...many]);
    expect(page.getByRole('list').className).toContain('columns-above-sm-2');
    expect(page.getAllByRole('listitem')).toHaveLength(6);
    const waits = page.getAllByRole('img').map((image) => image.getAttribute('loading') === 'lazy');
    expect(waits).toEqual([false, false, false, false, true, true]);
  });

  test.each([
    [undefined, '3/2'],
    ['1/1', '1/1'],
    ['natural', 'natural'],
  ] as const)('of the ratio %s has places of %s', (ratio, found) => {
    const own = { ...model, slots: { ...slots, image: { ...slots.image, ratio } } };
    const { container } = showLayout(layout, own, PICTURES);
    expect(container.querySelector('[data-ratio]')?.getAttribute('data-ratio')).toBe(found);
  });

  test.each([
    [undefined, '3/2'],
    ['1/1', '1/1'],
    ['natural', '3/2'],
  ] as const)('of the ratio %s that is on its way has six places of %s', (ratio, found) => {
    const own = { ...model, slots: { ...slots, image: { ...slots.image, ratio } } };
    const page = show(<layout.Skeleton layout={own} />);
    expect(page.getByRole('list').className).toContain('columns-above-sm-2');
    const ratios = [...page.container.querySelectorAll('[data-ratio]')];
    expect(ratios.map((place) => place.getAttribute('data-ratio'))).toEqual(Array(6).fill(found));
  });

  test('says that a link shows its picture', () => {
    showLayout(layout, model, PICTURES);
    expect(screen.getAllByRole('link', { name: 'ui.showPicture' })).toHaveLength(3);
  });
});

describe('a picture that is opened', () => {
  /** The gallery on a page at which the reader arrived from another one. */
  function Page() {
    const { pathname, search, hash, state } = useLocation();
    const navigate = useNavigate();
    const go = (to: number) => () => void navigate(to);
    return (
      <>
        <p data-testid="url">{pathname + search + hash}</p>
        <p data-testid="state">{JSON.stringify(state)}</p>
        <button type="button" onClick={go(-1)}>
          Back
        </button>
        <layout.Layout layout={model} items={PICTURES} />
      </>
    );
  }
  const url = () => screen.getByTestId('url').textContent;
  const state = () => JSON.parse(screen.getByTestId('state').textContent || 'null');
  const link = (index: number) => {
    const found = screen.getAllByRole('link')[index];
    if (found === undefined) throw new Error('There is no such picture');
    return found;
  };
  const open = (at: string) => show(<Page />, at);

  test('stands in the URL, in an entry of the history that the way back leaves', async () => {
    open('/gallery?sort=name');
    fireEvent.click(link(1));
    await dialog('Nets');
    expect(url()).toBe('/gallery?sort=name#picture-nets');
    expect(state()).toEqual({ lightbox: true, over: true });
    fireEvent.click(screen.getByText('Back'));
    await isClosed();
    expect(url()).toBe('/gallery?sort=name');
  });

  test('is the same entry for those that are turned to, and closed by going back', async () => {
    open('/gallery');
    fireEvent.click(link(0));
    await dialog('Boats');
    fireEvent.click(screen.getByRole('button', { name: 'ui.next' }));
    await dialog('Nets');
    expect([url(), state()]).toEqual(['/gallery#picture-nets', { lightbox: true, over: true }]);
    closeIt();
    await isClosed();
    expect([url(), state()]).toEqual(['/gallery', null]);
  });

  test('by a link from elsewhere has no way back to the page, whose URL stands in its place', async () => {
    open('/gallery#picture-nets');
    await dialog('Nets');
    fireEvent.click(screen.getByRole('button', { name: 'ui.next' }));
    await dialog('Salt');
    expect(state()).toEqual({ lightbox: false, over: true });
    closeIt();
    await isClosed();
    expect([url(), state()]).toEqual(['/gallery', { lightbox: false, over: false }]);
  });

  test('is none where the URL names none', async () => {
    const { container } = open('/gallery#picture-gone');
    await act(async () => undefined);
    // Nothing of it is loaded before somebody wants it.
    expect(container.querySelector('dialog')).toBeNull();
  });

  test('is left to the browser where a key asks for another tab', () => {
    open('/gallery');
    fireEvent.click(link(0), { ctrlKey: true });
    expect(url()).toBe('/gallery');
  });

  test('has a name that a URL can hold', async () => {
    const page = showLayout(layout, model, [{ ...picture('Nets'), key: 'a b/ä#0' }]);
    fireEvent.click(within(page.container).getByRole('link'));
    expect(await dialog('Nets')).toBeDefined();
    expect(page.getByRole('listitem').id).toBe('picture-a-b/ä');
  });
});

test('a gallery in a drawer opens nothing over it: its links lead to the pictures', async () => {
  show(<layout.Layout layout={model} items={PICTURES} />, '/gallery#picture-nets', 'drawer');
  const [link] = screen.getAllByRole('link');
  expect(link?.getAttribute('href')).toMatch(/^\/media\/Boats/);
  expect(link && fireEvent.click(link)).toBe(true);
  expect(screen.queryByRole('dialog')).toBeNull();
});
