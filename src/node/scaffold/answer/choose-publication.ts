import type { Field } from './answer-fields.ts';
import type { ChosenField } from './chosen-field.ts';
import {
  endsNamed,
  type FieldMeaning,
  isNamed,
  namesOf,
  passesNamed,
  plain,
  splitName,
  tellingNames,
} from './field-names.ts';

/** What finds a publication, beside its title and date. */
export interface ChosenPublication {
  readonly authors: ChosenField;
  readonly venue: ChosenField | undefined;
  readonly doi: ChosenField | undefined;
  /** Where in its venue it is, by the names that BibTeX has for that. */
  readonly parts: Readonly<Record<'volume' | 'number' | 'pages', ChosenField | undefined>>;
}

/** What speaks against a field that hardly any item has. */
const SELDOM = 20;
const DOI = /^(?:https?:\/\/(?:dx\.)?doi\.org\/|doi:)?10\.\d{4,}\/\S+$/i;

/** What items have that are publications: authors, and a DOI, a journal or a year; undefined for others. */
export function choosePublication(fields: readonly Field[]): ChosenPublication | undefined {
  // Those who contributed to a work are its authors where nobody else is said to be.
  const authors = best(fields.filter(isAuthors)) ?? best(fields.filter(isContributors));
  if (authors === undefined) return undefined;
  const own = fields.filter(({ path }) => !isOfOther(path));
  const doi = best(own.filter(isDoi), ({ path }) => !isNamed(path, 'doi'));
  const journal = findNameOf(own, 'journal') ?? findNameOf(own, 'journalOwner', 'object');
  const hasYear = fields.some(({ kind }) => kind === 'year');
  if (doi === undefined && journal === undefined && !hasYear) return undefined;
  return {
    authors: chosen(authors, 'it is called as authors are'),
    venue: journal ?? findNameOf(own, 'publisher'),
    doi: doi && chosen(doi, 'its values are DOIs'),
    parts: {
      volume: findNameOf(own, 'volume'),
      number: findNameOf(own, 'issue'),
      pages: findNameOf(own.filter(isPages), 'pages'),
    },
  };
}

/** Whether a field is of a work that the item refers to. */
function isOfOther(path: string): boolean {
  return passesNamed(path, 'notOwn') || /(^|\.)references?\.\d/.test(path);
}

function isContributors({ path, kind }: Field): boolean {
  return kind === 'names' && endsNamed(path, 'contributors');
}

/** A list of names, or all of them in one text, which is no number of a record. */
function isAuthors({ path, kind, isOfFirst, values }: Field): boolean {
  const isWritten = (kind === 'text' || kind === 'long-text') && !isOfFirst;
  const isId = values.every((value) => /^\d+$/.test(String(value)));
  return kind === 'names'
    ? endsNamed(path, 'authors')
    : isWritten && !isId && isNamed(path, 'authors');
}

/**
 * Pages from one to another, or the number of an article in their place (`e0290`); a number by itself may be
 * how many there are.
 */
function isPages({ values }: Field): boolean {
  return values.some((value) => /\d\s*[-–—]+\s*\w*\d|^[A-Za-z]+\d+$/.test(String(value)));
}

/** Whether the values of a field are DOIs, alone or as URLs. */
export function isDoi({ values }: Field): boolean {
  return values.length > 0 && values.every((value) => DOI.test(String(value)));
}

/**
 * A text that is called so, or the name of an object that is: `journal`, `source.display_name`.
 *
 * @param of whether a text alone may be it
 */
export function findNameOf(
  fields: readonly Field[],
  part: FieldMeaning,
  of: 'any' | 'object' = 'any',
): ChosenField | undefined {
  const ranked = fields.flatMap((field) => {
    const [last = '', above = ''] = tellingNames(field.path).reverse();
    const isOfObject = isNamed(last, 'objectName');
    // The first of `journals` is a journal.
    const names = isOfObject ? [above, above.replace(/s$/, '')] : [last, withoutName(last)];
    const rank = Math.max(...names.map((name) => namesOf(part).indexOf(plain(name))));
    const isRight = field.kind === 'text' && rank >= 0 && (isOfObject || of === 'any');
    return isRight ? [{ field, rank: rank + (1 - field.share) * SELDOM }] : [];
  });
  const [first] = ranked.sort((a, b) => a.rank - b.rank);
  return first && chosen(first.field, 'it is called so, or the name of what is');
}

/** What a name is the name of: of `location_name` it is `location`. */
function withoutName(name: string): string {
  const words = splitName(name);
  return isNamed(words.at(-1) ?? '', 'objectName') ? words.slice(0, -1).join('') : name;
}

/** The least deep field, those first of which nothing is to be said against. */
function best(
  fields: readonly Field[],
  isLess: (field: Field) => boolean = () => false,
): Field | undefined {
  const rank = (field: Field) => Number(isLess(field)) * 100 + field.depth;
  return [...fields].sort((a, b) => rank(a) - rank(b))[0];
}

function chosen(field: Field, why: string): ChosenField {
  return { field, reason: `${why}, and ${field.reason}` };
}
