import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { itemsOf, openPage } from '../open-page.tsx';

const PATH = '/plants/tree-finder';
const LIST = '/collection/trees';

const names = (main: HTMLElement) =>
  [...main.querySelectorAll('li :is(h2, h3)')].map(({ textContent }) => textContent);
const found = (main: HTMLElement, words: string) =>
  waitFor(() => expect(within(main).getAllByRole('status')[0]?.textContent).toBe(words));
const apply = () => userEvent.click(screen.getByRole('button', { name: 'Show' }));

async function openTrees(query = '') {
  const page = await openPage(PATH + query);
  const trees = await itemsOf(LIST);
  await waitFor(() => expect(page.main().querySelector('[aria-busy]')).toBeNull());
  return { ...page, trees, main: page.main() };
}

describe('a filter', () => {
  test('offers the values that there are with their numbers, and shows what has the chosen one', async () => {
    const { main, router, trees } = await openTrees();
    const select = screen.getByLabelText('Place');
    const places = Map.groupBy(trees, ({ title }) => String(title));
    expect([...select.querySelectorAll('option')].map(({ textContent }) => textContent)).toEqual([
      'All',
      ...[...places].map(([place, own]) => `${place} (${own.length})`).sort(),
    ]);
    const [[place, own] = ['', []]] = places;
    await userEvent.selectOptions(select, place);
    await apply();
    await found(main, `${own.length} results`);
    expect(names(main)).toEqual(own.map(({ name }) => name));
    expect(router.state.location.search).toBe(`?${new URLSearchParams({ place })}`);
  });

  test('that is dropped brings back what it left out, and its value leaves the form', async () => {
    const { main, trees } = await openTrees('?place=nowhere&words=oak');
    expect(main.textContent).toContain('Nothing matches these filters.');
    await userEvent.click(screen.getByRole('link', { name: 'Remove all filters' }));
    await found(main, `${trees.length} results`);
    // The form follows the URL, which may change after the list.
    await waitFor(() => {
      expect(screen.getByLabelText<HTMLInputElement>('Words').value).toBe('');
      expect(screen.getByLabelText<HTMLSelectElement>('Place').value).toBe('');
    });
  });

  test('is asked of the API once, whatever is chosen after that', async () => {
    const { main, calls, trees } = await openTrees();
    const words = screen.getByLabelText('Words');
    await userEvent.type(words, 'zzz');
    await apply();
    await found(main, '0 results');
    await userEvent.clear(words);
    await apply();
    await found(main, `${trees.length} results`);
    expect(calls.filter((call) => call === LIST)).toHaveLength(1);
  });
});

test('the form sends what else the page reads of its URL, and nothing that nobody reads', async () => {
  const { main } = await openTrees('?utm_source=letter&lang=en');
  const names = [...main.querySelectorAll<HTMLInputElement>('form input')].map(({ name }) => name);
  expect(names).toContain('words');
  expect(names).not.toContain('utm_source');
});

describe('where nothing is left', () => {
  test('the one filter to blame is named, with what there is without it', async () => {
    const { main, trees } = await openTrees('?words=zzz&sort=name');
    const link = screen.getByRole('link', { name: 'Show without Words: zzz' });
    expect(link.getAttribute('href')).toBe(`${PATH}?sort=name&lang=en`);
    expect(link.parentElement?.textContent).toContain(`(${trees.length})`);
    await userEvent.click(link);
    await found(main, `${trees.length} results`);
  });

  test('a filter without which there is nothing either is not named', async () => {
    const [tree] = await itemsOf(LIST);
    const query = new URLSearchParams({ place: String(tree?.title), words: 'zzz' });
    const { main } = await openTrees(`?${query}`);
    expect(within(main).queryByRole('link', { name: /^Show without Place/ })).toBeNull();
    expect(within(main).getByRole('link', { name: 'Show without Words: zzz' })).toBeDefined();
  });
});

test('groups have headings above those of their items, and links that lead to each', async () => {
  const { main, trees } = await openTrees();
  const places = [...new Set(trees.map(({ title }) => String(title)))].sort();
  const jumps = within(screen.getByRole('navigation', { name: 'Jump to a group' }));
  expect(jumps.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(places);
  const groups = [...main.querySelectorAll('section > h2')];
  expect(groups[0]?.textContent).toBe(places[0]);
  expect(jumps.getAllByRole('link')[0]?.getAttribute('href')).toBe(
    `#${encodeURIComponent(groups[0]?.id ?? '')}`,
  );
  expect(main.querySelectorAll('section li h3').length).toBeGreaterThan(5);
  expect(main.querySelectorAll('section li h2')).toHaveLength(0);
});

test('a link to a group of a later page leads the focus to its heading, whatever led to the page', async () => {
  const { main, router } = await openTrees();
  await router.navigate(PATH, { state: { from: '/', at: 0 } });
  const jumps = within(screen.getByRole('navigation', { name: 'Jump to a group' }));
  const later = jumps.getAllByRole('link').at(-1);
  expect(later?.getAttribute('href')).toMatch(/page=\d/);
  const place = later?.textContent ?? '';
  await userEvent.click(jumps.getByRole('link', { name: place }));
  await waitFor(() => expect(document.activeElement?.tagName).toBe('H2'));
  expect(document.activeElement?.textContent).toBe(place);
  expect(main.contains(document.activeElement)).toBe(true);
});

test('another order stands in no groups, with the items’ usual headings', async () => {
  const { main, trees } = await openTrees();
  await userEvent.selectOptions(screen.getByLabelText('Sort by'), 'By name');
  await apply();
  await waitFor(() => expect(main.querySelectorAll('section > h2')).toHaveLength(0));
  const sorted = trees.map(({ name }) => String(name)).sort(new Intl.Collator('en').compare);
  expect(names(main)).toEqual(sorted.slice(0, names(main).length));
});

test('a page without such a list has no form', async () => {
  await openPage('/plants/trees');
  expect(screen.queryByRole('button', { name: 'Show' })).toBeNull();
});
