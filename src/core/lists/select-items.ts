import {
  type Choices,
  type FilterModel,
  type ListModel,
  type TimeModel,
  yearParameters,
} from '../manifest/list-model.ts';
import { chosenFilters, chosenOrder, isPast } from './choices.ts';
import { type Compare, createCompare } from './compare-values.ts';
import { dayOf, fieldValues, yearOf } from './field-values.ts';
import { holdsWords } from './find-words.ts';
import { groupKey, orderByGroup, shownGroups } from './group-items.ts';
import { type ListFacts, toRuns, type ValueCount } from './list-facts.ts';

/** What is chosen of a list, where and when. */
export interface SelectContext {
  readonly choices: Choices;
  /** The day it is in the site's time zone. */
  readonly today: string;
  /** The site's time zone; undefined where times are shown as they are written. */
  readonly timeZone: string | undefined;
  /** BCP 47 tag of the language in which texts are sorted. */
  readonly locale: string;
}

export interface SelectedItems {
  readonly entities: readonly unknown[];
  readonly facts: ListFacts;
}

type Test = (entity: unknown) => boolean;

/** What a reader has chosen of a list that is here as a whole, in its order, and what is known of it. */
export function selectItems(
  entities: readonly unknown[],
  list: ListModel,
  context: SelectContext,
): SelectedItems {
  const { choices, locale } = context;
  const chosen = chosenFilters(list, choices);
  const tests = chosen.map((filter) => ({ filter, test: createTest(filter, choices) }));
  const matches = entities.map((entity) => ({
    entity,
    isInTime: isIn(list, context, entity),
    misses: tests.flatMap(({ filter, test }) => (test(entity) ? [] : [filter])),
  }));
  /** Those that pass all filters but one. */
  const beside = (filter: FilterModel) =>
    matches.flatMap(({ entity, isInTime, misses }) =>
      isInTime && misses.every((missed) => missed === filter) ? [entity] : [],
    );
  const filtered = matches.filter(({ misses }) => misses.length === 0);
  const found = order(
    filtered.flatMap(({ entity, isInTime }) => (isInTime ? [entity] : [])),
    list,
    context,
  );
  const shown = found.slice(0, list.limit);
  const groups = shownGroups(list, choices);
  return {
    entities: shown,
    facts: {
      total: shown.length,
      values: Object.fromEntries(
        list.filters.flatMap((filter) =>
          filter.type === 'value'
            ? [[filter.parameter, countValues(beside(filter), filter.field, locale)]]
            : [],
        ),
      ),
      years: Object.fromEntries(
        list.filters.flatMap((filter) =>
          filter.type === 'years' ? yearsOf(beside(filter), filter) : [],
        ),
      ),
      without: Object.fromEntries(
        chosen.map((filter) => [filter.parameter, beside(filter).length]),
      ),
      times: countTimes(list, filtered, context),
      groups: groups && toRuns(shown.map((entity) => groupKey(groups, entity, locale))),
    },
  };
}

/** Whether an item has what is chosen of a filter. */
function createTest(filter: FilterModel, choices: Choices): Test {
  const chosen = choices[filter.parameter] ?? '';
  switch (filter.type) {
    case 'value':
      return (entity) => fieldValues(entity, filter.field).includes(chosen);
    case 'words':
      return holdsWords(chosen, filter.fields);
    case 'years': {
      const { from, to } = yearParameters(filter);
      const first = Number(choices[from] ?? Number.NEGATIVE_INFINITY);
      const last = Number(choices[to] ?? Number.POSITIVE_INFINITY);
      return (entity) => {
        const year = yearOf(entity, filter.field);
        return year !== undefined && year >= first && year <= last;
      };
    }
  }
}

/** Whether an item is of the part of a list that is shown: upcoming, or past. */
function isIn(list: Pick<ListModel, 'time'>, context: SelectContext, entity: unknown): boolean {
  const { time } = list;
  return time === undefined || isOver(time, entity, context) === isPast(list, context.choices);
}

/** An item without a day is never past. */
function isOver(
  { field, end }: TimeModel,
  entity: unknown,
  { today, timeZone }: SelectContext,
): boolean {
  const last =
    (end === undefined ? undefined : dayOf(entity, end, timeZone)) ??
    dayOf(entity, field, timeZone);
  return last !== undefined && last < today;
}

function order(
  entities: readonly unknown[],
  list: ListModel,
  { choices, locale, timeZone }: SelectContext,
): readonly unknown[] {
  const { time } = list;
  const chosen = chosenOrder(list, choices);
  if (chosen !== undefined) {
    return sortBy(entities, chosen.field, createCompare(locale, chosen.descending, timeZone));
  }
  const timed =
    time === undefined
      ? entities
      : sortBy(entities, time.field, createCompare(locale, isPast(list, choices), timeZone));
  return list.groups === undefined ? timed : orderByGroup(timed, list.groups, locale);
}

function sortBy(entities: readonly unknown[], field: string, compare: Compare): readonly unknown[] {
  return entities
    .map((entity) => ({ entity, value: fieldValues(entity, field)[0] }))
    .sort((a, b) => compare(a.value, b.value))
    .map(({ entity }) => entity);
}

/** How many items have each value of a field, the values in their order. */
export function countValues(
  entities: readonly unknown[],
  field: string,
  locale: string,
): readonly ValueCount[] {
  const counts = new Map<string, number>();
  for (const entity of entities) {
    for (const value of fieldValues(entity, field)) counts.set(value, (counts.get(value) ?? 0) + 1);
  }
  const compare = createCompare(locale, false);
  return [...counts]
    .map(([value, count]) => ({ value, count }))
    .sort((a, b) => compare(a.value, b.value));
}

function yearsOf(
  entities: readonly unknown[],
  { parameter, field }: Pick<Extract<FilterModel, { type: 'years' }>, 'parameter' | 'field'>,
) {
  const years = entities.flatMap((entity) => yearOf(entity, field) ?? []);
  if (years.length === 0) return [];
  const first = years.reduce((a, b) => Math.min(a, b));
  const last = years.reduce((a, b) => Math.max(a, b));
  return [[parameter, { first, last }] as const];
}

function countTimes(
  { time, limit = Number.POSITIVE_INFINITY }: Pick<ListModel, 'time' | 'limit'>,
  matches: readonly { readonly entity: unknown }[],
  context: SelectContext,
): ListFacts['times'] {
  if (time === undefined) return undefined;
  const past = matches.filter(({ entity }) => isOver(time, entity, context)).length;
  return { upcoming: Math.min(matches.length - past, limit), past: Math.min(past, limit) };
}
