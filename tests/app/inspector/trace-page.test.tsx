import { waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { tracePart } from '../../../src/app/inspector/trace.ts';
import { gardenWith } from '../../garden/make-garden.ts';
import { openPage, openSite } from '../../react/open-page.tsx';

/** Opens a page whose data is there; what is read of an element is its view and its property. */
async function open(url: string, show = openPage) {
  const page = await show(url);
  await waitFor(() => expect(page.main().querySelector('[aria-busy="true"]')).toBeNull());
  const read = (element: Element | null | undefined) => {
    const part = element ? tracePart(element, page.runtime)?.part : undefined;
    return part && [part.view, ...part.path].join('.');
  };
  return { ...page, read };
}

test('the heading over the pages beside a page is that of their view', async () => {
  const { main, read } = await open('/programme/almanac/chapters-1');
  const side = within(main()).getByRole('heading', { name: 'All years' });
  expect(read(side)).toBe('siblings.heading');
  expect(read(side.closest('nav')?.parentElement)).toBe('');
});

test('tags are the slot that brings them', async () => {
  const { main, read } = await open('/programme/notes');
  const tag = main().querySelector('article ul > li');
  expect(read(tag)).toBe('view.layout.slots.tags');
});

test('a page of an override’s own is that override', async () => {
  const properties = { view: undefined, override: 'coming-soon', extensions: { links: [] } };
  const { openPage: openOther } = openSite(gardenWith('garden/welcome.json', properties));
  const { main, read } = await open('/garden/welcome', openOther);
  const notice = [...main().querySelectorAll('p')].at(-1);
  expect(notice).toBeDefined();
  expect(read(notice)).toBe('.override');
});
