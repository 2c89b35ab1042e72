import type { FilterFacts, ListFacts, OrderFacts } from './data-facts.ts';
import type { Entity } from './entity.ts';
import { plain } from './expectations.ts';
import { FACTS, type Language } from './facts.ts';

/** What is chosen of a list, by parameters of the URL. */
export type Chosen = Readonly<Record<string, string>>;

/** The day it is where the site is. */
export function today(): string {
  // Swedish writes days as machines do.
  return new Date().toLocaleDateString('sv', { timeZone: FACTS.timeZone ?? 'UTC' });
}

/** The items that a list which is here as a whole shows, in their order. */
export function shownOf(
  items: readonly Entity[],
  list: ListFacts,
  chosen: Chosen,
  language: Language,
): readonly Entity[] {
  const found = items.filter(
    (item) =>
      list.filters.every((filter) => passes(item, filter, chosen)) && isInTime(item, list, chosen),
  );
  return inOrder(found, list, chosen, language).slice(0, list.limit);
}

/** The parameters by which an API that pages a list is asked for what is chosen. */
export function queryOf(list: ListFacts, chosen: Chosen): Readonly<Record<string, string>> {
  const { filters, asks, time } = list;
  if (asks === undefined) return {};
  const name = (template: string, field: string) => template.replace('{field}', field);
  const pairs = filters.flatMap((filter): [string, string | undefined][] => {
    if (filter.type === 'words') return [[asks.words, chosen[filter.parameter]]];
    if (filter.type === 'value')
      return [[name(asks.value, filter.field), chosen[filter.parameter]]];
    return [
      [name(asks.from, filter.field), chosen[`${filter.parameter}-from`]],
      [name(asks.to, filter.field), chosen[`${filter.parameter}-to`]],
    ];
  });
  const isPast = showsPast(list, chosen);
  if (time !== undefined) {
    pairs.push(
      isPast
        ? [name(asks.to, time.field), dayBefore(today())]
        : [name(asks.from, time.field), today()],
    );
  }
  const order = orderOf(list, chosen) ?? (time && { field: time.field, descending: isPast });
  if (order !== undefined) {
    pairs.push([asks.sort, name(order.descending ? asks.descending : asks.ascending, order.field)]);
  }
  const counted = filters.flatMap((filter) => (filter.type === 'value' ? [filter.field] : []));
  if (counted.length > 0) pairs.push([asks.facets, counted.join(',')]);
  return Object.fromEntries(
    pairs.flatMap(([key, value]) => (value === undefined ? [] : [[key, value]])),
  );
}

/** How many of some items have each value of a field. */
export function countsOf(
  items: readonly Entity[],
  field: string,
): Readonly<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const value of items.flatMap((item) => valuesOf(item, field))) {
    counts[value] = (counts[value] ?? 0) + 1;
  }
  return counts;
}

/** The values that a filter offers with their numbers: those with words in the words' order, then the others. */
export function offeredOf(
  items: readonly Entity[],
  field: string,
  named: readonly string[],
  language: Language,
): readonly (readonly [string, number])[] {
  const collator = new Intl.Collator(language.tag, { numeric: true });
  const place = (value: string) => (named.includes(value) ? named.indexOf(value) : named.length);
  return Object.entries(countsOf(items, field)).toSorted(
    ([a], [b]) => place(a) - place(b) || collator.compare(a, b),
  );
}

/** The years of a date field, the first one first. */
export function yearsOf(items: readonly Entity[], field: string): readonly number[] {
  const years = items.flatMap((item) => yearOf(item, field) ?? []);
  return [...new Set(years)].sort((a, b) => a - b);
}

/** The groups of a list's items, in their order, each with its items. */
export function groupsOf(
  items: readonly Entity[],
  list: ListFacts | undefined,
  language: Language,
): readonly { readonly key: string; readonly items: readonly Entity[] }[] {
  const groups = list?.groups;
  const found = new Map<string, Entity[]>();
  for (const item of items) {
    const key = groups === undefined ? '' : keyOf(item, groups, language);
    found.set(key, [...(found.get(key) ?? []), item]);
  }
  return [...found].map(([key, own]) => ({ key, items: own }));
}

/** The order that holds; undefined for a list that has none to choose. */
function orderOf({ sort }: ListFacts, chosen: Chosen): Omit<OrderFacts, 'id'> | undefined {
  return sort?.options.find(({ id }) => id === chosen[sort.parameter]) ?? sort?.options[0];
}

function passes(item: Entity, filter: FilterFacts, chosen: Chosen): boolean {
  if (filter.type === 'years') {
    const year = yearOf(item, filter.field);
    const [from, to] = [chosen[`${filter.parameter}-from`], chosen[`${filter.parameter}-to`]];
    if (from === undefined && to === undefined) return true;
    return year !== undefined && year >= Number(from ?? 0) && year <= Number(to ?? 9999);
  }
  const wanted = chosen[filter.parameter];
  if (wanted === undefined) return true;
  if (filter.type === 'value') return valuesOf(item, filter.field).includes(wanted);
  const held = filter.fields.flatMap((field) => valuesOf(item, field)).map(plain);
  return fold(wanted)
    .split(/\s+/)
    .every((word) => held.some((text) => fold(text).includes(word)));
}

/** Whether what is over is shown, in place of what is to come. */
function showsPast({ time }: ListFacts, chosen: Chosen): boolean {
  return (time?.only ?? chosen[time?.parameter ?? '']) === 'past';
}

function isInTime(item: Entity, list: ListFacts, chosen: Chosen): boolean {
  const { time } = list;
  if (time === undefined) return true;
  const [last] = [
    ...(time.end === undefined ? [] : valuesOf(item, time.end)),
    ...valuesOf(item, time.field),
  ];
  const day = last === undefined ? undefined : dayOf(last);
  return (day !== undefined && day < today()) === showsPast(list, chosen);
}

function inOrder(
  items: readonly Entity[],
  list: ListFacts,
  chosen: Chosen,
  language: Language,
): readonly Entity[] {
  const { groups, time } = list;
  const by = (key: (item: Entity) => string | undefined, isFalling: boolean) => {
    const collator = new Intl.Collator(language.tag, { numeric: true });
    return (a: Entity, b: Entity) => {
      const [left, right] = [key(a) || undefined, key(b) || undefined];
      if (left === undefined || right === undefined) {
        return Number(left === undefined) - Number(right === undefined);
      }
      const order = compareDates(left, right) ?? collator.compare(left, right);
      return isFalling ? -order : order;
    };
  };
  const order = orderOf(list, chosen);
  if (order !== undefined) {
    return [...items].sort(by((item) => valuesOf(item, order.field)[0], order.descending));
  }
  const timed = [...items];
  if (time !== undefined) {
    timed.sort(by((item) => valuesOf(item, time.field)[0], showsPast(list, chosen)));
  }
  if (groups === undefined) return timed;
  const known = Object.keys(groups.words ?? {});
  const place = (item: Entity) => {
    const key = keyOf(item, groups, language);
    // What begins with no letter comes after all that do, and before what has no value.
    if (key === '#' || key === '') return known.length + (key === '#' ? 1 : 2);
    const index = known.indexOf(key);
    return index < 0 ? known.length : index;
  };
  const compare = by((item) => keyOf(item, groups, language), groups.descending);
  return timed.sort((a, b) => place(a) - place(b) || compare(a, b));
}

function keyOf(
  item: Entity,
  { by, field }: NonNullable<ListFacts['groups']>,
  language: Language,
): string {
  const [value = ''] = valuesOf(item, field);
  if (by === 'value' || value === '') return value;
  if (by === 'year') return String(yearOf(item, field) ?? '');
  const [first = ''] = value.normalize('NFC');
  if (!/\p{L}/u.test(first)) return '#';
  const [letter = first] = first.toLocaleUpperCase(language.tag);
  const collator = new Intl.Collator(language.tag, { sensitivity: 'base' });
  const [bare = letter] = letter.normalize('NFD');
  return collator.compare(letter, bare) === 0 ? bare : letter;
}

/** The values of a field, or of the objects in lists on the way to it. */
function valuesOf(item: unknown, field: string): readonly string[] {
  const [name = '', ...rest] = field.split('.');
  const value: unknown = typeof item === 'object' && item !== null ? Reflect.get(item, name) : item;
  const values: readonly unknown[] = Array.isArray(value) ? value : [value];
  const found = rest.length === 0 ? values : values.flatMap((one) => valuesOf(one, rest.join('.')));
  return [...new Set(found.filter((one) => typeof one !== 'object').flatMap((one) => one ?? []))]
    .map((one) => String(one).trim())
    .filter((text) => text !== '');
}

function yearOf(item: Entity, field: string): number | undefined {
  const year = /^\d{4}/.exec(valuesOf(item, field)[0] ?? '')?.[0];
  return year === undefined ? undefined : Number(year);
}

function dayOf(value: string): string {
  return clockOf(value).slice(0, 10).replaceAll('/', '-');
}

/** Which of two dates comes first by when they are; undefined where one of the values is none. */
export function compareDates(a: string, b: string): number | undefined {
  if (![a, b].every((value) => /^\d{4}-\d\d-\d\d(?=$|[T ])/.test(value))) return undefined;
  if (isInstant(a) && isInstant(b)) return Date.parse(a) - Date.parse(b);
  const [left, right] = [clockOf(a), clockOf(b)];
  return left < right ? -1 : Number(left > right);
}

function isInstant(value: string): boolean {
  return /T.*(?:Z|[+-]\d\d:?\d\d)$/.test(value);
}

/** What calendar and clock show at a date where the site is: `2026-03-05 20:00`; of a day, the day. */
function clockOf(value: string): string {
  return isInstant(value) && FACTS.timeZone !== undefined
    ? new Date(value).toLocaleString('sv', { timeZone: FACTS.timeZone }).slice(0, 16)
    : value.replace('T', ' ').slice(0, 16);
}

function dayBefore(day: string): string {
  return new Date(Date.parse(`${day}T12:00Z`) - 86_400_000).toISOString().slice(0, 10);
}

function fold(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}
