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

test('quotations stand in as many columns as the manifest says, cut as it says', () => {
  const own = {
    ...shown,
    columns: { ...COLUMNS, lg: 2 },
    slots: { ...slots, quote: { ...TITLE_SLOT, clamp: 4 } },
  };
  const page = showLayout(layout, own, [{ key: '1', quote: words('Read slowly.') }]);
  expect(page.getByRole('list').className).toContain('columns-above-lg-2');
  expect(page.getAllByRole('listitem')).toHaveLength(1);
  expect(page.getByText('Read slowly.').getAttribute('data-clamp')).toBe('4');
});

test('a caption says what is known of who said it, be it one thing alone', () => {
  const image = { src: '/media/an.jpg', alt: 'An Li' };
  const captionOf = (item: object) => {
    const page = showLayout(layout, shown, [{ key: '1', ...item }]);
    const caption = page.container.querySelector('figcaption');
    const found = [
      caption?.textContent,
      caption?.querySelector('cite') !== null,
      caption?.querySelector('img') !== null,
      page.container.querySelector('blockquote') !== null,
    ];
    page.unmount();
    return found;
  };
  expect(captionOf({ title: words('An Li'), subtitle: words('Poet') })).toEqual([
    ...['An LiPoet', true, false, false],
  ]);
  expect(captionOf({ subtitle: words('Poet') })).toEqual(['Poet', false, false, false]);
  expect(captionOf({ image, quote: words('Read.') })).toEqual(['', false, true, true]);
});
