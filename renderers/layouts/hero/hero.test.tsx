import { expect, test } from 'vitest';
import { showLayout, TITLE_SLOT, words } from '../../../tests/renderers/show.tsx';
import { layout } from './index.tsx';

const slots = { title: TITLE_SLOT, text: TITLE_SLOT };
const shown = { type: 'hero', shows: 'one', ownHeading: true, ground: 'paper', slots } as const;
const image = { src: '/media/coast.jpg', alt: 'The coast' };

test('a page begins with its heading, what it is about and what one can do', () => {
  const actions = [
    { text: 'Plan a visit', href: '/visit', external: false },
    { text: 'Tickets', href: 'https://tickets.example', external: true },
  ];
  const page = showLayout(layout, shown, [
    { key: '1', title: words('The museum'), text: words('By the sea.'), actions },
  ]);
  expect(page.getByRole('heading', { level: 1 }).textContent).toBe('The museum');
  const links = page.getAllByRole('link');
  expect(links.map((link) => [link.getAttribute('href'), link.getAttribute('target')])).toEqual([
    ['/visit', null],
    ['https://tickets.example', '_blank'],
  ]);
});

test('its picture is asked for at once, and adorns the heading unless it says more', () => {
  const page = showLayout(layout, shown, [{ key: '1', title: words('The museum'), image }]);
  const [picture] = page.container.getElementsByTagName('img');
  expect(picture?.getAttribute('alt')).toBe('');
  expect(picture?.getAttribute('fetchpriority')).toBe('high');
  expect(picture?.hasAttribute('loading')).toBe(false);
  page.unmount();
  const described = showLayout(layout, shown, [
    { key: '1', title: words('The museum'), image, alt: words('Boats at low tide') },
  ]);
  expect(described.getByRole('img').getAttribute('alt')).toBe('Boats at low tide');
});
