import { expect, test } from 'vitest';
import { showLayout, TITLE_SLOT, words } from '../../../tests/renderers/show.tsx';
import { layout } from './index.tsx';

const image = {
  kind: 'image',
  field: 'logo',
  template: undefined,
  preview: false,
  ratio: undefined,
};
const shown = {
  type: 'logos',
  needs: ['title'],
  look: 'color',
  empty: undefined,
  slots: { image, title: TITLE_SLOT },
} as const;
const sign = (name: string, width: number, height: number) =>
  ({ src: `/media/${name}.svg`, alt: name, facts: [width, height, null] }) as const;

test('a sign has the name for words, and leads to whom it stands for', () => {
  const page = showLayout(layout, shown as never, [
    { key: '1', title: words('North'), image: sign('North', 3, 1), link: 'https://north.example' },
    { key: '2', title: words('South') },
  ]);
  const link = page.getByRole('link', { name: /^North/ });
  expect(link.getAttribute('href')).toBe('https://north.example');
  expect(page.getAllByRole('listitem').at(1)?.textContent).toBe('South');
});

test('a wide sign has a wider place than a high one', () => {
  const shapes = [
    [1, 2],
    [1, 1],
    [3, 2],
    [2, 1],
    [4, 1],
    [6, 1],
  ] as const;
  const page = showLayout(
    layout,
    shown as never,
    shapes.map(([width, height], index) => ({
      key: String(index),
      title: words('A'),
      image: sign('A', width, height),
    })),
  );
  const places = page.getAllByRole('listitem').map((item) => item.getAttribute('data-shape'));
  expect(places).toEqual(['0', '1', '2', '3', '4', '5']);
});
