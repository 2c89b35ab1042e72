import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { openSite } from '../../../tests/react/open-page.tsx';

const { openPage } = openSite('tests/sites/research-group');
const PATH = '/gruppe/mitmachen';
const museum = openSite('tests/sites/museum');
const OPENED = '/visit/first-visit';
/** The site's one language. */
const GERMAN = { language: 'de' };

const part = (name: string) => screen.findByRole('region', { name });

describe('a page of parts', () => {
  test('has them in the manifest’s order, each a region under its heading, below one title', async () => {
    await openPage(PATH, GERMAN);
    await part('Nächste Termine');
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    const names = screen
      .getAllByRole('region')
      .map((region) => document.getElementById(region.getAttribute('aria-labelledby') ?? ''));
    expect(names.map((heading) => heading?.textContent)).toEqual([
      'Abschlussarbeiten',
      'Auf Messfahrt',
      'Woran gearbeitet wird',
      'Nächste Termine',
      'Melden Sie sich',
    ]);
    expect(names.map((heading) => heading?.tagName)).toEqual(Array(5).fill('H2'));
  });

  test('has a URL for each of them', async () => {
    await openPage(PATH, GERMAN);
    const ids = (await screen.findAllByRole('region')).map((region) =>
      region.getAttribute('aria-labelledby'),
    );
    expect(ids).toEqual(['abschlussarbeiten', 'messfahrt', 'themen', 'termine', 'melden']);
  });

  test('says its introduction between the title and the first part', async () => {
    const { main } = await openPage(PATH, GERMAN);
    await part('Nächste Termine');
    const words = screen.getByText('bis zu sechs');
    const title = within(main()).getByRole('heading', { level: 1 });
    const [first] = screen.getAllByRole('region');
    expect(title.compareDocumentPosition(words)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(first && words.compareDocumentPosition(first)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  test('has headings of its texts one level below those of the parts, with ids of their own', async () => {
    await openPage(PATH, GERMAN);
    const hour = await within(await part('Abschlussarbeiten')).findByRole('heading', {
      name: 'Ablauf',
    });
    expect([hour.tagName, hour.id]).toEqual(['H3', 'h-abschlussarbeiten-ablauf']);
  });

  test('shows a picture with what it shows in words, and its caption', async () => {
    await openPage(PATH, GERMAN);
    const hall = within(await part('Auf Messfahrt'));
    const picture = hall.getByRole('img', { name: 'Ein Schiff der Gruppe vor einer Insel' });
    expect(picture.getAttribute('src')).toBe('/media/meldungen/bild-4.jpg');
    expect(hall.getByText('Jede Messfahrt nimmt vier Studierende mit.').tagName).toBe('FIGCAPTION');
  });

  test('shows a picture as wide as text where the manifest says so', async () => {
    await openPage(PATH, GERMAN);
    const picture = await within(await part('Auf Messfahrt')).findByRole('img');
    expect(picture.getAttribute('sizes')).toBe('(min-width: 40rem) 40rem, 100vw');
    expect(picture.closest('figure')?.className).toMatch(/narrow/);
  });

  test('leads on by its calls to action', async () => {
    await openPage(PATH, GERMAN);
    const links = within(await part('Melden Sie sich'))
      .getAllByRole('link')
      .slice(1);
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/gruppe/kontakt',
      '/gruppe/personen',
    ]);
  });

  test('leads the focus to a part whose URL is followed', async () => {
    const { router } = await openPage(PATH, GERMAN);
    const link = within(await part('Nächste Termine')).getByRole('link', {
      name: 'Nächste Termine',
    });
    await userEvent.click(link);
    await waitFor(() => expect(router.state.location.hash).toBe('#termine'));
    expect(document.activeElement).toBe(link);
    await router.navigate(`${PATH}#messfahrt`);
    const picture = document.querySelector('#messfahrt > a');
    await waitFor(() => expect(document.activeElement).toBe(picture));
  });
});

describe('a page of parts of which one cannot be had', () => {
  test('leaves out a text that is not there, and stays', async () => {
    await openPage(PATH, {
      ...GERMAN,
      change: ({ pathname }) =>
        pathname === '/api/mitmachen/abschlussarbeiten'
          ? new Response(null, { status: 404 })
          : undefined,
    });
    await part('Nächste Termine');
    expect(screen.queryByRole('region', { name: 'Abschlussarbeiten' })).toBeNull();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Mitmachen');
  });

  test('says of one list that it failed, and shows the others', async () => {
    await openPage(PATH, {
      ...GERMAN,
      change: ({ pathname }) =>
        pathname === '/api/termine' ? new Response(null, { status: 503 }) : undefined,
    });
    await within(await part('Nächste Termine')).findByRole('alert');
    await within(await part('Woran gearbeitet wird')).findByText('Wie lange hält ein Deich?');
  });

  test('shows the heading of a list without items, and what is said of it', async () => {
    await openPage(PATH, {
      ...GERMAN,
      change: ({ pathname }) => (pathname === '/api/termine' ? Response.json([]) : undefined),
    });
    const words = (await part('Nächste Termine')).querySelector('p');
    expect(words?.textContent).not.toBe('');
  });
});

describe('a page whose first part brings its heading', () => {
  const headings = () => screen.getAllByRole('heading', { level: 1 });

  test('has no other title, and the introduction below that part', async () => {
    await museum.openPage(OPENED, { language: 'en' });
    const opening = await part('On arrival');
    await within(opening).findByText(/Through the blue door/);
    expect(headings().map((heading) => opening.contains(heading))).toEqual([true]);
    expect(headings()[0]?.textContent).toBe('A first visit');
    expect(within(opening).queryByRole('heading', { level: 2 })).toBeNull();
    const words = screen.getByText('Two hours are enough for the best of the museum.');
    expect(opening.compareDocumentPosition(words)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  test.each([404, 503])('has its title where that part is answered by %i', async (status) => {
    await museum.openPage(OPENED, {
      language: 'en',
      change: ({ pathname }) =>
        pathname === '/api/arrival' ? new Response(null, { status }) : undefined,
    });
    await part('Coming events');
    expect(headings().map(({ textContent }) => textContent)).toEqual(['A first visit']);
  });
});
