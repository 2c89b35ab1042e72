import { expect, test } from 'vitest';
import { show, showLayout, words } from '../../../tests/renderers/show.tsx';
import { layout } from './index.tsx';

const MODEL = { type: 'link-list' } as const;

test('items are links, and one that leads nowhere, or has no words, is left out', () => {
  const page = showLayout(layout, MODEL, [
    { key: '1', title: words('First'), link: '/first' },
    { key: '2', title: words('Second') },
    { key: '3', link: '/third' },
  ]);
  expect(page.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['First']);
  expect(page.getAllByRole('listitem')).toHaveLength(1);
});

test('the link to the page that is shown is marked, and no other', () => {
  const items = ['/first', '/second'].map((link) => ({ key: link, title: words(link), link }));
  const page = showLayout(layout, MODEL, items, '/second');
  const current = page.getAllByRole('link').map((link) => link.getAttribute('aria-current'));
  expect(current).toEqual([null, 'page']);
});

test('pages of the site open in place, other URLs in a window of their own', () => {
  const page = showLayout(layout, MODEL, [
    { key: '1', title: words('First'), link: '/first' },
    { key: '2', title: words('Away'), link: 'https://other.example/' },
  ]);
  const links = page.getAllByRole('link');
  expect(links.map((link) => [link.getAttribute('href'), link.getAttribute('target')])).toEqual([
    ['/first', null],
    ['https://other.example/', '_blank'],
  ]);
  expect(links[1]?.textContent).toMatch(/^Away/);
});

test('links that are on their way have a place', () => {
  const { container } = show(<layout.Skeleton layout={MODEL as never} />);
  expect(container.childElementCount).toBe(1);
});
