import { describe, expect, test } from 'vitest';
import { askList, readFacts } from '../../../src/core/lists/ask-list.ts';
import { joinFacts } from '../../../src/core/lists/list-facts.ts';
import { ASKS, FILTERS, listOf, SORT } from './list-of.ts';

const LIST = listOf({ filters: FILTERS, sort: SORT, asks: ASKS });
const TODAY = '2026-03-01';

describe('an API that pages a list', () => {
  test('is asked for its first order and the counts of values where nothing is chosen', () => {
    expect(askList(LIST, ASKS, { choices: {}, today: TODAY })).toEqual({
      sort: '-date',
      facets: 'kind,people.name',
    });
  });

  test('is asked for all that is chosen', () => {
    const choices = { kind: 'paper', 'year-from': '2020', words: 'sand', sort: 'title' };
    expect(askList(LIST, ASKS, { choices, today: TODAY })).toEqual({
      kind: 'paper',
      dateFrom: '2020',
      q: 'sand',
      sort: 'title',
      facets: 'kind,people.name',
    });
  });

  test('is asked for the last year that is chosen, with the first and without', () => {
    const years = listOf({ filters: FILTERS.filter(({ type }) => type === 'years') });
    const ask = (choices: Readonly<Record<string, string>>) =>
      askList(years, ASKS, { choices, today: TODAY });
    expect(ask({ 'year-to': '2024' })).toEqual({ dateTo: '2024' });
    expect(ask({ 'year-from': '2020', 'year-to': '2024' })).toEqual({
      dateFrom: '2020',
      dateTo: '2024',
    });
  });

  test('is asked for what is to come and what is over by days', () => {
    const list = listOf({ time: { parameter: 'time', field: 'startAt', end: undefined } });
    expect(askList(list, ASKS, { choices: {}, today: TODAY })).toEqual({
      startAtFrom: TODAY,
      sort: 'startAt',
    });
    expect(askList(list, ASKS, { choices: { time: 'past' }, today: TODAY })).toEqual({
      startAtTo: '2026-02-28',
      sort: '-startAt',
    });
  });

  test('is asked in its own words', () => {
    const strapi = { ...ASKS, value: 'filters[{field}][$eq]', ascending: '{field}:asc' };
    const asked = askList(LIST, strapi, { choices: { kind: 'a', sort: 'title' }, today: TODAY });
    expect(asked).toMatchObject({ 'filters[kind][$eq]': 'a', sort: 'title:asc' });
  });
});

describe('the facts of an answer', () => {
  const read = (body: unknown, entities: readonly unknown[] = []) =>
    readFacts(LIST, ASKS, { body, entities }, { choices: {}, locale: 'en' });

  test('are counts of figures and of yes and no, and of nothing else', () => {
    const facets = {
      kind: [
        { value: 2024, count: 3 },
        { value: true, count: 2 },
        { value: { name: 'paper' }, count: 1 },
        { value: 'talk', count: '4' },
      ],
    };
    expect(read({ facets }).values.kind).toEqual([
      { value: '2024', count: 3 },
      { value: 'true', count: 2 },
    ]);
  });

  test('are its total and its counts, however they are written', () => {
    const facts = read({
      numberOfItems: 7,
      facets: { kind: [{ value: 'paper', count: 5 }, { count: 1 }], 'people.name': { Ada: 2 } },
    });
    expect(facts.total).toBe(7);
    expect(facts.values).toEqual({
      kind: [{ value: 'paper', count: 5 }],
      person: [{ value: 'Ada', count: 2 }],
    });
  });

  test.each([[null], [{}], [{ facets: 'many', numberOfItems: '7' }], [{ facets: { kind: 3 } }]])(
    'are none where it says %j',
    (body) => {
      expect(read(body)).toMatchObject({ total: undefined, values: { kind: [], person: [] } });
    },
  );

  test('are those of the next page where one of both stands in no groups', () => {
    const plain = read({ numberOfItems: 7 });
    const grouped = { ...plain, groups: [{ key: '2026', count: 1 }] };
    expect(joinFacts(undefined, plain)).toBe(plain);
    expect(joinFacts(undefined, grouped)).toBe(grouped);
    expect(joinFacts(plain, grouped)).toBe(grouped);
    expect(joinFacts(grouped, plain)).toBe(plain);
    expect(joinFacts(grouped, { ...grouped, total: 9 })).toEqual({
      ...plain,
      total: 9,
      groups: [{ key: '2026', count: 2 }],
    });
  });

  test('go on with the groups of further pages', () => {
    const list = listOf({
      groups: { by: 'year', field: 'date', descending: true, words: undefined },
    });
    const page = (...dates: string[]) => {
      const entities = dates.map((date) => ({ date }));
      return readFacts(list, ASKS, { body: {}, entities }, { choices: {}, locale: 'en' });
    };
    const joined = joinFacts(page('2026-01-01', '2025-02-01'), page('2025-01-01', '2024-01-01'));
    expect(joined.groups).toEqual([
      { key: '2026', count: 1 },
      { key: '2025', count: 2 },
      { key: '2024', count: 1 },
    ]);
  });
});
