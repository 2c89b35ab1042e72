import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { itemsOf, openPage } from '../react/open-page.tsx';

/** The names of what a page shows, as headings of the second or third level. */
const namesIn = (place: HTMLElement) =>
  [...place.querySelectorAll('li h2, li h3')].map(({ textContent }) => textContent);

describe('a list of cards', () => {
  test('shows the first slice, and more when asked', async () => {
    const plants = (await itemsOf('/collection/trees')).map(({ name }) => name);
    const { main } = await openPage('/plants/trees');
    await waitFor(() => expect(namesIn(main())).toEqual(plants.slice(0, 20)));
    await userEvent.click(within(main()).getByRole('link', { name: /more/i }));
    await waitFor(() => expect(namesIn(main())).toEqual(plants.slice(0, 40)));
  });

  test('leads from each card to its page', async () => {
    const [{ id, name } = {}] = await itemsOf('/collection/trees');
    const { main } = await openPage('/plants/trees');
    const link = await within(main()).findByRole('link', { name: String(name) });
    expect(link.getAttribute('href')).toBe(`/plants/tree/${id}`);
  });

  test('has contact lines, with a name for each', async () => {
    const { main } = await openPage('/plants/houses');
    const [card] = await within(main()).findAllByRole('link', { name: /^Phone / });
    expect(card?.getAttribute('href')).toMatch(/^tel:\+\d+$/);
    expect(within(main()).getAllByRole('button', { name: /^Copy / }).length).toBeGreaterThan(3);
  });
});

describe('a grid', () => {
  test('opens its tiles in a drawer, with the article and a way to the next', async () => {
    const { main } = await openPage('/garden/reports');
    const [first, second] = await waitFor(() => {
      const names = namesIn(main());
      expect(names.length).toBeGreaterThan(2);
      return names;
    });
    await userEvent.click(within(main()).getByRole('link', { name: String(first) }));
    const dialog = await screen.findByRole('dialog', undefined, { timeout: 5000 });
    await within(dialog).findByRole('heading', { name: String(first) });
    await userEvent.click(within(dialog).getByRole('button', { name: /next/i }));
    await within(dialog).findByRole('heading', { name: String(second) });
    await userEvent.click(within(dialog).getByRole('button', { name: /close/i }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});

describe('a masonry', () => {
  test('has a tile for each item, in the order of the data', async () => {
    const names = (await itemsOf('/wardens')).map(({ name }) => name);
    const { main } = await openPage('/garden/wardens');
    await waitFor(() => expect(new Set(namesIn(main()))).toEqual(new Set(names)));
  });

  test('names the role of those who have one', async () => {
    const { main } = await openPage('/garden/wardens');
    expect((await within(main()).findAllByText('Deputy')).length).toBeGreaterThan(0);
    expect(within(main()).queryByText('member')).toBeNull();
  });
});

describe('a carousel', () => {
  test('says where it is, and has buttons to go on, back and to stop', async () => {
    const { main } = await openPage('/');
    const carousel = await waitFor(() => {
      const found = main().querySelector<HTMLElement>('[aria-roledescription]');
      if (found === null) throw new Error('no carousel yet');
      return found;
    });
    expect(carousel.textContent).toContain('1 / 5');
    const buttons = within(carousel).getAllByRole('button');
    expect(buttons.map((button) => button.getAttribute('aria-label'))).toEqual([
      'Stop the slides',
      'Previous',
      'Next',
    ]);
  });
});

describe('an accordion', () => {
  test('has its first part open, and no other', async () => {
    const { main } = await openPage('/garden/visit');
    await waitFor(() => expect(main().querySelectorAll('details').length).toBeGreaterThan(1));
    const parts = [...main().querySelectorAll('details')];
    expect(parts.map(({ open }) => open)).toEqual(parts.map((_, index) => index === 0));
  });
});

describe('a detail', () => {
  test('has its title, its blocks under headings, and a way back', async () => {
    const [{ id, name } = {}] = await itemsOf('/collection/trees');
    const { main } = await openPage(`/plants/tree/${id}`);
    await within(main()).findByRole('heading', { level: 1, name: String(name) });
    expect(within(main()).getAllByRole('heading', { level: 2 }).length).toBeGreaterThan(0);
    const back = within(main()).getByRole('link', { name: /^Back to/ });
    expect(back.getAttribute('href')).toBe('/plants/trees');
  });

  test('of what the API does not know is a page that is not there', async () => {
    await openPage('/plants/tree/nobody');
    await screen.findByRole('heading', { level: 1, name: /404/ });
  });
});
