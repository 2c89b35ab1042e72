import { expect, test } from 'vitest';
import { showLayout, TITLE_SLOT, words } from '../../../tests/renderers/show.tsx';
import { layout } from './index.tsx';

const columns = { xs: 1, sm: 1, tile: 2, md: 2, lg: 3, xl: 3 };
const slots = { title: TITLE_SLOT };

test('a tile has a heading, and what stands beside it only where the item has it', () => {
  const page = showLayout(layout, { type: 'grid', columns, slots }, [
    { key: '1', title: words('Lakes'), subtitle: words('2026-03-05'), tags: ['Water', 'Maps'] },
    { key: '2', title: words('Shores') },
  ]);
  const [first, second] = page.getAllByRole('article');
  expect(first?.textContent).toMatch(/2026-03-05[\s\S]*Lakes[\s\S]*Water[\s\S]*Maps/);
  expect(second?.textContent).toBe('Shores');
});
