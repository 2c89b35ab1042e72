import { fireEvent, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { answerOf, openPage, site } from '../open-page.tsx';

/** Two slices of twenty, and a part of a third. */
const SHRUBS = Array.from({ length: 45 }, (_, index) => ({
  id: `shrub-${index}`,
  name: `Shrub ${index}`,
}));

test('a list that grows announces by how many items, until it has all', async () => {
  const { main } = await openPage('/plants/shrubs', {
    change: ({ pathname }) =>
      pathname.endsWith('/collection/shrubs') ? Response.json(SHRUBS) : undefined,
  });
  const items = () => main().querySelectorAll('li h2').length;
  const more = () => within(main()).queryByRole('link', { name: 'Load more' });
  const status = () => within(main()).getByRole('status').textContent;
  const press = () => userEvent.click(within(main()).getByRole('link', { name: 'Load more' }));

  await waitFor(() => expect(items()).toBe(20));
  expect(status()).toBe('');
  expect([...within(main()).getByRole('status').classList]).toContain('visually-hidden');
  // It may have the focus, which no reader reaches by the Tab key.
  expect(within(main()).getByRole('status').tabIndex).toBe(-1);
  await press();
  await waitFor(() => expect(items()).toBe(40));
  expect(status()).toBe('Loaded 20 more');
  await press();
  await waitFor(() => expect(items()).toBe(45));
  expect(status()).toBe('Loaded 5 more');
  expect(more()).toBeNull();
});

test('of a list whose next items fail the rest stays, with what went wrong and a way to try again', async () => {
  let isBroken = true;
  const { main } = await openPage('/programme/notes', {
    change: ({ pathname, searchParams }) => {
      if (!pathname.includes('/notes')) return undefined;
      const page = searchParams.get('page');
      if (page !== null && page !== '0' && isBroken) return new Response(null, { status: 502 });
      return undefined;
    },
  });
  const count = () => main().querySelectorAll('li').length;
  await waitFor(() => expect(count()).toBeGreaterThan(5));
  const before = count();
  const link = within(main()).queryByRole('link', { name: 'Load more' });
  if (link === null) throw new Error('The notes fit one page');
  await userEvent.click(link);
  const alert = await within(main()).findByRole('alert');
  expect(alert.textContent).toContain('502');
  expect(count()).toBe(before);
  isBroken = false;
  await userEvent.click(within(alert).getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(count()).toBeGreaterThan(before));
  expect(within(main()).queryByRole('alert')).toBeNull();
});

describe('the focus', () => {
  async function openShrubs() {
    const { main } = await openPage('/plants/shrubs', {
      change: ({ pathname }) =>
        pathname.endsWith('/collection/shrubs') ? Response.json(SHRUBS) : undefined,
    });
    const links = () => within(main()).queryAllByRole('link', { name: /^Shrub \d+/ });
    const more = () => within(main()).getByRole('link', { name: 'Load more' });
    await waitFor(() => expect(links()).toHaveLength(20));
    return { links, more };
  }

  test('goes on to the first of the items that came, where they were asked for by the keyboard', async () => {
    const { links, more } = await openShrubs();
    more().focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(links()).toHaveLength(40));
    await waitFor(() => expect(document.activeElement).toBe(links()[20]));
  });

  test('goes on from the items of before to those of the second time, too', async () => {
    const { links, more } = await openShrubs();
    more().focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(links()).toHaveLength(40));
    more().focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(links()).toHaveLength(45));
    await waitFor(() => expect(document.activeElement).toBe(links()[40]));
  });

  test('stays away from the end of a list that it has left, as more comes by scrolling', async () => {
    const { links, more } = await openShrubs();
    more().focus();
    more().blur();
    fireEvent.scroll(window);
    await waitFor(() => expect(links()).toHaveLength(40));
    expect(document.activeElement).toBe(document.body);
  });

  test('stays with what the reader has gone to before the items came', async () => {
    const { promise: held, resolve: letGo } = Promise.withResolvers<void>();
    const { main } = await openPage('/programme/notes', {
      change: ({ pathname, search, searchParams }) => {
        const isLater = pathname.includes('/notes') && Number(searchParams.get('page')) > 0;
        if (!isLater) return undefined;
        const path = pathname.slice(site.site.api.base.length) + search;
        return held.then(async () => Response.json(await answerOf(path)));
      },
    });
    const items = () => main().querySelectorAll('li').length;
    const before = items();
    const more = within(main()).getByRole('link', { name: 'Load more' });
    more.focus();
    await userEvent.keyboard('{Enter}');
    const [other] = main().querySelectorAll<HTMLElement>('li a[href]');
    other?.focus();
    letGo();
    await waitFor(() => expect(items()).toBeGreaterThan(before));
    expect(other).toBeDefined();
    expect(document.activeElement).toBe(other);
  });
});
