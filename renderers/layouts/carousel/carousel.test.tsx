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
