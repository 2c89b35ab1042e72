import { expect, test } from 'vitest';
import { showLayout, TITLE_SLOT, words } from '../../../tests/renderers/show.tsx';
import { layout } from './index.tsx';

const COLUMNS = { xs: 1, sm: 1, tile: 1, md: 1, lg: 1, xl: 1 };
const slots = { quote: TITLE_SLOT, title: TITLE_SLOT };
const shown = {
  type: 'quote',
  needs: ['quote'],
  columns: COLUMNS,
  empty: undefined,
  slots,
} as const;

test('a quotation is one for machines too, with its portrait and who said it', () => {
  const image = { src: '/media/an.jpg', alt: 'An Li' };
  const page = showLayout(layout, shown, [
    { key: '1', quote: words('Read slowly.'), title: words('An Li'), image, link: '/people/an' },
  ]);
  const figure = page.getByRole('figure');
  expect(figure.querySelector('blockquote')?.textContent).toBe('Read slowly.');
  expect(figure.querySelector('figcaption cite a')?.getAttribute('href')).toBe('/people/an');
  expect(figure.querySelector('img')?.getAttribute('alt')).toBe('');
});

test('without a name there is no caption, and without a link none', () => {
  const page = showLayout(layout, shown, [
    { key: '1', quote: words('Read slowly.') },
    { key: '2', quote: words('Write less.'), title: words('Bo') },
  ]);
  expect(page.container.querySelectorAll('figcaption')).toHaveLength(1);
  expect(page.queryByRole('link')).toBeNull();
});
