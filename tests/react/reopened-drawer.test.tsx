import { act, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openPage } from './open-page.tsx';

// Without layout the code that holds the focus in a drawer hides one that is opened again at once.
const shown = { hidden: true };
const close = () => screen.getByRole('button', { name: 'Close', ...shown });

test('an item that is opened anew before the browser has gone back from the last waits for it', async () => {
  const { main, router } = await openPage('/garden/reports');
  const link = () => main().querySelector<HTMLElement>('li a[href^="/garden/reports/"]');
  const dialog = () => screen.queryByRole('dialog', shown);
  await act(async () => link()?.click());
  await waitFor(close);
  const { navigate } = router;
  let goBack = async () => {};
  router.navigate = async (to: Parameters<typeof navigate>[0] | number, ...more: never[]) => {
    if (typeof to === 'number') goBack = () => navigate(to);
    else await navigate(to, ...more);
  };
  await act(async () => close().click());
  await waitFor(() => expect(dialog()).toBeNull());
  await act(async () => link()?.click());
  await act(goBack);
  router.navigate = navigate;
  await waitFor(close);
  await act(async () => close().click());
  await waitFor(() => expect(dialog()).toBeNull());
  // The drawer is gone before the browser is back.
  await waitFor(() => expect(router.state.location.mask).toBeUndefined());
});
