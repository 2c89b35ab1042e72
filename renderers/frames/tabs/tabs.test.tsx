import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { openPage } from '../../../tests/react/open-page.tsx';

const ENGLISH = { language: 'en' };
const BEDS = '/plants/beds';
const SEARCH = '/search?q=spring';

afterEach(() => {
  vi.restoreAllMocks();
});

/** The tabs as links, which have a name of their own beside the menus of the page. */
const linksOf = () => screen.getByRole('navigation', { name: /^(Season|Kinds)$/ });

/** Comes near the tabs with the pointer, which makes them a tab list. */
async function comeNear(): Promise<HTMLElement> {
  const links = linksOf();
  fireEvent.pointerEnter(links.parentElement ?? links);
  return screen.findByRole('tablist');
}
const panel = () => screen.getByRole('tabpanel');
const selected = () => screen.getByRole('tab', { selected: true }).textContent;

describe('tabs that nobody has come near', () => {
  test('are links to their lists, of which the shown one is marked', async () => {
    await openPage(BEDS, ENGLISH);
    const links = within(linksOf()).getAllByRole('link');
    expect(
      links.map((link) => [
        link.textContent,
        link.getAttribute('href'),
        link.getAttribute('aria-current'),
      ]),
    ).toEqual([
      ['In flower', '/plants/beds?lang=en', 'page'],
      ['Past', '/plants/beds?tab=out&lang=en', null],
    ]);
    expect(linksOf().getAttribute('aria-label')).toBe('Season');
    expect(screen.queryByRole('tabpanel')).toBeNull();
  });

  test('show the first list where the URL names none of them', async () => {
    await openPage(`${BEDS}?tab=nobody`, ENGLISH);
    const current = within(linksOf()).getByRole('link', { current: 'page' });
    expect(current.textContent).toBe('In flower');
  });

  test('say in their titles what is in italics, and how many items there are', async () => {
    const { main } = await openPage(SEARCH, ENGLISH);
    await waitFor(() => expect(main().textContent).toMatch(/Walks \d/));
    const links = within(linksOf()).getAllByRole('link');
    expect(links.map((link) => link.querySelector('em') !== null)).toEqual([
      ...[false, false, false, false],
      true,
    ]);
    expect(links.every((link) => / \d+$/.test(link.textContent ?? ''))).toBe(true);
  });

  test('say no numbers where the manifest asks for none', async () => {
    const { main } = await openPage(BEDS, ENGLISH);
    await within(main()).findAllByRole('heading', { level: 2 });
    expect(linksOf().textContent).toBe('In flowerPast');
  });

  test('say no numbers before anything is searched for, and keep a place for them', async () => {
    await openPage('/search', ENGLISH);
    const links = within(linksOf()).getAllByRole('link');
    expect(links.filter((link) => /\d/.test(link.textContent ?? ''))).toEqual([]);
    expect(links.map((link) => link.querySelector(':scope span > span')?.textContent)).toEqual(
      links.map(() => ''),
    );
  });

  test('leave the reader in their place, with the words that were searched for', async () => {
    const { main, router } = await openPage('/search', ENGLISH);
    await act(() => router.navigate('/search', { state: { query: 'spring', asked: 1 } }));
    fireEvent.click(await within(main()).findByRole('link', { name: /^Walks/ }));
    await waitFor(() => expect(router.state.location.search).toBe('?tab=walks'));
    expect(router.state.location.state).toEqual({ query: 'spring', asked: 1 });
    expect(router.state.preventScrollReset).toBe(true);
  });
});

describe('tabs that a reader has come near', () => {
  test('are a tab list, whose chosen tab names what it shows', async () => {
    await openPage(BEDS, ENGLISH);
    const list = await comeNear();
    expect(list.getAttribute('aria-label')).toBe('Season');
    expect(list.getAttribute('aria-orientation')).toBe('horizontal');
    expect(selected()).toBe('In flower');
    expect(screen.getByRole('tabpanel', { name: 'In flower' })).toBeDefined();
    for (const tab of screen.getAllByRole('tab'))
      expect(tab.getAttribute('aria-controls')).toBe(panel().id);
    expect(screen.queryByRole('navigation', { name: 'Season' })).toBeNull();
  });

  test('ask for their list when they are chosen, and leave the reader in their place', async () => {
    const { router } = await openPage(BEDS, ENGLISH);
    await comeNear();
    fireEvent.click(screen.getByRole('tab', { name: 'Past' }));
    await screen.findByRole('tabpanel', { name: 'Past' });
    expect(router.state.location.search).toBe('?tab=out');
    expect(router.state.preventScrollReset).toBe(true);
    fireEvent.click(screen.getByRole('tab', { name: 'In flower' }));
    await screen.findByRole('tabpanel', { name: 'In flower' });
    expect(router.state.location.search).toBe('');
  });

  test('keep the words that were searched for, whether they came with the URL or not', async () => {
    const { router } = await openPage(SEARCH, ENGLISH);
    await comeNear();
    fireEvent.click(screen.getByRole('tab', { name: /^Walks/ }));
    await waitFor(() => expect(router.state.location.search).toBe('?q=spring&tab=walks'));
    await act(() => router.navigate('/search', { state: { query: 'spring', asked: 1 } }));
    fireEvent.click(screen.getByRole('tab', { name: /^Walks/ }));
    await waitFor(() => expect(router.state.location.search).toBe('?tab=walks'));
    expect(router.state.location.state).toEqual({ query: 'spring', asked: 1 });
  });

  test('stand below each other at the side', async () => {
    await openPage(SEARCH, ENGLISH);
    expect((await comeNear()).getAttribute('aria-orientation')).toBe('vertical');
  });

  test('stand beside each other on a phone', async () => {
    await openPage(SEARCH, ENGLISH);
    const { innerWidth } = window;
    window.innerWidth = 400;
    try {
      expect((await comeNear()).getAttribute('aria-orientation')).toBe('horizontal');
    } finally {
      window.innerWidth = innerWidth;
    }
  });

  test('have the focus where a link of theirs had it', async () => {
    const { main } = await openPage(BEDS, ENGLISH);
    const link = await within(main()).findByRole('link', { name: 'Past' });
    act(() => link.focus());
    await screen.findByRole('tablist');
    expect(document.activeElement).toBe(screen.getByRole('tab', { selected: true }));
  });

  test('leave the focus where it is, if it left their links meanwhile', async () => {
    const { main } = await openPage(BEDS, ENGLISH);
    const link = await within(main()).findByRole('link', { name: 'Past' });
    act(() => link.focus());
    act(() => link.blur());
    await screen.findByRole('tablist');
    expect(document.activeElement).toBe(document.body);
  });

  test('take no focus from who came with the pointer', async () => {
    await openPage(BEDS, ENGLISH);
    await comeNear();
    expect(document.activeElement).toBe(document.body);
  });
});

describe('another tab', () => {
  /** Opens the page where its lists begin at a height of the window, and notes what is scrolled to. */
  async function openAt(top: number) {
    const page = await openPage(BEDS, ENGLISH);
    await comeNear();
    const scrolled: string[] = [];
    const scroll = vi.spyOn(HTMLElement.prototype, 'scrollIntoView');
    scroll.mockImplementation(function note(this: HTMLElement) {
      scrolled.push(this.id);
    });
    vi.spyOn(panel(), 'getBoundingClientRect').mockReturnValue(new DOMRect(0, top, 100, 100));
    const choose = async (name: string) => {
      fireEvent.click(screen.getByRole('tab', { name }));
      await screen.findByRole('tabpanel', { name });
    };
    return { ...page, choose, scrolled };
  }

  test('begins with its first items, for who was far down the one before', async () => {
    const { choose, scrolled } = await openAt(-500);
    await choose('Past');
    expect(scrolled).toEqual([panel().id]);
    await choose('In flower');
    expect(scrolled).toHaveLength(2);
  });

  test('leaves the page as it is where its beginning is in sight', async () => {
    const { choose, scrolled } = await openAt(0);
    await choose('Past');
    expect(scrolled).toEqual([]);
  });

  test('is left where it was on the way back', async () => {
    const { choose, scrolled, router } = await openAt(-500);
    await choose('Past');
    await act(() => router.navigate(-1));
    await screen.findByRole('tabpanel', { name: 'In flower' });
    expect(scrolled).toHaveLength(1);
  });
});
