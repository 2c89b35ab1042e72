import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { menuOf, routeOf, sectionOf } from '../../core/site-of.ts';
import { openPage } from '../open-page.tsx';
import { openShell } from './open-shell.tsx';

afterEach(() => vi.restoreAllMocks());

test.each([
  ['a page of its own', '/plants/houses', 'Glasshouses'],
  ['the list that an item is in', '/plants/fern/ferns-1', 'Ferns'],
])('the menu of a section marks as current %s', async (_, url, title) => {
  await openPage(url);
  const side = within(screen.getByRole('navigation', { name: 'Plants pages' }));
  const current = side.getAllByRole('link').filter((link) => link.hasAttribute('aria-current'));
  const marks = current.map((link) => [link.textContent, link.getAttribute('aria-current')]);
  expect(marks).toEqual([[title, 'page']]);
});

const section = '/plants';
const TABLE = {
  sections: [sectionOf('/plants', menuOf('plants')), sectionOf('/garden', menuOf('garden'))],
  routes: [
    routeOf('/plants/ferns', { section, menu: menuOf('ferns', { italic: true }) }),
    routeOf('/plants/trees', { section, menu: menuOf('trees') }),
    routeOf('/garden/visit', { section: '/garden' }),
  ],
};
const side = () => screen.queryByRole('navigation', { name: 'ui.sectionMenu' });

test('the menu of a section has its title and its pages, and names of plants in italics', () => {
  openShell(TABLE, '/plants/trees');
  const menu = within(side() as HTMLElement);
  expect(menu.getByRole('heading', { level: 2 }).textContent).toBe('own plants');
  const links = menu.getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['own ferns', '/plants/ferns'],
    ['own trees', '/plants/trees'],
  ]);
  expect(links.map((link) => link.querySelector('em')?.textContent)).toEqual([
    'own ferns',
    undefined,
  ]);
});

test('a section of which no page is in the menu has none, and shows its page', () => {
  openShell(TABLE, '/garden/visit');
  expect(side()).toBeNull();
  expect(screen.getByRole('main').textContent).toContain('ui.notFound.title');
});

describe('the menu as a strip', () => {
  const boxOf = (left: number, right: number) => ({ left, right }) as DOMRect;

  /** Opens a page whose strip is 100 pixels wide and whose current entry has a box in it. */
  async function openStrip(left: number, right: number) {
    const measure = vi.spyOn(Element.prototype, 'getBoundingClientRect');
    measure.mockImplementation(function box(this: Element) {
      if (this.tagName === 'UL') return boxOf(0, 100);
      return this.getAttribute('aria-current') === 'page' ? boxOf(left, right) : boxOf(0, 0);
    });
    const { router } = openShell(TABLE, '/plants/ferns');
    const strip = side()?.querySelector('ul') as HTMLElement;
    strip.scrollLeft = 0;
    await act(() => router.navigate('/plants/trees'));
    return strip.scrollLeft;
  }

  test.each([
    ['at the end of what is in sight is left where it is', 50, 100, 0],
    ['at its beginning is too', 0, 50, 0],
    ['beyond its end is brought to its middle', 90, 130, 60],
    ['before its beginning is brought to its middle', -40, 20, -60],
  ])('a current page %s', async (_, left, right, scrolled) => {
    expect(await openStrip(left, right)).toBe(scrolled);
  });

  test('has the entry with the focus in sight', () => {
    const scroll = vi.spyOn(Element.prototype, 'scrollIntoView').mockReturnValue();
    openShell(TABLE, '/plants/trees');
    const [link] = within(side() as HTMLElement).getAllByRole('link');
    if (link !== undefined) fireEvent.focus(link);
    expect(scroll.mock.contexts).toEqual([link]);
    expect(scroll.mock.calls).toEqual([[{ block: 'nearest', inline: 'nearest' }]]);
  });
});
