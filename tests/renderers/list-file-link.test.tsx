import { expect, test } from 'vitest';
import { ListFileLink } from '../../renderers/shared/list-file-link.tsx';
import { type ListModel, SINGLE_VIEW } from '../../src/core/index.ts';
import { ShownPageContext } from '../../src/react/state/shown-page.ts';
import { routeOf, viewOf } from '../core/site-of.ts';
import { show } from './show.tsx';

const LIST: ListModel = {
  parameters: [
    { name: 'year-from', isYear: true },
    { name: 'order', values: ['title'] },
  ],
  filters: [{ type: 'years', parameter: 'year', field: 'year', label: {} }],
  sort: undefined,
  groups: undefined,
  time: undefined,
  asks: undefined,
  words: {},
};

function linkAt(url: string, list?: ListModel) {
  const route = routeOf('/page', { views: [{ ...viewOf(SINGLE_VIEW), list }] });
  const page = show(
    <ShownPageContext value={{ route, cacheKey: '/page', params: {}, place: 'main' }}>
      <ListFileLink ending="bib">All</ListFileLink>
    </ShownPageContext>,
    url,
  );
  const link = page.getByRole('link');
  const shown = { href: link.getAttribute('href'), words: link.textContent };
  page.unmount();
  return shown;
}

test('the file of a list is of the whole one, and its link says so where a filter is', () => {
  const href = '/page.bib?lang=en';
  expect(linkAt('/page', LIST)).toEqual({ href, words: 'All' });
  expect(linkAt('/page?year-from=2024', LIST)).toEqual({ href, words: 'ui.withoutFilters' });
  // Neither an order nor what is no choice leaves anything out.
  expect(linkAt('/page?order=title&year-from=soon', LIST)).toEqual({ href, words: 'All' });
  expect(linkAt('/page?year-from=2024')).toEqual({ href, words: 'All' });
});
