import { expect, test } from 'vitest';
import { show } from '../../../tests/renderers/show.tsx';
import { Block } from './index.tsx';

test('pages of the site open in place, other URLs in a window of their own', () => {
  const field = [
    { text: 'First', href: '/chapters/1', external: false },
    { text: 'Second', href: 'https://other.example/', external: true },
  ];
  const links = show(<Block block={{ field }} />).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('target')])).toEqual([
    ['First', null],
    [expect.stringMatching(/^Second/), '_blank'],
  ]);
});

test('links stand in a list, each leading where it says, also two of one URL', () => {
  const field = [
    { text: 'First', href: '/chapters/1', external: false },
    { text: 'Once more', href: '/chapters/1', external: false },
    { text: 'Away', href: 'https://other.example/', external: true },
  ];
  const page = show(<Block block={{ field }} />);
  expect(page.getAllByRole('listitem')).toHaveLength(3);
  const links = page.getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(field.map(({ href }) => href));
  expect(links.slice(0, 2).map(({ textContent }) => textContent)).toEqual(['First', 'Once more']);
});
