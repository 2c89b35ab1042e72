import { describe, expect, test } from 'vitest';
import { type SelectContext, selectItems } from '../../../src/core/lists/select-items.ts';
import type { ListModel } from '../../../src/core/manifest/list-model.ts';
import { FILTERS, listOf, SORT } from './list-of.ts';

const ITEMS = [
  {
    title: 'Dikes',
    text: '<p>Of <b>sand</b></p>',
    kind: 'paper',
    date: '2026-03-01',
    people: [{ name: 'Ada' }, { name: 'Ben' }],
  },
  { title: 'Ähren', text: 'Grass', kind: 'report', date: '2024-05-02', people: [{ name: 'Ben' }] },
  { title: 'Zug', text: 'Rails', kind: 'paper', date: '2024-01-02', people: [{ name: 'Cy' }] },
  { title: 'Bäche', text: 'Sand and water', kind: 'data', people: [] },
];
const LIST = listOf({ filters: FILTERS });

function select(
  list: ListModel,
  choices: SelectContext['choices'] = {},
  others: Partial<SelectContext> = {},
) {
  const context = { choices, today: '2026-05-10', timeZone: undefined, locale: 'de', ...others };
  const { entities, facts } = selectItems(ITEMS, list, context);
  return { titles: entities.map((entity) => Object(entity).title), facts };
}

const TIME = { field: 'date', end: undefined };

describe('a list of which one part is shown alone', () => {
  const only = (part: 'upcoming' | 'past', limit?: number) =>
    select(
      listOf({ time: { ...TIME, parameter: undefined, only: part }, limit }),
      { time: 'past' },
      { today: '2024-03-01' },
    );

  test.each([
    ['what is to come, with what is next first', only('upcoming'), ['Ähren', 'Dikes', 'Bäche']],
    ['what is over', only('past'), ['Zug']],
    ['the next of it, and not the next of all', only('upcoming', 1), ['Ähren']],
  ])('has %s', (_, { titles, facts }, wanted) => {
    expect(titles).toEqual(wanted);
    expect(facts.total).toBe(wanted.length);
  });

  test('counts no more of a part than it shows', () => {
    const time = { ...TIME, parameter: 'time' };
    const { facts } = select(listOf({ time, limit: 2 }), {}, { today: '2024-03-01' });
    expect(facts.times).toEqual({ upcoming: 2, past: 1 });
  });
});

describe('a list that is here as a whole', () => {
  test.each([
    ['nothing chosen', {}, ['Dikes', 'Ähren', 'Zug', 'Bäche']],
    ['a value', { kind: 'paper' }, ['Dikes', 'Zug']],
    ['a value of the objects in a list', { person: 'Ben' }, ['Dikes', 'Ähren']],
    ['a value that none has', { kind: 'film' }, []],
    ['a first year', { 'year-from': '2025' }, ['Dikes']],
    ['a last year', { 'year-to': '2024' }, ['Ähren', 'Zug']],
    ['one year', { 'year-from': '2024', 'year-to': '2024' }, ['Ähren', 'Zug']],
    ['words without their accents and capitals', { words: 'BACHE' }, ['Bäche']],
    ['words in any order, markup aside', { words: 'sand dikes' }, ['Dikes']],
    ['several at once', { kind: 'paper', 'year-to': '2024' }, ['Zug']],
  ])('is filtered by %s', (_, choices, titles) => {
    const selected = select(LIST, choices);
    expect(selected.titles).toEqual(titles);
    expect(selected.facts.total).toBe(titles.length);
  });

  test('counts the values of a filter with what else is chosen, and not by the filter itself', () => {
    const { values } = select(LIST, { kind: 'paper', person: 'Ben' }).facts;
    expect(values.kind).toEqual([
      { value: 'paper', count: 1 },
      { value: 'report', count: 1 },
    ]);
    expect(values.person).toEqual([
      { value: 'Ada', count: 1 },
      { value: 'Ben', count: 1 },
      { value: 'Cy', count: 1 },
    ]);
  });

  test('knows its years, and how much there would be without a filter', () => {
    const { facts } = select(LIST, { kind: 'data', 'year-from': '2025' });
    expect(facts.total).toBe(0);
    expect(facts.without).toEqual({ kind: 1, year: 1 });
    expect(select(LIST).facts.years).toEqual({ year: { first: 2024, last: 2026 } });
  });

  test('is sorted as its language does, what has no value last', () => {
    const list = listOf({ sort: SORT });
    expect(select(list).titles).toEqual(['Dikes', 'Ähren', 'Zug', 'Bäche']);
    expect(select(list, { sort: 'title' }).titles).toEqual(['Ähren', 'Bäche', 'Dikes', 'Zug']);
    expect(select(list, { sort: 'title' }, { locale: 'sv' }).titles).toEqual([
      'Bäche',
      'Dikes',
      'Zug',
      'Ähren',
    ]);
  });
});

describe('groups', () => {
  const byYear = { by: 'year', field: 'date', descending: true, words: undefined } as const;
  const byLetter = { by: 'letter', field: 'title', descending: false, words: undefined } as const;

  test('of years begin with the last one, what has none comes last', () => {
    const { titles, facts } = select(listOf({ groups: byYear }));
    expect(titles).toEqual(['Dikes', 'Ähren', 'Zug', 'Bäche']);
    expect(facts.groups).toEqual([
      { key: '2026', count: 1 },
      { key: '2024', count: 2 },
      { key: '', count: 1 },
    ]);
  });

  test('of letters are those of the language', () => {
    const keys = (locale: string) =>
      select(listOf({ groups: byLetter }), {}, { locale }).facts.groups?.map(({ key }) => key);
    expect(keys('de')).toEqual(['A', 'B', 'D', 'Z']);
    expect(keys('sv')).toEqual(['B', 'D', 'Z', 'Ä']);
  });

  test('stand as their words do, and are none while the list is sorted by another field', () => {
    const words = { report: {}, data: {} };
    const byKind = { by: 'value', field: 'kind', descending: false, words } as const;
    expect(select(listOf({ groups: byKind })).facts.groups?.map(({ key }) => key)).toEqual([
      'report',
      'data',
      'paper',
    ]);
    const sorted = listOf({ groups: byYear, sort: SORT });
    expect(select(sorted).facts.groups).toHaveLength(3);
    expect(select(sorted, { sort: 'title' }).facts.groups).toBeUndefined();
  });
});

describe('a list in two parts of time', () => {
  const list = listOf({ time: { parameter: 'time', field: 'date', end: undefined } });

  test('begins with what is next; what has no day is never over', () => {
    expect(select(list, {}, { today: '2024-03-01' }).titles).toEqual(['Ähren', 'Dikes', 'Bäche']);
    expect(select(list, { time: 'past' }).titles).toEqual(['Dikes', 'Ähren', 'Zug']);
    expect(select(list).facts.times).toEqual({ upcoming: 1, past: 3 });
  });

  test('counts today as upcoming, in the time zone of the site', () => {
    const late = [{ date: '2026-05-10T23:30:00Z' }, { date: '2026-05-10T23:30:00' }];
    const upcoming = (timeZone: string | undefined) =>
      selectItems(late, list, { choices: {}, today: '2026-05-11', timeZone, locale: 'en' }).facts
        .times?.upcoming;
    expect(upcoming(undefined)).toBe(0);
    expect(upcoming('Europe/Berlin')).toBe(1);
  });

  test('holds what has begun until its last day', () => {
    const fair = [{ date: '2026-05-01', end: '2026-05-10' }];
    const ending = listOf({ time: { parameter: 'time', field: 'date', end: 'end' } });
    const upcoming = (today: string) =>
      selectItems(fair, ending, { choices: {}, today, timeZone: undefined, locale: 'en' }).facts
        .times?.upcoming;
    expect([upcoming('2026-05-10'), upcoming('2026-05-11')]).toEqual([1, 0]);
  });
});
