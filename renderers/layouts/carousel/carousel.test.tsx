import { within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { LayoutProps } from '../../../src/react/index.ts';
import { openPage } from '../../../tests/react/open-page.tsx';
import { IMAGE_SLOT, show, showLayout, TITLE_SLOT, words } from '../../../tests/renderers/show.tsx';
import { layout } from './index.tsx';

const image = {
  src: '/media/lake.jpg',
  alt: 'A lake',
  facts: [2000, 1000, null, [320]],
} as const;
const slots = { title: TITLE_SLOT };
const shown = { type: 'carousel', slots } as const;
const slides = [
  { key: '1', title: words('Lakes') },
  { key: '2', title: words('Shores') },
];
const ratioIn = (container: HTMLElement) =>
  container.querySelector('[data-ratio]')?.getAttribute('data-ratio');

test('slides have headings, and buttons to go on, back and to stop', () => {
  const page = showLayout(layout, shown, slides);
  const headings = page.getAllByRole('heading', { level: 2 });
  expect(headings.map(({ textContent }) => textContent)).toEqual(['Lakes', 'Shores']);
  const buttons = page.getAllByRole('button').map((button) => button.getAttribute('aria-label'));
  expect(buttons).toEqual(['ui.pause', 'ui.previous', 'ui.next']);
});

test('one slide has nowhere to go, and no buttons', () => {
  const page = showLayout(layout, shown, slides.slice(0, 1));
  expect(page.queryAllByRole('button')).toEqual([]);
});

test('slides without links are reached by keys as the row that scrolls', () => {
  const page = showLayout(layout, shown, slides);
  expect(page.getByRole('list').getAttribute('tabindex')).toBe('0');
});

test('slides with links are reached by these alone, be it one', () => {
  const [first = { key: '1' }, ...others] = slides;
  const page = showLayout(layout, shown, [{ ...first, link: '/lakes' }, ...others]);
  expect(page.getByRole('list').hasAttribute('tabindex')).toBe(false);
  expect(page.getByRole('link', { name: 'Lakes' }).getAttribute('href')).toBe('/lakes');
});

test('a carousel says that it is one, and each slide which of how many it is', async () => {
  const { main } = await openPage('/', { language: 'en' });
  const carousel = await within(main()).findByRole('group', {
    name: (_, element) => element.hasAttribute('aria-roledescription'),
  });
  expect(carousel.getAttribute('aria-roledescription')).toBe('carousel');
  const named = within(carousel)
    .getAllByRole('group')
    .map((slide) => slide.getAttribute('aria-label'));
  expect(named[0]).toMatch(/\b1\b.*\b5\b/);
  expect(named[4]).toMatch(/\b5\b.*\b5\b/);
});

describe('a slide', () => {
  const factsOf = (item: object) => {
    const page = showLayout(layout, shown, [{ key: '1', title: words('Lakes'), ...item }]);
    const facts = [...page.container.querySelectorAll('p')].map(({ textContent }) => textContent);
    page.unmount();
    return facts;
  };

  test('says when and where, or in the place of that what is special about it', () => {
    const [time, place, badge] = [words('9 May'), words('Hall'), 'Cancelled'];
    expect(factsOf({ time, place })).toEqual(['9 MayHall']);
    expect(factsOf({ time, place, badge })).toEqual(['9 MayCancelled']);
    expect(factsOf({ time })).toEqual(['9 May']);
    expect(factsOf({ place })).toEqual(['Hall']);
    expect(factsOf({ badge })).toEqual(['Cancelled']);
    expect(factsOf({})).toEqual([]);
  });

  test('has its introduction below its heading, cut where its page has the rest', () => {
    const cut = { title: { ...TITLE_SLOT, clamp: 2 }, summary: { ...TITLE_SLOT, clamp: 3 } };
    const item = { key: '1', title: words('Lakes'), summary: words('On water.'), link: '/lakes' };
    const page = showLayout(layout, { ...shown, slots: cut }, [item]);
    expect(page.getByText('On water.').getAttribute('data-clamp')).toBe('3');
    expect(page.getByText('Lakes').getAttribute('data-clamp')).toBe('2');
    expect(page.queryByRole('button')).toBeNull();
  });

  test('without a page opens its introduction in its place, by a button that says of what', () => {
    const cut = { ...slots, summary: { ...TITLE_SLOT, clamp: 3 } };
    const item = { key: '1', title: words('Lakes'), summary: words('On water.') };
    const page = showLayout(layout, { ...shown, slots: cut }, [item]);
    expect(page.getByRole('button', { name: 'ui.readOn: Lakes' })).toBeDefined();
    expect(page.getByText('On water.').getAttribute('data-clamp')).toBe('3');
  });

  test('has an introduction without slots of its own whole', () => {
    const item = { key: '1', title: words('Lakes'), summary: words('On water.'), link: '/lakes' };
    const page = showLayout(layout, shown, [item]);
    expect(page.getByText('On water.').hasAttribute('data-clamp')).toBe(false);
  });
});

describe('the pictures of slides', () => {
  test('adorn them, and all but the first wait', () => {
    const { container } = showLayout(
      layout,
      shown,
      slides.map((slide) => ({ ...slide, image })),
    );
    const pictures = [...container.getElementsByTagName('img')];
    expect(pictures.map(({ alt }) => alt)).toEqual(['', '']);
    expect(pictures.map((picture) => picture.getAttribute('loading'))).toEqual([null, 'lazy']);
    expect(pictures[0]?.sizes).toBe('(max-width: 1024px) 100vw, 760px');
    expect(ratioIn(container)).toBe('3/2');
    // The stylesheet keeps those out of sight by it until scripts are there.
    const later = [...container.querySelectorAll('li')].map((slide) =>
      slide.hasAttribute('data-later'),
    );
    expect(later).toEqual([false, true]);
  });

  test.each([
    ['1/1', '1/1'],
    [undefined, '3/2'],
  ] as const)('whose ratio the manifest says is %s have %s', (ratio, found) => {
    const own = { ...slots, image: { ...IMAGE_SLOT, ratio } };
    const { container } = showLayout(layout, { ...shown, slots: own }, [{ key: '1', image }]);
    expect(ratioIn(container)).toBe(found);
  });

  test('have no place where there are none', () => {
    expect(ratioIn(showLayout(layout, shown, slides).container)).toBeUndefined();
  });
});

describe('a carousel that is on its way', () => {
  const ratioOf = (own: object) => {
    const model = { ...shown, slots: { ...slots, ...own } } as LayoutProps<'carousel'>['layout'];
    const page = show(<layout.Skeleton layout={model} />);
    const ratio = ratioIn(page.container);
    page.unmount();
    return ratio;
  };

  test('has a place for its picture, of the ratio that the manifest says, where it has pictures', () => {
    expect(ratioOf({ image: IMAGE_SLOT })).toBe('3/2');
    expect(ratioOf({ image: { ...IMAGE_SLOT, ratio: '16/9' } })).toBe('16/9');
    expect(ratioOf({})).toBeUndefined();
  });
});
