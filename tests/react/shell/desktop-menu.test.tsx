import { act, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';
import { menuOf, routeOf, SITE, sectionOf } from '../../core/site-of.ts';
import { giveBodySize } from './give-body-size.ts';
import { openShell } from './open-shell.tsx';

beforeEach(giveBodySize);

const TABLE = {
  sections: [
    sectionOf('/plants', menuOf('plants')),
    sectionOf('/garden', menuOf('garden')),
    sectionOf('/hidden', menuOf('hidden', { notMenu: true })),
  ],
  routes: [
    routeOf('/plants/ferns', { section: '/plants', menu: menuOf('ferns', { italic: true }) }),
    routeOf('/plants/trees', { section: '/plants', menu: menuOf('trees') }),
    routeOf('/garden/visit', { section: '/garden', menu: menuOf('visit') }),
    routeOf('/hidden/page', { section: '/hidden', menu: menuOf('page') }),
    routeOf('/imprint'),
  ],
};
const menu = () => within(screen.getByRole('navigation', { name: 'ui.mainMenu' }));

describe('the menu before a reader comes near', () => {
  const groups = () => menu().getAllByRole('link');
  const marked = () =>
    groups()
      .filter((link) => link.getAttribute('aria-current') === 'true')
      .map(({ textContent }) => textContent);

  test('has links to the first page of each group that is for it', () => {
    openShell(TABLE, '/imprint');
    expect(groups().map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['own plants', '/plants/ferns'],
      ['own garden', '/garden/visit'],
    ]);
    expect(marked()).toEqual([]);
    expect(groups().map((link) => link.hasAttribute('aria-current'))).toEqual([false, false]);
  });

  test('marks the group of the page that is open', async () => {
    const { router } = openShell(TABLE, '/plants/trees');
    expect(marked()).toEqual(['own plants']);
    await act(() => router.navigate('/garden/visit'));
    expect(marked()).toEqual(['own garden']);
  });
});

test('the menu of the whole site has names of plants in italics, and no group that is not for it', async () => {
  const { banner } = openShell(TABLE, '/imprint');
  const opener = banner.getByRole('button', { name: 'ui.openMenu' });
  expect(['aria-haspopup', 'aria-expanded'].map((name) => opener.getAttribute(name))).toEqual([
    'dialog',
    'false',
  ]);
  await userEvent.click(opener);
  const dialog = within(await screen.findByRole('dialog', { name: 'ui.mainMenu' }));
  const headings = dialog.getAllByRole('heading', { level: 2 });
  expect(headings.map(({ textContent }) => textContent)).toEqual(['own plants', 'own garden']);
  const sections = dialog.getAllByRole('region');
  expect(sections.map((one) => one.getAttribute('aria-labelledby'))).toEqual(
    headings.map(({ id }) => id),
  );
  const links = dialog.getAllByRole('link');
  expect(links.map((link) => link.querySelector('em')?.textContent)).toEqual([
    'own ferns',
    undefined,
    undefined,
  ]);
});

test('a dropdown has names of plants in italics', async () => {
  openShell(TABLE, '/imprint');
  menu().getByRole('link', { name: 'own plants' }).focus();
  await menu().findByRole('button', { name: 'own plants' });
  await userEvent.keyboard('{ArrowDown}');
  const items = await menu().findAllByRole('menuitem');
  expect(items.map((item) => item.querySelector('em')?.textContent)).toEqual([
    'own ferns',
    undefined,
  ]);
});

describe('the header', () => {
  test('leads to its main area and to the search on a phone, each by a name', () => {
    const header = { ...SITE.header, search: '/search' };
    const { banner } = openShell(TABLE, '/imprint', { site: { ...SITE, header } });
    const skip = banner.getByRole('link', { name: 'ui.skipToContent' });
    expect(skip.getAttribute('href')).toBe(`#${screen.getByRole('main').id}`);
    expect(screen.getByRole('main').tabIndex).toBe(-1);
    const search = banner.getByRole('link', { name: 'ui.search' });
    expect(search.getAttribute('href')).toBe('/search');
    const home = banner.getByRole('link', { name: /ui.home$/ });
    expect(home.getAttribute('href')).toBe('/');
    expect(home.textContent).toContain('Institute');
  });
});
