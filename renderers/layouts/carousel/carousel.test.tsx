import { expect, test } from 'vitest';
import { showLayout, TITLE_SLOT, words } from '../../../tests/renderers/show.tsx';
import { layout } from './index.tsx';

const slots = { title: TITLE_SLOT };
const slides = [
  { key: '1', title: words('Lakes') },
  { key: '2', title: words('Shores') },
];

test('slides have headings, and buttons to go on, back and to stop', () => {
  const page = showLayout(layout, { type: 'carousel', slots }, slides);
  expect(page.getAllByRole('heading', { level: 2 }).length).toBeGreaterThan(0);
  expect(page.getAllByRole('button')).toHaveLength(3);
});

test('one slide has nowhere to go, and no buttons', () => {
  const page = showLayout(layout, { type: 'carousel', slots }, slides.slice(0, 1));
  expect(page.queryAllByRole('button')).toEqual([]);
});

test('slides without links are reached by keys as the row that scrolls', () => {
  const page = showLayout(layout, { type: 'carousel', slots }, slides);
  expect(page.getByRole('list').getAttribute('tabindex')).toBe('0');
});

test('slides with links are reached by these alone', () => {
  const linked = slides.map((slide) => ({ ...slide, link: '/lakes' }));
  const page = showLayout(layout, { type: 'carousel', slots }, linked);
  expect(page.getByRole('list').hasAttribute('tabindex')).toBe(false);
});
