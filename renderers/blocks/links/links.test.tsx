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
