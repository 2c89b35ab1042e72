import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { openPage } from '../open-page.tsx';

const box = () => within(screen.getByRole('banner'));
const input = () => box().queryByRole<HTMLInputElement>('searchbox', { name: 'Search' });
const opener = () => box().getByRole('button', { name: /^(?:Open|Close) search$/ });

/** Opens a page, and in its header the search. */
async function openBox() {
  const page = await openPage('/plants/houses');
  expect(input()).toBeNull();
  await userEvent.click(opener());
  expect(document.activeElement).toBe(input());
  return page;
}

test('Enter leads to what was typed, without another document', async () => {
  const { router } = await openBox();
  await userEvent.keyboard(' old oaks {Enter}');
  await waitFor(() => expect(router.state.location.pathname).toBe('/search'));
  expect(router.state.location.state).toMatchObject({ query: 'old oaks' });
  expect(input()).toBeNull();
});

test('the button beside the words does what Enter does', async () => {
  const { router } = await openBox();
  await userEvent.keyboard('oaks');
  await userEvent.click(box().getByRole('button', { name: 'Search' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/search'));
  expect(router.state.location.state).toMatchObject({ query: 'oaks' });
});

test('nothing is searched for where nothing was typed', async () => {
  const { router } = await openBox();
  await userEvent.keyboard('  {Enter}');
  expect(router.state.navigation.state).toBe('idle');
  expect(router.state.location.pathname).toBe('/plants/houses');
  expect(input()).not.toBeNull();
});

test('Escape closes the search, and gives the focus back to the button that opened it', async () => {
  await openBox();
  await userEvent.keyboard('oaks{Escape}');
  expect(input()).toBeNull();
  expect(opener().getAttribute('aria-expanded')).toBe('false');
  expect(document.activeElement).toBe(opener());
});

test('a press elsewhere closes the search and clears it, and one inside does not', async () => {
  const { main } = await openBox();
  await userEvent.keyboard('oaks');
  fireEvent.pointerDown(input() ?? document);
  expect(input()?.value).toBe('oaks');
  fireEvent.pointerDown(main());
  expect(input()).toBeNull();
  await userEvent.click(opener());
  expect(input()?.value).toBe('');
});

test('on the page of the search its icon loads that anew', async () => {
  const reload = vi.spyOn(window.location, 'reload').mockReturnValue();
  await openPage('/search');
  await userEvent.click(opener());
  expect(reload).toHaveBeenCalledOnce();
  expect(input()).toBeNull();
  reload.mockRestore();
});
