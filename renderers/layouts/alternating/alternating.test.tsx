import { within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { LayoutProps } from '../../../src/react/index.ts';
import { IMAGE_SLOT, show, showLayout, TITLE_SLOT, words } from '../../../tests/renderers/show.tsx';
import { layout } from './index.tsx';

const slots = { title: TITLE_SLOT };
const shown = { type: 'alternating', slots } as const;
const image = {
  src: '/media/lake.jpg',
  alt: 'A lake',
  facts: [2000, 1000, null, [320]],
} as const;
const ratioIn = (container: HTMLElement) =>
  container.querySelector('[data-ratio]')?.getAttribute('data-ratio');

test('an item that leads somewhere has a link for that, named after it', () => {
  const page = showLayout(layout, shown, [
    { key: '1', title: words('Lakes'), summary: words('On water.'), link: '/lakes' },
    { key: '2', title: words('Shores') },
  ]);
  const headings = page.getAllByRole('heading', { level: 2 });
  expect(headings.map(({ textContent }) => textContent)).toEqual(['Lakes', 'Shores']);
  const link = page.getByRole('link');
  expect(link.getAttribute('href')).toBe('/lakes');
  expect(headings.some((heading) => heading.contains(link))).toBe(false);
  // Seen beside its title it says less than to who meets it alone.
  const [seen, heard] = link.children;
  expect([seen?.textContent, seen?.getAttribute('aria-hidden')]).toEqual(['ui.readMore', 'true']);
  expect(heard?.textContent).toBe('ui.readMore: Lakes');
});

test('the link of an item without a title says that there is more', () => {
  const page = showLayout(layout, shown, [{ key: '1', summary: words('Water.'), link: '/lakes' }]);
  expect(page.getByRole('link').innerHTML).toBe('ui.readMore');
  expect(page.queryByRole('heading')).toBeNull();
});

test('the picture of the first item is asked for at once, the others when they come near', () => {
  const places = ['a', 'b', 'c'].map((key) => ({ key, image }));
  const { container } = showLayout(
    layout,
    { ...shown, slots: { ...slots, image: IMAGE_SLOT } },
    places,
  );
  const pictures = [...container.getElementsByTagName('img')];
  expect(pictures.map((picture) => picture.getAttribute('loading'))).toEqual([
    null,
    'lazy',
    'lazy',
  ]);
});

test('each item is an article of a list, named by its title where it has one', () => {
  const page = showLayout(layout, shown, [
    { key: '1', title: words('Lakes') },
    { key: '2', summary: words('Without.') },
  ]);
  const articles = page
    .getAllByRole('listitem')
    .map((item) => within(item).getByRole('article').getAttribute('aria-label'));
  expect(articles).toEqual(['Lakes', null]);
});

describe('the introduction', () => {
  const cut = { title: { ...TITLE_SLOT, clamp: 2 }, summary: { ...TITLE_SLOT, clamp: 3 } };

  test('of an item with a page has the rest there', () => {
    const item = { key: '1', title: words('Lakes'), summary: words('On water.'), link: '/lakes' };
    const page = showLayout(layout, { ...shown, slots: cut }, [item]);
    expect(page.queryByRole('button')).toBeNull();
    expect(page.getByText('On water.').getAttribute('data-clamp')).toBe('3');
    expect(page.getByText('Lakes').getAttribute('data-clamp')).toBe('2');
  });

  test('of an item without a page opens in its place, by a button that says of what', () => {
    const item = { key: '1', title: words('Lakes'), summary: words('On water.') };
    const page = showLayout(layout, { ...shown, slots: cut }, [item]);
    expect(page.getByRole('button', { name: 'ui.readOn: Lakes' })).toBeDefined();
    expect(page.getByText('On water.').getAttribute('data-clamp')).toBe('3');
  });

  test('is whole where the manifest says nothing of lines, and not there without words', () => {
    const page = showLayout(layout, shown, [
      { key: '1', summary: words('On water.'), link: '/lakes' },
      { key: '2', title: words('Shores') },
    ]);
    expect(page.getByText('On water.').hasAttribute('data-clamp')).toBe(false);
    expect(page.queryByRole('button')).toBeNull();
  });
});

describe('the picture', () => {
  const place = (container: HTMLElement) =>
    container.querySelector('[data-picture]')?.getAttribute('data-picture');

  test('stands beside the text, as high as that, and adorns it', () => {
    const { container } = showLayout(layout, shown, [{ key: '1', image }]);
    const [picture] = container.getElementsByTagName('img');
    expect(picture?.getAttribute('alt')).toBe('');
    expect(picture?.sizes).toBe('(max-width: 1024px) 50vw, 300px');
    expect(ratioIn(container)).toBe('fill');
    expect(place(container)).toBe('true');
  });

  test('has the ratio that the manifest says', () => {
    const own = { title: TITLE_SLOT, image: { ...IMAGE_SLOT, ratio: '1/1' } } as const;
    const { container } = showLayout(layout, { ...shown, slots: own }, [{ key: '1', image }]);
    expect(ratioIn(container)).toBe('1/1');
  });

  test('has that of the layout where the slot says none', () => {
    const own = { title: TITLE_SLOT, image: IMAGE_SLOT };
    const { container } = showLayout(layout, { ...shown, slots: own }, [{ key: '1', image }]);
    expect(ratioIn(container)).toBe('fill');
  });

  test('has no place in an item without one', () => {
    const { container } = showLayout(layout, shown, [{ key: '1', title: words('Lakes') }]);
    expect(ratioIn(container)).toBeUndefined();
    expect(place(container)).toBe('false');
  });
});

describe('items that are on their way', () => {
  const showSkeleton = (own: object) =>
    show(
      <layout.Skeleton
        layout={{ ...shown, slots: own } as unknown as LayoutProps<'alternating'>['layout']}
      />,
    );
  const places = ({ container }: ReturnType<typeof showSkeleton>) =>
    [...container.querySelectorAll('[data-picture]')].map((item) =>
      item.getAttribute('data-picture'),
    );

  test('are two, with the places of their pictures', () => {
    const page = showSkeleton({ ...slots, image: IMAGE_SLOT });
    expect(page.getAllByRole('listitem')).toHaveLength(2);
    expect(places(page)).toEqual(['true', 'true']);
    expect(ratioIn(page.container)).toBe('fill');
  });

  test('have those of the ratio that the manifest says', () => {
    const page = showSkeleton({ ...slots, image: { ...IMAGE_SLOT, ratio: '4/5' } });
    expect(ratioIn(page.container)).toBe('4/5');
  });

  test('have none where the items have no pictures', () => {
    const page = showSkeleton(slots);
    expect(places(page)).toEqual(['false', 'false']);
    expect(ratioIn(page.container)).toBeUndefined();
  });
});
