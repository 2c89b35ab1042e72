import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';
import { openPage } from '../open-page.tsx';
import { giveBodySize } from './give-body-size.ts';

const PHONE = 390;
const DESKTOP = 1440;

beforeEach(giveBodySize);

/** Opens the menu of a page, in a window of a width. */
async function openMenu(url: string, width: number) {
  const page = await openPage(url);
  window.innerWidth = width;
  await userEvent.click(screen.getByRole('button', { name: 'Open menu' }));
  return { ...page, menu: within(await screen.findByRole('dialog')) };
}

type Menu = Awaited<ReturnType<typeof openMenu>>['menu'];
const heads = (menu: Menu) => menu.getAllByRole('button', { expanded: false });
const openHeads = (menu: Menu) =>
  menu.queryAllByRole('button', { expanded: true }).map(({ textContent }) => textContent);
const linksOf = (menu: Menu) => menu.queryAllByRole('link').map(({ textContent }) => textContent);

const PLANTS = ['Trees', 'Flower beds', 'Shrubs', 'Ferns', 'Glasshouses'];

describe('the menu of a phone', () => {
  test('begins with the group of the page, whose entry is the current one', async () => {
    const { menu } = await openMenu('/plants/fern/ferns-1', PHONE);
    expect(openHeads(menu)).toEqual(['Plants']);
    expect(heads(menu).map(({ textContent }) => textContent)).toContain('The garden');
    expect(linksOf(menu)).toEqual(PLANTS);
    const current = menu.getAllByRole('link', { current: 'page' });
    expect(current.map(({ textContent }) => textContent)).toEqual(['Ferns']);
  });

  test('has one group open at a time, or none', async () => {
    const { menu } = await openMenu('/plants/houses', PHONE);
    await userEvent.click(menu.getByRole('button', { name: 'The garden' }));
    await waitFor(() => expect(openHeads(menu)).toEqual(['The garden']));
    await waitFor(() => expect(linksOf(menu)).not.toContain('Trees'));
    expect(linksOf(menu).length).toBeGreaterThan(0);
    await userEvent.click(menu.getByRole('button', { name: 'The garden' }));
    await waitFor(() => expect(linksOf(menu)).toEqual([]));
  });
});

test('the menu says what it is, and its button closes it', async () => {
  const { menu } = await openMenu('/plants/houses', DESKTOP);
  expect(screen.getByRole('dialog', { name: 'Main menu' })).toBeDefined();
  expect(menu.getByRole('navigation', { name: 'Main menu' })).toBeDefined();
  await userEvent.click(menu.getByRole('button', { name: 'Close menu' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('the menu of a wide window has all groups open', async () => {
  const { menu } = await openMenu('/plants/houses', DESKTOP);
  const headings = menu.getAllByRole('heading').map(({ textContent }) => textContent);
  expect(headings).toEqual(expect.arrayContaining(['Plants', 'The garden']));
  expect(linksOf(menu)).toEqual(expect.arrayContaining([...PLANTS, 'Reports']));
});

test.each([
  ['a phone', PHONE],
  ['a wide window', DESKTOP],
])('a link of the menu of %s leads to its page and closes the menu', async (_, width) => {
  const { menu, router } = await openMenu('/plants/houses', width);
  await userEvent.click(menu.getByRole('link', { name: 'Ferns' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(router.state.location.pathname).toBe('/plants/ferns'));
  expect(screen.getByRole('button', { name: 'Open menu', expanded: false })).toBeDefined();
});
