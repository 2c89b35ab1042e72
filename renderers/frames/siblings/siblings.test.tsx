import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { type Change, openPage } from '../../../tests/react/open-page.tsx';

/** Opens a year of the almanac, and waits for it. */
async function open(year: number, change?: Change) {
  const page = await openPage(`/programme/almanac/year-${year}`, { ...(change && { change }) });
  await screen.findByRole('heading', { level: 1 });
  return page;
}

const side = () => screen.findByRole('navigation', { name: 'All years' });
const failing =
  (path: RegExp): Change =>
  ({ pathname }) =>
    path.test(pathname) ? new Response(null, { status: 500 }) : undefined;

test('the list at the side names all siblings, and marks the one that is shown', async () => {
  await open(2021);
  const links = await within(await side()).findAllByRole('link');
  expect(links.length).toBeGreaterThan(2);
  const marked = links.filter((link) => link.getAttribute('aria-current') === 'page');
  expect(marked.map((link) => link.getAttribute('href'))).toEqual(['/programme/almanac/year-2021']);
  const heading = screen.getByRole('heading', { level: 1 });
  expect(marked.map(({ textContent }) => textContent)).toEqual([heading.textContent]);
  expect(within(await side()).getByRole('heading', { level: 2 }).textContent).toBe('All years');
});

test('a sibling that is chosen is shown in its place', async () => {
  const { router } = await open(2021);
  const last = (await within(await side()).findAllByRole('link')).at(-1);
  if (last === undefined) throw new Error('There are no siblings');
  const { textContent: name } = last;
  await userEvent.click(last);
  await screen.findByRole('heading', { level: 1, name: name ?? '' });
  expect(router.state.location.pathname).toBe(last.getAttribute('href'));
});

test('a list that failed says so at the side, and the page is there', async () => {
  await open(2021, failing(/\/almanac$/));
  expect((await within(await side()).findByRole('alert')).textContent).toContain('500');
  expect(screen.getAllByRole('alert')).toHaveLength(1);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toContain('2021');
});
