import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { openPage } from './open-page.tsx';

// Without layout the code that holds the focus in a drawer hides it.
const hidden = { hidden: true };
const LIST = '/garden/reports';

/** Opens an item over its list, to which the reader has come from another page. */
async function openDrawer() {
  const page = await openPage('/plants/shrubs');
  await act(async () => page.router.navigate(LIST));
  const links = () => page.main().querySelectorAll<HTMLAnchorElement>(`li a[href^="${LIST}/"]`);
  await waitFor(() => expect(links().length).toBeGreaterThan(1));
  const [link] = links();
  const path = new URL(link?.href ?? '', 'http://site.example').pathname;
  const listTitle = document.title;
  await act(async () => link?.click());
  const dialog = await screen.findByRole('dialog', hidden);
  await waitFor(() => expect(within(dialog).queryByText('Loading')).toBeNull());
  const close = () => within(dialog).getByRole('button', { name: 'Close', ...hidden });
  return { ...page, path, listTitle, dialog, close };
}

describe('an item in a drawer', () => {
  test('has its URL in the bar and its title on the window, and the list has them again after it', async () => {
    const { router, path, listTitle, close } = await openDrawer();
    expect(router.state.location.mask?.pathname).toBe(path);
    await waitFor(() => expect(document.title).not.toBe(listTitle));
    const heading = within(screen.getByRole('dialog', hidden)).getAllByRole('heading', hidden)[0];
    expect(document.title).toContain(heading?.textContent);
    await act(async () => close().click());
    await waitFor(() => expect(router.state.location.mask).toBeUndefined());
    expect(router.state.location.pathname).toBe(LIST);
    await waitFor(() => expect(document.title).toBe(listTitle));
  });

  test('is asked of the API once, by its own endpoint', async () => {
    const { calls, path } = await openDrawer();
    const id = path.slice(path.lastIndexOf('/') + 1);
    expect(calls.filter((call) => call.endsWith(`/reports/${id}`))).toHaveLength(1);
  });

  test('is closed once, however often the button is pressed', async () => {
    const { router, close, dialog } = await openDrawer();
    const button = close();
    await act(async () => {
      button.click();
      button.click();
    });
    await waitFor(() => expect(router.state.location.mask).toBeUndefined());
    await waitFor(() => expect(dialog.isConnected).toBe(false));
    expect(router.state.location.pathname).toBe(LIST);
  });
});
