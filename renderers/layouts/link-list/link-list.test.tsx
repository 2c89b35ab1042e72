import { expect, test } from 'vitest';
import { showLayout, words } from '../../../tests/renderers/show.tsx';
import { layout } from './index.tsx';

test('items are links, and one that leads nowhere is left out', () => {
  const page = showLayout(layout, { type: 'link-list' }, [
    { key: '1', title: words('First'), link: '/first' },
    { key: '2', title: words('Second') },
  ]);
  expect(page.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['First']);
});
