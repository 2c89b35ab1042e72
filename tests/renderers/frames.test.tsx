import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { openPage } from '../react/open-page.tsx';

describe('tabs', () => {
  test('ask for the other list when chosen, and say so in the URL', async () => {
    const { main, calls, router } = await openPage('/plants/beds');
    await within(main()).findByText('Past');
    const before = calls.length;
    // Links become tabs as the pointer comes near: what it presses is the tab.
    await userEvent.hover(within(main()).getByText('Past'));
    await userEvent.click(await within(main()).findByRole('tab', { name: 'Past' }));
    await waitFor(() => expect(router.state.location.search).toBe('?tab=out'));
    await waitFor(() => expect(calls.length).toBe(before + 1));
    expect(calls.at(-1)).toContain('/collection/beds');
  });

  test('of a search have counts, and keep its words', async () => {
    const { main, calls } = await openPage('/search?q=spring');
    await waitFor(() => expect(main().textContent).toMatch(/Walks ?\d/));
    const links = [...main().querySelectorAll('nav a')].map((link) => link.getAttribute('href'));
    expect(links.length).toBeGreaterThan(3);
    expect(calls.filter((call) => call.includes('q=spring')).length).toBeGreaterThan(0);
    expect(links.filter((href) => !href?.includes('q=spring'))).toEqual([]);
    expect(within(main()).getByRole('searchbox').getAttribute('value')).toBe('spring');
  });

  test('of a search without words say what to do', async () => {
    const { main, calls } = await openPage('/search');
    await within(main()).findByRole('searchbox');
    expect(calls.filter((call) => call.includes('q='))).toEqual([]);
  });
});

describe('a split page', () => {
  test('has two regions, each named by its heading', async () => {
    await openPage('/');
    const regions = await screen.findAllByRole('region');
    expect(regions.map((region) => region.querySelector('h2')?.textContent)).toEqual([
      'Coming up',
      'In the garden',
    ]);
  });

  test('shows one half where the other failed', async () => {
    const { main } = await openPage('/', {
      change: ({ pathname }) =>
        pathname.endsWith('/latest-situations') ? new Response(null, { status: 500 }) : undefined,
    });
    await within(main()).findByRole('alert');
    expect(main().querySelectorAll('li h3').length).toBeGreaterThan(3);
  });
});
