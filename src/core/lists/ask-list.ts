import {
  type Choices,
  type FilteringConvention,
  type ListModel,
  yearParameters,
} from '../manifest/list-model.ts';
import { isRecord, readPath } from '../mapping/read-path.ts';
import { chosenOrder, isPast } from './choices.ts';
import { groupKey, shownGroups } from './group-items.ts';
import { type ListFacts, toRuns, type ValueCount } from './list-facts.ts';
import type { SelectContext } from './select-items.ts';
import { dayBefore } from './today.ts';

/** The query by which an API sends what a reader has chosen of a list. */
export function askList(
  list: ListModel,
  asks: FilteringConvention,
  { choices, today }: Pick<SelectContext, 'choices' | 'today'>,
): Readonly<Record<string, string>> {
  const { time } = list;
  const query: Record<string, string> = {};
  for (const filter of list.filters) {
    const chosen = choices[filter.parameter];
    if (filter.type === 'years') {
      const { from, to } = yearParameters(filter);
      setIf(query, name(asks.from, filter.field), choices[from]);
      setIf(query, name(asks.to, filter.field), choices[to]);
    } else {
      const parameter = filter.type === 'words' ? asks.words : name(asks.value, filter.field);
      setIf(query, parameter, chosen);
    }
  }
  if (time !== undefined) {
    if (isPast(list, choices)) query[name(asks.to, time.field)] = dayBefore(today);
    else query[name(asks.from, time.field)] = today;
  }
  setIf(query, asks.sort, orderOf(list, asks, choices));
  const counted = list.filters.flatMap((filter) => (filter.type === 'value' ? filter.field : []));
  if (counted.length > 0) query[asks.facets] = counted.join(',');
  return query;
}

/** What an API's answer says of a list beside its items. */
export function readFacts(
  list: ListModel,
  asks: FilteringConvention,
  { body, entities }: { readonly body: unknown; readonly entities: readonly unknown[] },
  { choices, locale }: Pick<SelectContext, 'choices' | 'locale'>,
): ListFacts {
  const total = readPath(body, asks.total);
  const counts = readPath(body, asks.counts);
  const groups = shownGroups(list, choices);
  return {
    total: typeof total === 'number' ? total : undefined,
    values: Object.fromEntries(
      list.filters.flatMap((filter) =>
        filter.type === 'value'
          ? [[filter.parameter, readCounts(isRecord(counts) ? counts[filter.field] : undefined)]]
          : [],
      ),
    ),
    years: {},
    without: {},
    times: undefined,
    groups: groups && toRuns(entities.map((entity) => groupKey(groups, entity, locale))),
  };
}

function orderOf(list: ListModel, asks: FilteringConvention, choices: Choices): string | undefined {
  const order = chosenOrder(list, choices) ?? timeOrder(list, choices);
  return order && name(order.descending ? asks.descending : asks.ascending, order.field);
}

/** Of upcoming items the next one comes first, of past ones the last. */
function timeOrder(list: ListModel, choices: Choices) {
  return list.time && { field: list.time.field, descending: isPast(list, choices) };
}

/** Counts as a list of values with theirs, or as an object of them. */
function readCounts(counts: unknown): readonly ValueCount[] {
  const entries: readonly (readonly [unknown, unknown])[] = Array.isArray(counts)
    ? counts.map((entry) => [readPath(entry, 'value'), readPath(entry, 'count')] as const)
    : Object.entries(isRecord(counts) ? counts : {});
  return entries.flatMap(([value, count]) =>
    (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') &&
    typeof count === 'number'
      ? [{ value: String(value), count }]
      : [],
  );
}

function name(template: string, field: string): string {
  return template.replace('{field}', field);
}

function setIf(query: Record<string, string>, parameter: string, value: string | undefined): void {
  if (value !== undefined) query[parameter] = value;
}
