import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { openPage } from '../open-page.tsx';

test('the header leads home, to each section, and to the other language', async () => {
  await openPage('/garden/reports');
  const banner = screen.getByRole('banner');
  const hrefs = within(banner)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));
  expect(hrefs).toContain('/');
  expect(hrefs).toContain('/plants/trees');
  expect(hrefs).toContain('/garden/reports?lang=zh');
});

test('the section that the page is in is the current one', async () => {
  await openPage('/garden/reports');
  const menu = screen.getByRole('navigation', { name: 'Main menu' });
  const current = [...menu.querySelectorAll('[aria-current]')].map((link) => link.textContent);
  expect(current).toEqual(['The garden']);
});

test('menus have the names of the server, without what it hides', async () => {
  const entry = { state: 'PUBLISHED', display: true, sortValue: 1 };
  await openPage('/plants/houses', {
    change: ({ pathname }) =>
      pathname.endsWith('/navigations')
        ? Response.json([
            { ...entry, id: '1', code: 'plants', name: 'Persons' },
            { ...entry, id: '2', code: 'houses', name: 'Helpers', parent: '1' },
          ])
        : undefined,
  });
  const menu = screen.getByRole('navigation', { name: 'Main menu' });
  await waitFor(() => expect(menu.textContent).toContain('Persons'));
  expect(menu.textContent).not.toContain('The garden');
});

test('without a navigation the menus are those of the manifests', async () => {
  await openPage('/plants/houses', {
    change: ({ pathname }) =>
      pathname.endsWith('/navigations') ? new Response(null, { status: 500 }) : undefined,
  });
  const menu = screen.getByRole('navigation', { name: 'Main menu' });
  await waitFor(() => expect(within(menu).getAllByRole('link').length).toBeGreaterThan(2));
});

test('the menu button opens the whole site, and Escape closes it', async () => {
  await openPage('/garden/reports');
  await userEvent.click(screen.getByRole('button', { name: 'Open menu' }));
  const dialog = await screen.findByRole('dialog', undefined, { timeout: 5000 });
  expect(within(dialog).getAllByRole('link').length).toBeGreaterThan(5);
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('a link of the section leads to its page without another document', async () => {
  const { main, router } = await openPage('/plants/houses');
  const side = within(main()).getByRole('navigation', { name: 'Plants pages' });
  await userEvent.click(within(side).getByRole('link', { name: 'Ferns' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/plants/ferns'));
  await screen.findByRole('heading', { level: 1, name: 'Ferns' });
});

test('the page of a link that a reader rests on is asked for ahead', async () => {
  const { main, calls } = await openPage('/plants/houses');
  const side = within(main()).getByRole('navigation', { name: 'Plants pages' });
  const isAsked = () => calls.some((call) => call.includes('/collection/ferns'));
  expect(isAsked()).toBe(false);
  await waitFor(() => {
    fireEvent.pointerMove(within(side).getByRole('link', { name: 'Ferns' }), {
      pointerType: 'mouse',
      movementX: 1,
    });
    expect(isAsked()).toBe(true);
  });
});

test('the foreign name has its language', async () => {
  await openPage('/garden/reports');
  const banner = screen.getByRole('banner');
  expect(
    within(banner)
      .getByText(/山坡植物园/)
      .getAttribute('lang'),
  ).toBe('zh-CN');
});
