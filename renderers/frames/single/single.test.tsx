import { cleanup, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openPage } from '../../../tests/react/open-page.tsx';

const headings = () =>
  screen.getAllByRole('heading', { level: 1 }).map(({ textContent }) => textContent);

test.each([
  ['en', 'Council'],
  ['zh', '理事会'],
])('a page of one view has its title of the menu above it, in %s', async (language, title) => {
  const { main } = await openPage('/garden/council', { language });
  expect((await within(main()).findAllByRole('listitem')).length).toBeGreaterThan(1);
  expect(headings()).toEqual([title]);
});

test('a layout that brings the heading itself has no other above it', async () => {
  const { main } = await openPage('/plants/tree/trees-1');
  await within(main()).findByRole('img');
  expect(headings()).toHaveLength(1);
});

test('a page whose item is not there has the heading that says so, and no title', async () => {
  await openPage('/garden/visit');
  expect(headings()).toEqual(['Plan a visit']);
  cleanup();
  await openPage('/garden/visit', {
    change: ({ pathname }) =>
      pathname === '/api/visit' ? new Response(null, { status: 404 }) : undefined,
  });
  expect(headings()).toEqual(['404 Not Found']);
});
