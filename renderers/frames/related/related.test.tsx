import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { type Change, openSite } from '../../../tests/react/open-page.tsx';

const { openPage } = openSite('tests/sites/research-group');

/** Opens the page of a person, at its URL: no page is prefetched that is shown already. */
function open(id: string, change?: Change) {
  const url = `/gruppe/personen/${id}`;
  window.history.replaceState(null, '', url);
  return openPage(url, { language: 'de', ...(change && { change }) });
}

const list = (name: string) => screen.findByRole('region', { name });

/** Answers calls of one list, and leaves the others as they are. */
const answering =
  (endpoint: string, answer: () => Response): Change =>
  ({ pathname }) =>
    pathname === `/api${endpoint}` ? answer() : undefined;

describe('what is related to the item of a page', () => {
  test('stands below it in the manifest’s order, each list under a heading that leads to itself', async () => {
    await open('okko-rehmsander');
    await list('In den Meldungen');
    const headings = screen.getAllByRole('heading', { level: 2 });
    const named = headings.filter(({ id }) => id === 'publikationen' || id === 'meldungen');
    expect(named.map(({ textContent }) => textContent)).toEqual([
      'Publikationen',
      'In den Meldungen',
    ]);
    const link = within(await list('Publikationen')).getByRole('link', { name: 'Publikationen' });
    expect(link.getAttribute('href')).toBe('#publikationen');
  });

  test('is asked for by the route’s parameters, and by fields of the item', async () => {
    const { calls } = await open('okko-rehmsander');
    await list('In den Meldungen');
    expect(calls).toContain('/publikationen?autoren.id=okko-rehmsander&page=0&size=2');
    expect(calls).toContain('/meldungen?nennt=Okko+Rehmsander');
  });

  test('has pages of its own, which follow only when they are asked for', async () => {
    const { calls } = await open('wiebke-halmersoog');
    const publications = await list('Publikationen');
    const items = () => within(publications).getAllByRole('heading', { level: 3 });
    expect(items()).toHaveLength(2);
    const more = within(publications).getByRole('link', { name: 'Mehr laden' });
    expect(more.getAttribute('href')).toBe(
      '/gruppe/personen/wiebke-halmersoog?page-publikationen=2#publikationen',
    );
    await userEvent.click(more);
    await within(publications).findByText('Sand in Bewegung');
    expect(items()).toHaveLength(3);
    // The link that had the focus is gone with the last of them.
    await waitFor(() =>
      expect(document.activeElement).toBe(within(publications).getByRole('status')),
    );
    expect(calls.filter((call) => call.startsWith('/publikationen?'))).toEqual(
      [0, 1].map((page) => `/publikationen?autoren.id=wiebke-halmersoog&page=${page}&size=2`),
    );
  });

  test('begins with the page that the URL names, and leaves the other lists as they are', async () => {
    const { calls } = await open('wiebke-halmersoog?page-publikationen=2');
    expect(within(await list('Publikationen')).queryByText('Wellen im flachen Wasser')).toBeNull();
    expect(calls).toContain('/publikationen?autoren.id=wiebke-halmersoog&page=1&size=2');
    expect(calls.some((call) => call.startsWith('/publikationen') && call.includes('page=0'))).toBe(
      false,
    );
  });

  test('is not there where there is nothing, not even its heading', async () => {
    await open('janto-wredenhof');
    await list('Publikationen');
    expect(screen.queryByRole('region', { name: 'In den Meldungen' })).toBeNull();
    expect(document.getElementById('meldungen')).toBeNull();
  });

  test('says by itself that it failed, below an item that is there', async () => {
    const failing = answering('/publikationen', () => new Response(null, { status: 500 }));
    await open('okko-rehmsander', failing);
    const alert = await within(await list('Publikationen')).findByRole('alert');
    expect(alert.textContent).toContain('500');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Okko Rehmsander');
    expect(within(await list('In den Meldungen')).queryByRole('alert')).toBeNull();
  });

  test('is asked for again by itself', async () => {
    let isBroken = true;
    const { calls } = await open('okko-rehmsander', ({ pathname }) =>
      isBroken && pathname === '/api/publikationen'
        ? new Response(null, { status: 500 })
        : undefined,
    );
    const publications = await list('Publikationen');
    isBroken = false;
    await userEvent.click(await within(publications).findByRole('button'));
    await within(publications).findByText('Der Wind auf dem Deich');
    expect(calls.filter((call) => call.startsWith('/personen'))).toHaveLength(1);
  });

  test('is not asked for where the item is not there, nor shown', async () => {
    const { calls } = await open('niemand');
    await screen.findByRole('heading', { level: 1 });
    expect(calls.some((call) => call.startsWith('/meldungen'))).toBe(false);
    expect(screen.queryByRole('region')).toBeNull();
  });

  test('comes with the item where that is asked for again', async () => {
    let isBroken = true;
    await open('okko-rehmsander', ({ pathname }) =>
      isBroken && pathname.startsWith('/api/personen/')
        ? new Response(null, { status: 500 })
        : undefined,
    );
    isBroken = false;
    await userEvent.click(await screen.findByRole('button', { name: 'Erneut versuchen' }));
    await within(await list('In den Meldungen')).findByText('Ein neuer Mast auf der Insel');
  });
});
