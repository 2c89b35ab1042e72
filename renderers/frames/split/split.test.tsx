import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { type Change, openPage, site } from '../../../tests/react/open-page.tsx';

const open = (change?: Change) => openPage('/', { language: 'en', ...(change && { change }) });
const answer =
  (titles: unknown): Change =>
  ({ pathname }) =>
    pathname.endsWith('/home/titles') ? Response.json(titles) : undefined;
const sides = () => screen.findAllByRole('region');

test('the items of each side have headings below that of the side', async () => {
  await open();
  const sides = screen
    .getAllByRole('heading', { level: 2 })
    .map((heading) => heading.closest('section') ?? heading);
  expect(sides).toHaveLength(2);
  for (const side of sides) {
    expect(within(side).getAllByRole('heading', { level: 3 }).length).toBeGreaterThan(0);
  }
});

test('the title of the page is for those who listen', async () => {
  await open();
  const title = await screen.findByRole('heading', { level: 1 });
  expect(title.textContent).toMatch(/\w/);
  expect(title.closest('.visually-hidden')).not.toBeNull();
});

test('each side is named by its heading, which has an id of its own', async () => {
  await open();
  const named = (await sides()).map((side) => side.getAttribute('aria-labelledby'));
  expect(named).toEqual(['pane-activities', 'pane-situations']);
  expect(named.map((id) => document.getElementById(id ?? '')?.tagName)).toEqual(['H2', 'H2']);
});

test('a side is called as the API calls it, and as the manifest does where the API does not', async () => {
  await open(answer({ leftTitle: 'This week', rightTitle: '' }));
  const names = (await sides()).map((side) => side.querySelector('h2')?.textContent);
  expect(names).toEqual(['This week', 'In the garden']);
});

test('a title in reserve is not shown while those of the API are on their way', async () => {
  const { promise: titles, resolve: answerTitles } = Promise.withResolvers<Response>();
  await open(({ pathname }) => (pathname.endsWith('/home/titles') ? titles : undefined));
  const [first] = await screen.findAllByRole('heading', { level: 2 });
  expect(first?.className).toContain('awaited');
  answerTitles(Response.json({ leftTitle: 'This week' }));
  const title = await screen.findByRole('heading', { level: 2, name: 'This week' });
  expect(title.className).not.toContain('awaited');
});

test('a side that nobody names has no heading', async () => {
  const page = site.pages.find(({ frame }) => frame?.type === 'split');
  if (page?.frame?.type !== 'split') throw new Error('There is no such page');
  const { panes } = page.frame;
  const titles = panes.map(({ title }) => title);
  const change = (to: typeof titles) =>
    panes.forEach((pane, index) => void Object.assign(pane, { title: to[index] }));
  change(titles.map(() => undefined));
  try {
    const { main } = await open(answer({}));
    await within(main()).findAllByRole('heading', { level: 3 });
    expect(screen.queryByRole('heading', { level: 2 })).toBeNull();
    expect(screen.queryByRole('region')).toBeNull();
    expect(main().querySelector('section')?.hasAttribute('aria-labelledby')).toBe(false);
  } finally {
    change(titles);
  }
});
