import type { Field } from './answer-fields.ts';
import { isOfRecord } from './choose-date.ts';
import type { ValueKind } from './field-kinds.ts';
import {
  isNamed,
  namesOf,
  passesNamed,
  plain,
  rankName,
  splitName,
  tellingNames,
} from './field-names.ts';

/** By what readers could filter a list: a field with few values, or a year. */
export interface ChosenFacet {
  readonly field: Field;
  readonly reason: string;
}

const KINDS: readonly ValueKind[] = ['text', 'tags', 'year'];
/** A long run of letters and figures without a space, such as `2021403_Ag_EU` or `BCDEFGHI`. */
const ID = /^(?=[\w-]*\d)(?=[\w-]*[A-Za-z_])[\w-]{8,}$|^(?=\w*\d)\w+_\w+$|^[A-Z\d]{8,}$/;
/** From how many items on a field that hardly two have the same of divides nothing. */
const MANY = 10;
const MAX_VALUE_LENGTH = 60;
const MAX_FACETS = 5;

/** The fields by which a person would let readers filter: their names say so, and their values differ. */
export function chooseFacets(fields: readonly Field[], title: Field | undefined): ChosenFacet[] {
  const named = fields.filter(
    (field) => field !== title && KINDS.includes(field.kind) && isFacet(field) && isShort(field),
  );
  const different = named
    .filter((field) => !saysNothing(field))
    .sort((a, b) => order(a) - order(b));
  const tags = different.filter(({ kind }) => kind === 'tags').map(({ path }) => path);
  // One division of the items by two names for the same thing is one facet; in few items two things
  // divide them alike by chance.
  const first = different.filter(
    (field, index) =>
      !tags.some((path) => field.path.startsWith(`${path}.`)) &&
      different.findIndex((other) => divisionOf(other) === divisionOf(field)) === index,
  );
  return first.slice(0, MAX_FACETS).map((field) => ({
    field,
    reason: `it is called so, and has ${countValues(field)} in ${field.values.length} items`,
  }));
}

/** A name of its own, or that of the object that it is the name of: `category.name`. */
function isFacet({ path, isOfFirst, kind }: Field): boolean {
  const segments = path.split('.');
  const isNameOf = /^(name|title|label|type|display_name|systemName)$/.test(segments.at(-1) ?? '');
  const above = segments.slice(0, isNameOf || isOfFirst ? undefined : segments.length);
  const last = above.filter((name) => !/^\d+$/.test(name));
  return last.slice(-4).some((name, index, all) => {
    const isLast = index === all.length - 1;
    const isWrapped = all.slice(index + 1).every((inner) => IS_PART.test(inner));
    return (
      (isLast || isWrapped) &&
      (kind === 'year' ? /year|date/i.test(name) : isFacetName(name)) &&
      !isMachine(path)
    );
  });
}

/** What stands between the name of a facet and its value. */
const IS_PART =
  /^(name|title|label|type|term|text|@?value|display|display_name|attributes|general|[a-z]{2})$/;

function isFacetName(name: string): boolean {
  const known = namesOf('facet');
  const begins = (word: string) => known.some((one) => word === one || word === `${one}s`);
  return (
    begins(plain(name)) || splitName(name).some(begins) || rankName(name, 'facet') !== undefined
  );
}

/** Kinds of records, and of the people beside them, are of no use to readers. */
function isMachine(path: string): boolean {
  const above = path.split('.').slice(0, -1).join('.');
  return (
    /(^|[._])(node_)?(@type|mime|media|schema|system|discriminator)/i.test(path) ||
    (passesNamed(path, 'other') && !/organi[sz]ation|publisher/i.test(above))
  );
}

/**
 * Years come first, which are few fields and much asked for; then what is asked for most; codes come
 * after the names beside them, and what few items have after what all have.
 */
function order({ kind, path, share }: Field): number {
  if (kind === 'year' || isNamed(path, 'year')) return 0;
  const isCode = splitName(path.split('.').at(-1) ?? path).at(-1) === 'code';
  const ranks = tellingNames(path).flatMap((name) => rankFacet(name) ?? []);
  const rank = Math.min(...ranks, namesOf('facet').length);
  return rank + (isCode ? 100 : 0) + (share < 0.5 ? 200 : 0);
}

/** How likely readers ask for what a name is, the least being the likeliest. */
function rankFacet(name: string): number | undefined {
  const ranks = facetIn(name).map((known) => namesOf('facet').indexOf(known));
  return ranks.length === 0 ? undefined : Math.min(...ranks) + 1;
}

/** Whether readers could choose nothing by it, or see nothing but what a machine calls things. */
function saysNothing({ values, path, kind, isOfFirst, share }: Field): boolean {
  const texts = values.flat().map(String);
  const last = splitName(tellingNames(path).at(-1) ?? path).at(-1) ?? '';
  const isMostly = kind !== 'tags' && kind !== 'year' && values.length >= MANY;
  return (
    (isMostly && (share < 0.5 || new Set(texts).size * 2 > values.length)) ||
    (kind === 'year' && isOfRecord(path)) ||
    (kind !== 'tags' && new Set(texts).size < 2) ||
    passesNamed(path, 'file') ||
    texts.every((text) => ID.test(text)) ||
    [last, last.replace(/s$/, '')].some((word) => namesOf('noFacet').includes(word)) ||
    // Several of the first of several are not those of the item.
    (isOfFirst && kind === 'tags')
  );
}

function isShort({ values }: Field): boolean {
  return values.flat().every((value) => String(value).length <= MAX_VALUE_LENGTH);
}

/** Which items have the same value of the same thing, whatever it is called. */
function divisionOf({ values, kind, path }: Field): string {
  if (kind === 'tags') return path;
  const seen = values.map(String);
  const thing = kind === 'year' ? 'year' : tellingNames(path).flatMap(facetIn).at(-1);
  return [thing, ...seen.map((value) => seen.indexOf(value))].join(' ');
}

/** The names of facets that a name has. */
function facetIn(name: string): string[] {
  const words = [plain(name), ...splitName(name)].map((word) => word.replace(/s$/, ''));
  return namesOf('facet').filter((known) => words.includes(known.replace(/s$/, '')));
}

function countValues({ values }: Field): string {
  const count = new Set(values.flat().map(String)).size;
  return `${count} ${count === 1 ? 'value' : 'values'}`;
}
