import { fireEvent, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { LANGUAGE_KEY } from '../../../src/core/index.ts';
import { itemsOf, openPage, site } from '../open-page.tsx';
import { isAnswered } from './is-answered.ts';

const PAGE = '/plants/houses';
const ARABIC = { code: 'ar', tag: 'ar', label: 'العربية', direction: 'rtl' } as const;
const THREE = { ...site.site, languages: [...site.site.languages, ARABIC] };

const reload = () => vi.spyOn(window.location, 'reload').mockReturnValue();
const banner = () => within(screen.getByRole('banner'));
const stored = () => sessionStorage.getItem(LANGUAGE_KEY);

afterEach(() => {
  vi.restoreAllMocks();
  sessionStorage.clear();
  // biome-ignore lint/suspicious/noDocumentCookie: as the site writes it
  document.cookie = `${LANGUAGE_KEY}=; path=/; max-age=0`;
});

describe('the link to the other language', () => {
  const link = () => banner().getByRole('link', { name: 'Switch language: 中文' });

  test('stores the language, in the tab and for the server, and loads the page in it', async () => {
    const loaded = reload();
    await openPage(PAGE);
    await userEvent.click(link());
    expect(stored()).toBe('zh');
    expect(document.cookie).toContain(`${LANGUAGE_KEY}=zh`);
    expect(loaded).toHaveBeenCalledOnce();
  });

  test('loads the list of an item that is not there in that language', async () => {
    const assign = vi.spyOn(window.location, 'assign').mockReturnValue();
    const [fern] = await itemsOf('/collection/ferns');
    await openPage(`/plants/fern/${fern?.id}`, {
      change: ({ pathname }) =>
        pathname.endsWith(`/collection/ferns/${fern?.id}`)
          ? Response.json({ ...fern, '@languages': ['en'] })
          : undefined,
    });
    await userEvent.click(link());
    expect(assign).toHaveBeenCalledExactlyOnceWith('/plants/ferns');
    expect(stored()).toBe('zh');
  });

  test('takes a language out of the URL, where it would win over the stored one', async () => {
    const replace = vi.spyOn(window.location, 'replace').mockReturnValue();
    await openPage(PAGE);
    const { href } = window.location;
    window.history.replaceState(null, '', `?${LANGUAGE_KEY}=en&page=2`);
    await userEvent.click(link());
    window.history.replaceState(null, '', href);
    expect(replace.mock.calls.map(([url]) => new URL(url).search)).toEqual(['?page=2']);
    expect(stored()).toBe('zh');
  });

  test('is left to the browser where another tab is asked for', async () => {
    const loaded = reload();
    await openPage(PAGE);
    expect(isAnswered(link(), { ctrlKey: true })).toBe(false);
    expect(stored()).toBeNull();
    expect(loaded).not.toHaveBeenCalled();
  });
});

describe('the menu of a site of three languages', () => {
  /** Opens a page of such a site, and the menu of its languages. */
  async function openMenu() {
    const { main } = await openPage(PAGE, { site: THREE });
    const label = screen.getByText('English', { selector: 'summary *' });
    const menu = label.closest('details');
    const opener = label.closest('summary');
    if (menu === null || opener === null) throw new Error('Nothing opens the languages');
    expect([menu.open, opener.getAttribute('aria-label')]).toEqual([false, 'Language: English']);
    menu.open = true;
    return { main, menu, opener };
  }

  test('lists the others, each in its own words', async () => {
    const { menu } = await openMenu();
    const links = within(menu).getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['中文', `${PAGE}?lang=zh`],
      ['العربية', `${PAGE}?lang=ar`],
    ]);
    const arabic = within(menu).getByText('العربية');
    expect([arabic.lang, arabic.dir]).toEqual(['ar', 'rtl']);
    expect(banner().queryByRole('link', { name: /^Switch language/ })).toBeNull();
  });

  test('stores the one that is clicked, and loads the page in it', async () => {
    const loaded = reload();
    const { menu } = await openMenu();
    await userEvent.click(within(menu).getByRole('link', { name: 'العربية' }));
    expect(stored()).toBe('ar');
    expect(loaded).toHaveBeenCalledOnce();
  });

  test('closes on a press elsewhere, and not on one inside', async () => {
    const { main, menu } = await openMenu();
    fireEvent.pointerDown(within(menu).getByText('中文'));
    expect(menu.open).toBe(true);
    fireEvent.pointerDown(main());
    expect(menu.open).toBe(false);
  });

  test('stays as it is on other keys, and leaves the focus alone while it is closed', async () => {
    const { menu } = await openMenu();
    await userEvent.keyboard('a');
    expect(menu.open).toBe(true);
    menu.open = false;
    await userEvent.keyboard('{Escape}');
    expect(document.activeElement).toBe(document.body);
  });

  test('closes on Escape, which gives the focus back', async () => {
    const { menu, opener } = await openMenu();
    await userEvent.keyboard('{Escape}');
    expect(menu.open).toBe(false);
    expect(document.activeElement).toBe(opener);
  });
});
