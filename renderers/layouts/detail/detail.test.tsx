import { expect, test } from 'vitest';
import { BLOCKS_SLOT, showLayout, TITLE_SLOT, words } from '../../../tests/renderers/show.tsx';
import { layout } from './index.tsx';

test('an item has its title and its blocks, each under its heading', () => {
  const slots = { title: TITLE_SLOT, blocks: BLOCKS_SLOT };
  const blocks = [{ type: 'phone', field: '123', heading: 'How to call', id: 'how-to-call' }];
  const page = showLayout(layout, { type: 'detail', back: undefined, slots }, [
    { key: '1', title: words('An Li'), blocks },
  ]);
  expect(page.getByRole('heading', { level: 1 }).textContent).toBe('An Li');
  expect(page.getByRole('heading', { level: 2 }).textContent).toBe('How to call');
  expect(page.getByRole('link', { name: /123/ }).getAttribute('href')).toBe('tel:123');
});
