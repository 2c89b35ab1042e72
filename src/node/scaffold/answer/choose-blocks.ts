import { isRecord, readPath } from '../../../core/mapping/read-path.ts';
import type { Field } from './answer-fields.ts';
import { chooseWrittenDate, isOfChange } from './choose-date.ts';
import { chooseFacts, nameOfFact, parentOf } from './choose-facts.ts';
import type { ChosenFields } from './choose-fields.ts';
import { choosePage, isAsked } from './choose-link.ts';
import { isLogin } from './choose-note.ts';
import { findNameOf, isDoi } from './choose-publication.ts';
import { type ChosenField, reasoned } from './chosen-field.ts';
import { isKeywords, type ValueKind } from './field-kinds.ts';
import { isNamed, namesOf, passesNamed, rankName } from './field-names.ts';
import type { AnswerRecord } from './find-list.ts';
import { isPartOf, isSummed, withoutRepeated } from './repeated-fields.ts';
import { isForMachines, shownFields } from './shown-fields.ts';

/** An item, and what is known of its fields. */
export interface ItemFields {
  readonly item: AnswerRecord;
  readonly every: readonly Field[];
  /** The paths of those that are the same of all items in its list. */
  readonly same: readonly string[];
  /** How many items its list has. */
  readonly count: number;
  /** The URL below which the API itself answers, where it is known. */
  readonly base: string | undefined;
}

/** The most blocks of a page; more are a record, and no page. */
const MOST = 10;
const MOST_TEXTS = 3;
/** What a library sorts by: `HC`, `HT165.5`. */
const CODE = /^[A-Z]{1,3}[\d.-]*$/;
const SENTENCE = /^\p{Lu}(\S*\s+){4,}\S+[.!?]$/u;
const LONG: readonly ValueKind[] = ['html', 'long-text'];
const DATES: readonly ValueKind[] = ['date', 'date-time'];

/**
 * What a page of one item shows below its title and picture, in the order of reading: when, who and where,
 * the texts, some facts, and what leads elsewhere.
 *
 * @param chosen the fields that were chosen for its parts
 */
export function chooseBlocks(
  { item, every, same, count, base }: ItemFields,
  chosen: ChosenFields,
): ChosenField[] {
  const used = [chosen.title, chosen.image].flatMap((part) => part?.field ?? []);
  const rest = shownFields(every)
    .filter((field) => !used.includes(field) && field.kind !== 'other')
    .map((field) => (isOnly(item, field) ? { ...field, isOfFirst: false } : field));
  const head = withoutRepeated(chooseHead(rest, chosen), used);
  const texts = withoutRepeated(chooseTexts(rest, chosen), [...used, ...fieldsOf(head)]);
  const links = withoutRepeated(chooseLinks(rest, chosen, { same, base }), used);
  const before = [...used, ...fieldsOf([...head, ...texts, ...links])];
  const facts = withoutRepeated(
    [...venueOf(chosen), ...chooseFacts(rest, { same, count, parents: parentsOf(chosen) })].filter(
      ({ field }) => !texts.some((text) => isPartOf(field, text.field)),
    ),
    before,
  );
  const keywords = withoutRepeated(chooseKeywords(rest), [...before, ...fieldsOf(facts)]);
  const space = Math.max(MOST - head.length - texts.length - links.length, 0);
  const below = [...[...facts, ...keywords].slice(0, space), ...links];
  return [...head, ...texts, ...below].slice(0, MOST);
}

/** Words such as tags and subjects, the first such list of an item; codes are for machines. */
function chooseKeywords(rest: readonly Field[]): ChosenField[] {
  const lists = rest.filter(
    ({ kind, path, isOfFirst, values }) =>
      (kind === 'labels' || kind === 'tags') &&
      !isOfFirst &&
      isKeywords(path) &&
      !passesNamed(path, 'other') &&
      !values.flat().every((value) => CODE.test(String(value))),
  );
  return lists
    .slice(0, 1)
    .map((field) => ({ ...reasoned(field, true), field: { ...field, kind: 'names' } }));
}

/** Where a publication appeared. */
function venueOf({ publication }: ChosenFields): ChosenField[] {
  return publication?.venue === undefined ? [] : [publication.venue];
}

/** When, who and where. */
function chooseHead(rest: readonly Field[], chosen: ChosenFields): ChosenField[] {
  const { event, date, publication, maker } = chosen;
  const names = rest
    .filter(
      (field) =>
        field.kind === 'names' &&
        !field.isOfFirst &&
        !isLogin(field) &&
        !passesNamed(field.path, 'notOwn'),
    )
    .map((field) => reasoned(field, false));
  const people = publication === undefined ? names : [publication.authors, ...names];
  const when =
    event === undefined
      ? [...asDays(dateOf(chosen, rest)), ...endOf(date, rest)]
      : [event.start, ...(event.end === undefined ? [] : [event.end])];
  const author = maker !== undefined && !isForMachines(maker.field) ? [maker] : [];
  // The room of a person is a fact, as is the telephone.
  const isThing = publication === undefined && (chosen.email ?? chosen.phone) === undefined;
  const place = event?.place ?? (isThing ? findNameOf(rest, 'place') : undefined);
  return [
    ...rankOf(rest),
    ...when,
    ...(people.length > 0 ? people : author),
    ...(place === undefined ? [] : [place]),
  ];
}

/** The rank of a person; a department or a kind is one of the facts. */
function rankOf(rest: readonly Field[]): ChosenField[] {
  const own = rest.filter(({ kind, depth }) => kind === 'text' && depth === 0);
  const ranks = namesOf('subtitle').flatMap((name) =>
    own.filter((field) => field.name === name && nameOfFact(field) === undefined),
  );
  return ranks.slice(0, 1).map((field) => reasoned(field, true));
}

/** The objects in which the title and the text of an item stand, as its other fields may. */
function parentsOf({ title, summary }: ChosenFields): string[] {
  return [title, summary].flatMap((part) => (part === undefined ? [] : parentOf(part.field)));
}

/** The date, as it is written for readers where another field has its year alone; none of a change. */
function dateOf({ date }: ChosenFields, rest: readonly Field[]): ChosenField | undefined {
  if (date === undefined || isOfChange(date.field.path)) return undefined;
  const written = date.field.kind === 'year' ? chooseWrittenDate(rest) : undefined;
  return written ?? date;
}

/** A date by itself is that of a day; at which hour something was published is of no use. */
function asDays(date: ChosenField | undefined): ChosenField[] {
  if (date === undefined) return [];
  const { field } = date;
  return [field.kind === 'date-time' ? { ...date, field: { ...field, kind: 'date' } } : date];
}

/** The end of what takes longer than an event, such as a project. */
function endOf(date: ChosenField | undefined, rest: readonly Field[]): ChosenField[] {
  if (date === undefined || rankName(date.field.path, 'start') === undefined) return [];
  const end = rest.find(
    ({ kind, path, depth }) =>
      DATES.includes(kind) && depth === date.field.depth && rankName(path, 'end') !== undefined,
  );
  return end === undefined ? [] : asDays(reasoned(end, true));
}

/** The summary and the text itself, then other long texts of the item. */
function chooseTexts(rest: readonly Field[], { title, summary }: ChosenFields): ChosenField[] {
  const own = rest.filter(
    ({ path, kind, isOfFirst, values }) =>
      !passesNamed(path, 'other') &&
      !isOfFirst &&
      path !== summary?.field.path &&
      !isNamed(path, 'title') &&
      (LONG.includes(kind) || (kind === 'text' && (isNamed(path, 'body') || isSentence(values)))),
  );
  const rank = (field: Field) =>
    (rankName(field.path, 'body') ?? 300) + (field.kind === 'html' ? 0 : 0.5);
  const bodies = own.map((field) => reasoned(field, false)).sort(byRank(rank));
  const texts = summary === undefined ? bodies : [summary, ...bodies];
  const facts = rest.filter(({ kind }) => kind === 'text');
  return texts
    .filter(({ field }) => !own.some((whole) => isPartOf(field, whole)))
    .filter(({ field }) => title === undefined || !isSummed(field, title.field, facts))
    .slice(0, MOST_TEXTS);
}

/** Whether texts are sentences, however short, and no names of something. */
function isSentence(values: readonly unknown[]): boolean {
  return values.every((value) => SENTENCE.test(String(value)));
}

function byRank(rank: (field: Field) => number) {
  return (a: ChosenField, b: ChosenField) => rank(a.field) - rank(b.field);
}

/** What leads elsewhere: e-mail and telephone, the DOI, the item's own page, files and lists of links. */
function chooseLinks(
  rest: readonly Field[],
  { email, phone, publication }: ChosenFields,
  { same, base }: Pick<ItemFields, 'same' | 'base'>,
): ChosenField[] {
  const doi = publication?.doi ?? ownDoi(rest);
  const lists = rest.filter(
    ({ kind, path, values }) =>
      ['files', 'links', 'file'].includes(kind) &&
      !passesNamed(path, 'other') &&
      values.flat().every((entry) => isForReaders(entry, base)),
  );
  // What is found by its DOI needs no URL of its record in a database; lists show their links themselves.
  const pages = rest.filter(
    (field) =>
      !(doi !== undefined && isId(field)) &&
      !same.includes(field.path) &&
      !lists.some((list) => isWithin(field, list)),
  );
  const page = choosePage(pages, base);
  return [
    ...[email, phone, orcidOf(rest)].flatMap((part) =>
      part !== undefined && rest.some(({ path }) => path === part.field.path) ? [part] : [],
    ),
    ...(doi === undefined ? [] : [{ ...doi, field: { ...doi.field, kind: 'doi' as const } }]),
    ...(page === undefined ? [] : [page]),
    ...lists.map((field) => reasoned(field, false)),
  ];
}

/** Whether an entry of a list of links, or a URL alone, is none that a machine asks. */
function isForReaders(entry: unknown, base: string | undefined): boolean {
  return !isAsked(String(isRecord(entry) ? entry.url : entry), base);
}

/** The ORCID iD of a person itself. */
function orcidOf(rest: readonly Field[]): ChosenField | undefined {
  const own = rest.find(({ kind, path }) => kind === 'orcid' && !passesNamed(path, 'other'));
  return own && reasoned(own, true);
}

function isWithin({ path }: Field, { path: list }: Field): boolean {
  return path.startsWith(`${list}.`);
}

function isId({ path }: Field): boolean {
  return path.split('.').some((name) => isNamed(name.replace(/s$/, ''), 'key'));
}

function ownDoi(rest: readonly Field[]): ChosenField | undefined {
  const doi = rest.find((field) => isDoi(field) && !passesNamed(field.path, 'notOwn'));
  return doi && { field: doi, reason: 'its values are DOIs' };
}

/** Whether a field that stands in a list is of the only entry that the list has. */
function isOnly(item: AnswerRecord, { path }: Field): boolean {
  const lists = [...path.matchAll(/\.0(?=\.|$)/g)].map(({ index }) => path.slice(0, index));
  return lists.every((list) => {
    const value = readPath(item, list);
    return Array.isArray(value) && value.length === 1;
  });
}

function fieldsOf(parts: readonly ChosenField[]): Field[] {
  return parts.map(({ field }) => field);
}
