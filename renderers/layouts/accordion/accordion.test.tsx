// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { BLOCKS_SLOT, showLayout, TITLE_SLOT, words } from '../../../tests/renderers/show.tsx';
import { layout } from './index.tsx';

test('the first part is open, and no other', () => {
  const items = [
    { key: 'a', title: words('North'), blocks: [] },
    { key: 'b', title: words('South'), blocks: [] },
  ];
  const part = { title: TITLE_SLOT, blocks: BLOCKS_SLOT };
  const slots = { items: { kind: 'items', field: 'parts', slots: part } } as const;
  const page = showLayout(layout, { type: 'accordion', slots }, [{ key: '1', items }]);
  const parts = [...page.container.querySelectorAll('details')];
  expect(parts.map(({ open }) => open)).toEqual([true, false]);
});
