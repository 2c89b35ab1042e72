import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';
import { openPage } from '../open-page.tsx';
import { giveBodySize } from './give-body-size.ts';
import { isAnswered } from './is-answered.ts';

const GROUP = 'Plants';

beforeEach(giveBodySize);

const menu = () => within(screen.getByRole('navigation', { name: 'Main menu' }));
const group = (name = GROUP) => menu().findByRole('button', { name });
/** What is open; a dropdown that is near stands in the document unseen. */
const openGroups = () =>
  menu()
    .getAllByRole('button')
    .filter((button) => button.getAttribute('aria-expanded') === 'true')
    .map(({ textContent }) => textContent);
const areOpen = (...names: string[]) => waitFor(() => expect(openGroups()).toEqual(names));
const items = () => menu().findAllByRole('menuitem');

/** Opens a page, and comes to the menu by the Tab key, as which its links become buttons. */
async function comeByKeys(url = '/plants/fern/ferns-1') {
  const page = await openPage(url);
  menu().getByRole('link', { name: GROUP }).focus();
  const button = await group();
  // The button has the focus that the link had.
  await waitFor(() => expect(document.activeElement).toBe(button));
  return { ...page, button };
}

describe('a dropdown', () => {
  test('opens under the pointer and closes as that leaves, with the pages of its group', async () => {
    await openPage('/plants/trees');
    await userEvent.hover(menu().getByRole('link', { name: GROUP }));
    await group();
    await areOpen(GROUP);
    const links = await items();
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Trees', '/plants/trees'],
      ['Flower beds', '/plants/beds'],
      ['Shrubs', '/plants/shrubs'],
      ['Ferns', '/plants/ferns'],
      ['Glasshouses', '/plants/houses'],
    ]);
    await userEvent.hover(await group('Programme'));
    await areOpen('Programme');
  });

  test('that the pointer has left before it was there closes as that moves on', async () => {
    await openPage('/plants/trees');
    await userEvent.hover(menu().getByRole('link', { name: GROUP }));
    await group();
    await areOpen(GROUP);
    fireEvent.pointerMove(screen.getByRole('main'));
    await areOpen();
  });

  test('that opens under the pointer leaves the focus to what is being typed', async () => {
    await openPage('/plants/trees');
    const field = document.createElement('input');
    document.body.append(field);
    field.focus();
    await userEvent.hover(menu().getByRole('link', { name: GROUP }));
    await areOpen(GROUP);
    await userEvent.keyboard('ferns');
    expect(field.value).toBe('ferns');
    field.remove();
  });

  test('marks its group and the list of the page as current', async () => {
    const { button } = await comeByKeys();
    const groups = menu().getAllByRole('button');
    expect(groups.filter((one) => one.hasAttribute('aria-current'))).toEqual([button]);
    await userEvent.keyboard('{Enter}');
    const current = (await items()).filter((item) => item.getAttribute('aria-current') === 'page');
    expect(current.map(({ textContent }) => textContent)).toEqual(['Ferns']);
  });

  test('opens by a key with the focus on its first link, and Escape closes it and gives the focus back', async () => {
    const { button } = await comeByKeys();
    await userEvent.keyboard('{ArrowDown}');
    await areOpen(GROUP);
    const [first, second] = await items();
    await waitFor(() => expect(document.activeElement).toBe(first));
    await userEvent.keyboard('{ArrowDown}');
    expect(document.activeElement).toBe(second);
    await userEvent.keyboard('{Escape}');
    await areOpen();
    await waitFor(() => expect(document.activeElement).toBe(button));
  });

  test('leaves the page under it where it is as arrow keys move in it', async () => {
    const { button } = await comeByKeys();
    // What has been answered already scrolls no page.
    expect(fireEvent.keyDown(button, { key: 'ArrowUp' })).toBe(false);
    expect(fireEvent.keyDown(button, { key: 'Home' })).toBe(true);
  });

  test('leads to a page without another document, and to another tab where that is asked for', async () => {
    const { router } = await comeByKeys();
    await userEvent.keyboard('{Enter}');
    const [trees] = await items();
    if (trees === undefined) throw new Error('The dropdown has no links');
    expect(isAnswered(trees, { ctrlKey: true })).toBe(false);
    expect(router.state.location.pathname).toBe('/plants/fern/ferns-1');
    expect(isAnswered(trees)).toBe(true);
    await waitFor(() => expect(router.state.location.pathname).toBe('/plants/trees'));
  });
});
