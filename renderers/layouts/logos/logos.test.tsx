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

test('a sign stands at its edge of the next place', () => {
  const page = showLayout(layout, shown as never, [
    ...[7, 12, 18, 28, 45].flatMap((ratio) => [
      { key: `${ratio}`, image: sign('A', ratio, 10) },
      { key: `below ${ratio}`, image: sign('A', ratio * 10 - 1, 100) },
    ]),
    // One of which nothing is known is taken for one of a usual shape.
    { key: 'unknown', image: { src: '/media/A.svg', alt: 'A' } },
    { key: 'none', title: words('A') },
  ]);
  const places = page.getAllByRole('listitem').map((item) => item.getAttribute('data-shape'));
  expect(places).toEqual(['1', '0', '2', '1', '3', '2', '4', '3', '5', '4', '2', '2']);
});

test('a sign that leads nowhere is no link, and one without a name either is an empty place', () => {
  const page = showLayout(layout, shown as never, [
    { key: '1', image: sign('North', 3, 1) },
    { key: '2' },
  ]);
  expect(page.queryByRole('link')).toBeNull();
  expect(page.getByRole('img', { name: 'North' })).toBeDefined();
  expect(page.getAllByRole('listitem').at(1)?.innerHTML).toBe('');
});

test('signs are shown in their own proportions, in the look that the manifest says', () => {
  const image = { src: '/media/North.png', alt: 'North', facts: [300, 100, null, [320]] } as const;
  const { container } = showLayout(layout, shown as never, [{ key: '1', image }]);
  expect(container.querySelector('[data-look]')?.getAttribute('data-look')).toBe('color');
  expect(container.querySelector('[data-ratio]')?.getAttribute('data-ratio')).toBe('natural');
  expect(container.getElementsByTagName('img')[0]?.sizes).toBe('12rem');
});
