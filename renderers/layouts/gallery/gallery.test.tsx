import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { showLayout, TITLE_SLOT, words } from '../../../tests/renderers/show.tsx';
import { layout } from './index.tsx';

const image = { kind: 'image', field: 'photo', preview: false } as const;
const slots = {
  image: { ...image, template: undefined, ratio: undefined },
  title: TITLE_SLOT,
} as const;
const COLUMNS = { xs: 1, sm: 2, tile: 2, md: 2, lg: 3, xl: 3 };
const shown = {
  type: 'gallery',
  needs: ['image'],
  columns: COLUMNS,
  empty: undefined,
  slots,
} as const;

const PICTURES = ['Boats', 'Nets', 'Salt'].map((name, index) => ({
  key: `${name.toLowerCase()}#${index}`,
  image: {
    src: `/media/${name}.jpg`,
    alt: name,
    facts: [2000, 1500, '#aabbcc', [320, 1440]],
  } as const,
  title: words(name),
  caption: words(`About ${name}`),
}));

const open = async (index: number) => {
  const link = screen.getAllByRole('link').at(index);
  if (link === undefined) throw new Error('There is no such picture');
  await userEvent.click(link);
  return screen.findByRole('dialog', { name: PICTURES[index]?.image.alt ?? '' });
};
const countOf = (dialog: HTMLElement) => within(dialog).getByRole('status').textContent;

test('each picture leads to its widest rendition, and has an id by which a link leads to it', () => {
  showLayout(layout, shown, PICTURES);
  const links = screen.getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/media/Boats.jpg.1440.webp',
    '/media/Nets.jpg.1440.webp',
    '/media/Salt.jpg.1440.webp',
  ]);
  expect(screen.getAllByRole('listitem').map(({ id }) => id)).toEqual([
    'picture-boats',
    'picture-nets',
    'picture-salt',
  ]);
});

describe('a picture in full size', () => {
  test('has its words, and leads on around both ends', async () => {
    showLayout(layout, shown, PICTURES);
    const dialog = await open(0);
    expect(dialog.querySelector('figcaption')?.textContent).toContain('About Boats');
    fireEvent.keyDown(dialog, { key: 'ArrowLeft' });
    await screen.findByRole('dialog', { name: 'Salt' });
    fireEvent.keyDown(dialog, { key: 'ArrowRight' });
    fireEvent.keyDown(dialog, { key: 'ArrowRight' });
    await screen.findByRole('dialog', { name: 'Nets' });
    expect(countOf(dialog)).toBe('ui.slide');
  });

  test('is closed by its button, and the focus goes to the picture that was shown', async () => {
    showLayout(layout, shown, PICTURES);
    const dialog = await open(0);
    fireEvent.keyDown(dialog, { key: 'End' });
    await screen.findByRole('dialog', { name: 'Salt' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'ui.close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(document.activeElement).toBe(screen.getAllByRole('link').at(2));
  });

  test('gives the focus to the picture that was shown, also where the browser closes it by itself', async () => {
    showLayout(layout, shown, PICTURES);
    const dialog = await open(1);
    if (!(dialog instanceof HTMLDialogElement)) throw new Error('It is no dialog');
    screen.getAllByRole('link').at(0)?.focus();
    // As with Escape on a page that a reader has done nothing on of late: nobody is asked.
    dialog.close();
    fireEvent(dialog, new Event('close'));
    await waitFor(() => expect(document.activeElement).toBe(screen.getAllByRole('link').at(1)));
    expect(dialog.getAttribute('aria-label')).toBeNull();
  });

  test('follows a finger that goes across it, and not one that goes down', async () => {
    showLayout(layout, shown, PICTURES);
    const dialog = await open(0);
    const stage = dialog.querySelector('figure > div') ?? dialog;
    const swipe = (x: number, y: number) => {
      fireEvent.pointerDown(stage, { pointerId: 1, clientX: 200, clientY: 200 });
      fireEvent.pointerUp(stage, { pointerId: 1, clientX: 200 + x, clientY: 200 + y });
    };
    swipe(10, 0);
    swipe(-60, 90);
    expect(dialog.getAttribute('aria-label')).toBe('Boats');
    swipe(-60, 10);
    await screen.findByRole('dialog', { name: 'Nets' });
  });

  test('is there at once for whoever follows a link to it, and can be closed', async () => {
    showLayout(layout, shown, PICTURES, '/gallery#picture-nets');
    const dialog = await screen.findByRole('dialog', { name: 'Nets' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'ui.close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});
