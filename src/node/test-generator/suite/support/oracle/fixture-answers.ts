import type { Source } from '../data-facts.ts';
import type { Entity } from '../entity.ts';
import { FACTS, type Language } from '../facts.ts';
import { HOSTILE_HTML, replaceAt } from '../faults.ts';
import type { Endpoint, FixtureKind } from '../fixture-facts.ts';

// Answers that are made from the manifests and a seed alone. What is in them is known without asking:
// the number of an item is in its title, its day follows from the number, its language is said in each text.

/** How many items an answer has: one more than two pages of the largest view of it, so that the last page has a single item. */
export function countOf({ endpoint }: Source): number {
  const { endpoints = [] } = FACTS.oracle ?? {};
  const sizes = endpoints
    .filter(({ source }) => source.endpoint === endpoint)
    .map(({ source }) => source.pageSize);
  return 2 * Math.max(...sizes) + 1;
}

/** Repeats itself for each seed (mulberry32); from 0 up to 1. */
export function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

export const SEED = Number(process.env.ORACLE_SEED ?? 28);

/** The title of an item by its number, counted from 1: no title is the beginning of another. */
export function titleAt(number: number, { code }: Pick<Language, 'code'>): string {
  return `Entry ${String(number).padStart(3, '0')}-${code}`;
}

/** The number of an item whose title would end whatever it stands in, were it written there as it is. */
export const HOSTILE = 3;
const HOSTILE_TEXT = ' </script ></title><b id="hostile">&"\'';

/** The number of an item whose rich text has in it what may not get into a page. */
export const HOSTILE_RICH = 5;

/** The title that an item has in answers: that of one goes on. */
export function wholeTitleAt(number: number, language: Pick<Language, 'code'>): string {
  return titleAt(number, language) + (number === HOSTILE ? HOSTILE_TEXT : '');
}

/** The day of an item: those of two that follow each other are on both sides of midnight. */
export function dateAt(number: number): string {
  const day = new Date(Date.UTC(2026, 11, 31 - number));
  const hour = number % 2 === 0 ? 'T23:30:00Z' : 'T00:15:00Z';
  return `${day.toISOString().slice(0, 10)}${hour}`;
}

/** The fields that all views of one endpoint read. */
export function fieldsOf(endpoints: readonly Endpoint[]): Endpoint['fields'] {
  return Object.assign({}, ...endpoints.map(({ fields }) => fields));
}

/** An item by its number, with what each view of its endpoint reads of it. */
export function itemAt(endpoints: readonly Endpoint[], number: number, language: Language): Entity {
  const random = createRandom(SEED + number);
  const words = () => `${language.code} ${Math.floor(random() * 1e6)}`;
  const fields = fieldsOf(endpoints);
  const values = [
    ...Object.entries(fields).map(([field, kind]) => ({
      field,
      value: valueOfKind(kind, number, language, words),
    })),
    ...endpoints.flatMap(({ source: { sort } }) =>
      sort === undefined || fields[sort.field] === 'date'
        ? []
        : [{ field: sort.field, value: number }],
    ),
    ...endpoints.flatMap(({ title }) =>
      title === undefined ? [] : [{ field: title, value: wholeTitleAt(number, language) }],
    ),
  ];
  const item: unknown = { id: idAt(number) };
  return values.reduce(
    (made, { field, value }) => replaceAt(made, field.split('.'), value),
    item,
  ) as Entity;
}

function valueOfKind(
  kind: FixtureKind,
  number: number,
  language: Language,
  words: () => string,
): unknown {
  if (kind === 'text') return words();
  if (kind === 'html') return `<p>${words()}</p>${number === HOSTILE_RICH ? HOSTILE_HTML : ''}`;
  if (kind === 'date') return dateAt(number);
  if (kind === 'image') return '/media/made-up.webp';
  if (kind === 'file') return '/media/made-up.pdf';
  if (kind === 'url') return `https://made-up.example/${idAt(number)}`;
  if (kind === 'list') return [words(), words()];
  if (kind.startsWith('value:')) return kind.slice('value:'.length);
  const field = kind.slice('links:'.length);
  return [1, 2, 3].map((own) => ({ id: idAt(own), [field]: titleAt(own, language) }));
}

export function idAt(number: number): string {
  return `entry-${String(number).padStart(3, '0')}`;
}

/** The numbers of a list's items in the order in which they are shown, without a limit. */
export function orderOf(source: Source, fields: Endpoint['fields']): readonly number[] {
  const { sort } = source;
  const numbers = Array.from({ length: countOf(source) }, (_, index) => index + 1);
  if (sort === undefined) return numbers;
  // Days fall as numbers rise.
  const isFalling = fields[sort.field] === 'date';
  return (sort.descending ?? false) === isFalling ? numbers : numbers.reverse();
}

/** The navigation, in which every page of the menus is shown. */
export function navigationIn({ code }: Language): readonly Entity[] {
  const { entries = [] } = FACTS.oracle ?? {};
  return entries.map((own, index) => ({
    id: own,
    code: own,
    name: `${own} ${code}`,
    state: 'PUBLISHED',
    display: true,
    sortValue: entries.length - index,
  }));
}

/** What the footer is asked for: a URL in each field that it reads, which is a text as well. */
export function footerAnswer(): Entity {
  const fields = [...JSON.stringify(FACTS.footer ?? {}).matchAll(/"field":"([^"]+)"/g)];
  return fields.reduce<Entity>(
    (answer, [, field = '']) =>
      replaceAt(answer, field.split('.'), 'https://made-up.example/footer') as Entity,
    {},
  );
}
