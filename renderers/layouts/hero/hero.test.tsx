import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { LayoutProps } from '../../../src/react/index.ts';
import { openSite } from '../../../tests/react/open-page.tsx';
import { show, showLayout, TITLE_SLOT, words } from '../../../tests/renderers/show.tsx';
import { layout } from './index.tsx';

const slots = { title: TITLE_SLOT, text: TITLE_SLOT };
const shown = { type: 'hero', shows: 'one', ownHeading: true, ground: 'paper', slots } as const;
const image = { src: '/media/coast.jpg', alt: 'The coast' };

test('a page begins with its heading, what it is about and what one can do', () => {
  const actions = [
    { text: 'Plan a visit', href: '/visit', external: false },
    { text: 'Tickets', href: 'https://tickets.example', external: true },
  ];
  const page = showLayout(layout, shown, [
    { key: '1', title: words('The museum'), text: words('By the sea.'), actions },
  ]);
  expect(page.getByRole('heading', { level: 1 }).textContent).toBe('The museum');
  const links = page.getAllByRole('link');
  expect(links.map((link) => [link.getAttribute('href'), link.getAttribute('target')])).toEqual([
    ['/visit', null],
    ['https://tickets.example', '_blank'],
  ]);
});

test('its picture is asked for at once, and adorns the heading unless it says more', () => {
  const page = showLayout(layout, shown, [{ key: '1', title: words('The museum'), image }]);
  const [picture] = page.container.getElementsByTagName('img');
  expect(picture?.getAttribute('alt')).toBe('');
  expect(picture?.getAttribute('fetchpriority')).toBe('high');
  expect(picture?.hasAttribute('loading')).toBe(false);
  page.unmount();
  const described = showLayout(layout, shown, [
    { key: '1', title: words('The museum'), image, alt: words('Boats at low tide') },
  ]);
  expect(described.getByRole('img').getAttribute('alt')).toBe('Boats at low tide');
});

const place = (container: HTMLElement, name: string) =>
  container.querySelector(`[${name}]`)?.getAttribute(name);

test('a page that has no item begins with nothing', () => {
  expect(showLayout(layout, shown, []).container.querySelector('header')).toBeNull();
});

test('what stands above the heading, and what is said below it, are there where an item has them', () => {
  const cut = { ...slots, text: { ...TITLE_SLOT, clamp: 3 } };
  const page = showLayout(layout, { ...shown, slots: cut }, [
    { key: '1', kicker: words('Open'), title: words('The museum'), text: words('By the sea.') },
  ]);
  expect(page.container.querySelector('header')?.textContent).toBe('OpenThe museumBy the sea.');
  expect(page.getByText('By the sea.').getAttribute('data-clamp')).toBe('3');
  page.unmount();
  const bare = showLayout(layout, shown, [{ key: '1', title: words('The museum') }]);
  const parts = bare.container.querySelector('header')?.firstElementChild?.children;
  expect([...(parts ?? [])].map(({ tagName }) => tagName)).toEqual(['H1']);
});

test('an introduction is whole where the manifest says nothing of lines', () => {
  const bare = { ...shown, slots: {} } as Partial<LayoutProps<'hero'>['layout']>;
  const page = showLayout(layout, bare, [{ key: '1', text: words('By the sea.') }]);
  expect(page.getByText('By the sea.').hasAttribute('data-clamp')).toBe(false);
});

test('an item without a title has that of its page', async () => {
  const { openPage } = openSite('tests/sites/museum');
  await openPage('/visit/first-visit', { language: 'en' });
  const heading = await screen.findByRole('heading', { level: 1 });
  expect(heading.textContent).toBe('A first visit');
});

test('a hero stands on the ground that the manifest says', () => {
  const { container } = showLayout(layout, shown, [{ key: '1', title: words('The museum') }]);
  expect(place(container, 'data-ground')).toBe('paper');
  expect(place(container, 'data-picture')).toBe('false');
  expect(place(container, 'data-ratio')).toBeUndefined();
});

const IMAGE_SLOT = { kind: 'image', field: 'photo', template: undefined, preview: false } as const;

test.each([
  [undefined, '16/9'],
  [{ ...IMAGE_SLOT, ratio: undefined }, '16/9'],
  [{ ...IMAGE_SLOT, ratio: '1/1' }, '1/1'],
] as const)('a picture of the slot %j is as wide as the page, in the ratio %s', (slot, ratio) => {
  const own = { ...shown, slots: { ...slots, ...(slot && { image: slot }) } };
  const known = { ...image, facts: [2000, 1000, null, [320]] } as const;
  const { container } = showLayout(layout, own, [{ key: '1', image: known }]);
  expect(place(container, 'data-ratio')).toBe(ratio);
  expect(place(container, 'data-picture')).toBe('true');
  const [picture] = container.getElementsByTagName('img');
  expect(picture?.sizes).toBe('(max-width: 1440px) 100vw, 1440px');
});

test.each([
  [undefined, undefined],
  [{ ...IMAGE_SLOT, ratio: undefined }, '16/9'],
  [{ ...IMAGE_SLOT, ratio: '1/1' }, '1/1'],
] as const)('a hero of the slot %j that is on its way has a place of %s', (slot, ratio) => {
  const own = { ...shown, slots: { ...slots, ...(slot && { image: slot }) } };
  const { container } = show(<layout.Skeleton layout={own as LayoutProps<'hero'>['layout']} />);
  expect(place(container, 'data-ratio')).toBe(ratio);
});
