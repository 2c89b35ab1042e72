import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { ListFacts, ListModel } from '../../../src/core/index.ts';
import { Times } from '../../../src/react/lists/times.tsx';
import { FILTERS, listOf } from '../../core/lists/list-of.ts';
import { show } from '../../renderers/show.tsx';

const NAMES = { times: 'Upcoming and past', upcoming: 'Upcoming', past: 'Past' };
const words = Object.fromEntries(Object.entries(NAMES).map(([name, en]) => [name, { en }]));
/** Talks that can be filtered by their kind, upcoming or past. */
const LIST: ListModel = {
  ...listOf({
    filters: FILTERS,
    time: { field: 'date', end: undefined, parameter: 'time' },
  }),
  words,
};
const FACTS: ListFacts = {
  total: 7,
  values: {},
  years: {},
  without: {},
  times: { upcoming: 7, past: 30 },
  groups: undefined,
};

/** The links, as they are read, with what they lead to. */
function showTimes(at: string, facts: ListFacts | undefined) {
  show(<Times list={LIST} parameter="time" facts={facts} />, at);
  const links = () =>
    within(screen.getByRole('navigation', { name: NAMES.times })).getAllByRole('link');
  return {
    links,
    read: () => links().map(({ textContent }) => textContent),
    current: () =>
      links()
        .filter((link) => link.getAttribute('aria-current') === 'page')
        .map(({ textContent }) => textContent),
  };
}

test('what is to come and what is over are links with their numbers, of which one is current', () => {
  const { read, current } = showTimes('/talks', FACTS);
  expect(read()).toEqual(['Upcoming 7', 'Past 30']);
  expect(current()).toEqual(['Upcoming 7']);
});

test('they have no numbers before those are known', () => {
  expect(showTimes('/talks', undefined).read()).toEqual(['Upcoming', 'Past']);
});

test('each has a URL that search engines may list, with what else is chosen and without the page of the list', () => {
  const { links } = showTimes('/talks?time=past&kind=paper&page-view=3&from=list', FACTS);
  expect(links().map((link) => link.getAttribute('href'))).toEqual([
    '/talks?from=list&kind=paper&lang=en',
    '/talks?from=list&time=past&kind=paper&lang=en',
  ]);
  // Those to what readers filter by are kept from search engines; these are not.
  expect(links().map((link) => link.getAttribute('rel'))).toEqual([null, null]);
});

test('a click on one makes it the current one', async () => {
  const { links, current } = showTimes('/talks', FACTS);
  const [, past] = links();
  if (past === undefined) throw new Error('There is no link to what is over');
  await userEvent.click(past);
  expect(current()).toEqual(['Past 30']);
});
