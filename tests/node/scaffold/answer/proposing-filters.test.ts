import { expect, test } from 'vitest';
import { fieldValues } from '../../../../src/core/lists/field-values.ts';
import { proposeFilters } from '../../../../src/node/scaffold/answer/propose-filters.ts';

const item = (title: string, ...categories: string[]) => ({
  title,
  categories: categories.map((name, id) => ({ id, title: name })),
  issued: { 'date-parts': [[2020 + categories.length, 3]] },
});
const ITEMS = [item('A', 'Soil', 'Water'), item('B', 'Water'), item('C', 'Air', 'Soil', 'Water')];

test('a filter looks at each of several, and names a list in a list by its place', () => {
  const { value, guesses } = proposeFilters(ITEMS, ['en']);
  const fields = value.flatMap((filter) => ('field' in filter ? [filter.field] : []));
  expect(fields).toEqual(['issued.date-parts.0.0', 'categories.title']);
  expect(guesses.map((guess) => guess.value)).toEqual(fields);
  expect(fields.map((field) => fieldValues(ITEMS[0], field))).toEqual([
    ['2022'],
    ['Soil', 'Water'],
  ]);
});
