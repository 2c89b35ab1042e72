import { expect, test } from 'vitest';
import { readSearch } from '../../../src/core/routing/plain-search.ts';
import { activeViews } from '../../../src/core/routing/views.ts';
import { routeOf, sourceOf, words } from '../site-of.ts';
import { listOf } from './list-of.ts';

const source = sourceOf('/a', { paging: 'client' });

function partOf(name: string, parameter: string) {
  const filter = { type: 'words', parameter, label: words('Words'), fields: ['a'] } as const;
  return { name, source, role: 'part', list: listOf({ filters: [filter] }) } as const;
}

const route = routeOf('/a', { views: [partOf('first', 'words'), partOf('further', 'of-further')] });
const search = new URLSearchParams('page-further=3&of-further=sea&words=sand&page=2');

test('what is chosen of a list says nothing of another list of the page', () => {
  expect(activeViews(route, search).map(({ choices }) => choices)).toEqual([
    { words: 'sand' },
    { 'of-further': 'sea' },
  ]);
});

test('a page reads of its URL what is chosen of each list, and where each begins', () => {
  expect(readSearch(route, search).toString()).toBe('words=sand&of-further=sea&page-further=3');
});
