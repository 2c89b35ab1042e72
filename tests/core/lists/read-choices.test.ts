import { describe, expect, test } from 'vitest';
import {
  chosenOrder,
  isNarrowed,
  withChoices,
  withoutFilter,
} from '../../../src/core/lists/choices.ts';
import { readChoices } from '../../../src/core/lists/read-choices.ts';
import { FILTERS, listOf, SORT } from './list-of.ts';

const TIME = { parameter: 'time', field: 'date', end: undefined };
const LIST = listOf({ filters: FILTERS, sort: SORT, time: TIME });
const read = (query: string) => readChoices(LIST, new URLSearchParams(query));

describe('what a URL chooses of a list', () => {
  test.each([
    ['', {}],
    ['kind=paper', { kind: 'paper' }],
    ['kind=+paper+&words=', { kind: 'paper' }],
    ['year-from=2020&year-to=2024', { 'year-from': '2020', 'year-to': '2024' }],
    ['year-from=2024&year-to=2020', { 'year-from': '2020', 'year-to': '2024' }],
    ['year-from=long+ago&year-to=20244', {}],
    ['year-from=0987', { 'year-from': '987' }],
    ['year-to=2024', { 'year-to': '2024' }],
    ['year-from=2024', { 'year-from': '2024' }],
    ['year-from=0&year-to=0', { 'year-from': '0', 'year-to': '0' }],
    ['year-from=+2024+&year-to=2024a', { 'year-from': '2024' }],
    ['time=&kind=+', {}],
    ['sort=title', { sort: 'title' }],
    ['sort=newest', {}],
    ['sort=nothing', {}],
    ['time=past', { time: 'past' }],
    ['time=future&page=2&lang=zh&other=1', {}],
  ])('is read: %s', (query, choices) => {
    expect(read(query)).toEqual(choices);
  });

  test('has one order and one length', () => {
    expect(Object.keys(read('sort=title&words=a&kind=b&time=past'))).toEqual([
      'time',
      'kind',
      'words',
      'sort',
    ]);
    expect(read(`words=${'a'.repeat(200)}`).words).toHaveLength(100);
  });

  test('is none of a view without a list', () => {
    expect(readChoices(undefined, new URLSearchParams('kind=paper'))).toEqual({});
  });
});

test('other choices take the place of those that a URL has, and leave the rest', () => {
  const search = new URLSearchParams('kind=paper&tab=out&page=3');
  expect(String(withChoices(LIST, search, { words: 'sand', sort: 'newest' }))).toBe(
    'tab=out&page=3&words=sand',
  );
});

test('a filter is dropped with both of its years', () => {
  const [, , years] = FILTERS;
  if (years === undefined) throw new Error('there are no years');
  expect(withoutFilter({ 'year-from': '2020', 'year-to': '2021', kind: 'a' }, years)).toEqual({
    kind: 'a',
  });
});

test('the first order holds where none is chosen', () => {
  expect(chosenOrder(LIST, {})?.id).toBe('newest');
  expect(chosenOrder(LIST, { sort: 'title' })?.id).toBe('title');
  expect(chosenOrder(listOf({}), {})).toBeUndefined();
});

test('filters and orders narrow a list, its part of time does not', () => {
  expect(isNarrowed(LIST, { time: 'past' })).toBe(false);
  expect(isNarrowed(LIST, { kind: 'paper' })).toBe(true);
  expect(isNarrowed(LIST, { sort: 'title' })).toBe(true);
});
