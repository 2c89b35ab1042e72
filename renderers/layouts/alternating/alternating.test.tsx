import { expect, test } from 'vitest';
import { showLayout, TITLE_SLOT, words } from '../../../tests/renderers/show.tsx';
import { layout } from './index.tsx';

const slots = { title: TITLE_SLOT };

test('an item that leads somewhere has a link for that, named after it', () => {
  const page = showLayout(layout, { type: 'alternating', slots }, [
    { key: '1', title: words('Lakes'), summary: words('On water.'), link: '/lakes' },
    { key: '2', title: words('Shores') },
  ]);
  const headings = page.getAllByRole('heading', { level: 2 });
  expect(headings.map(({ textContent }) => textContent)).toEqual(['Lakes', 'Shores']);
  expect(page.getAllByRole('link')).toHaveLength(1);
});
