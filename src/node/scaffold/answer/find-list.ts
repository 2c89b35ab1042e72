import { isRecord } from '../../../core/mapping/read-path.ts';
import { type FieldMeaning, isKey, isNamed } from './field-names.ts';
import { findCursor, findMore, findTotal, type Leaf, type Total } from './find-rest.ts';
import type { CountedHeader } from './read-answer.ts';

export type AnswerRecord = Readonly<Record<string, unknown>>;

/** The list in an answer. */
export interface FoundList {
  readonly items: readonly AnswerRecord[];
  /** Where it stands; undefined where the answer itself is the list. */
  readonly path: string | undefined;
  /** Where the number of pages stands, if it does. */
  readonly pages: string | undefined;
  /** The number of all items and its place, if the answer says it. */
  readonly total: Total | undefined;
  /** The URL of the next page, if the answer says it. */
  readonly next?: string | undefined;
  /** Where the answer says that there is a further page. */
  readonly more?: string | undefined;
  /** Where a token stands by which the backend goes on. */
  readonly cursor?: string | undefined;
  /** The number of the page that the answer is, if it says it. */
  readonly current?: number | undefined;
  /** The parameters of paging that the answer repeats, such as `{ "start": "0" }`. */
  readonly echo?: Readonly<Record<string, string>> | undefined;
  /** What a header says of it. */
  readonly counted?: CountedHeader | undefined;
}

/** How deep a list and its counts may stand. */
const DEPTH = 4;

/** The list that an answer is about; undefined where it is one item. */
export function findList(answer: unknown): FoundList | undefined {
  if (Array.isArray(answer)) {
    return { items: answer.filter(isRecord), path: undefined, pages: undefined, total: undefined };
  }
  const leaves = walk(answer, '', DEPTH);
  const counts = leaves.flatMap(({ path, value }) =>
    typeof value === 'number' ? [{ path, value }] : [],
  );
  const sum = counts.find(({ path }) => isNamed(path, 'total'));
  // The 20 of "current: 1, total: 20" is what the 1 is.
  const isOfPages = counts.some(({ path }) => path === beside(sum?.path, 'current'));
  const pages =
    counts.find(({ path }) => isNamed(path, 'pageCount')) ?? (isOfPages ? sum : undefined);
  const total = isOfPages ? undefined : sum;
  const arrays = leaves.filter(({ value }) => Array.isArray(value) && value.some(isRecord));
  const lists = arrays.filter((array) => readCounted(array).length === 0);
  const [main] = lists.filter(({ path }) => isNamed(path, 'list'));
  const isPart = (pages ?? total) === undefined && isOneItem(answer) && !isMost(main, answer);
  const named = isPart ? undefined : main;
  const isList = (pages ?? total) !== undefined || (lists.length === 1 && !hasTexts(answer));
  const list = named ?? (isList ? longest(lists) : mainList(lists, answer));
  if (list === undefined || !Array.isArray(list.value)) return undefined;
  const items = list.value.filter(isRecord);
  const around = [...leaves, ...arrays.flatMap(readCounted)];
  const next = findNext(leaves);
  return {
    items,
    path: list.path,
    pages: pages?.path,
    total: pages === undefined ? findTotal(around, total, items.length) : total,
    next: next?.value,
    more: findMore(around) ?? next?.path,
    cursor: findCursor(around),
    current: counts.find(({ path }) => isNamed(path, 'currentPage'))?.value,
    echo: findEcho(counts, total?.path),
  };
}

/** Another value of the object that has one. */
function beside(path: string | undefined, name: string): string | undefined {
  return path?.replace(/[^.]*$/, name);
}

function isMost(list: Leaf | undefined, answer: unknown): boolean {
  return list !== undefined && lengthOf(list.value) * 2 > lengthOf(answer);
}

/** The list that an answer mostly is, where it says nothing itself. */
function mainList(lists: readonly Leaf[], answer: unknown): Leaf | undefined {
  const list = hasTexts(answer) ? undefined : longest(lists);
  return isMost(list, answer) ? list : undefined;
}

function longest(lists: readonly Leaf[]): Leaf | undefined {
  return [...lists].sort((a, b) => lengthOf(b.value) - lengthOf(a.value))[0];
}

function lengthOf(value: unknown): number {
  return JSON.stringify(value).length;
}

/** Where Solr counts the items of an answer. */
const OF_SOLR = 'response.numFound';

/** The parameters that an answer repeats: where the page begins, and how many items it may have. */
function findEcho(
  counts: readonly { path: string; value: number }[],
  total: string | undefined,
): Record<string, string> {
  const find = (part: 'offset' | 'pageSize') =>
    counts.find(({ path, value }) => isNamed(path, part) && (part === 'offset' || value > 0));
  const offset = find('offset');
  // A page's size alone may be called otherwise than the parameter: `pagination[pageSize]`.
  if (offset === undefined) return {};
  // A search engine repeats its size among the headers of its answer alone, which many leave out.
  const size = find('pageSize') ?? (total === OF_SOLR ? { path: 'rows', value: 10 } : undefined);
  const counted = [offset, ...(size === undefined ? [] : [size])];
  return Object.fromEntries(
    counted.map(({ path, value }) => [path.split('.').at(-1) ?? path, String(value)]),
  );
}

/** The URL of the next page, such as `links.next` or `_links.next.href`. */
function findNext(leaves: readonly Leaf[]): { path: string; value: string } | undefined {
  const urls = leaves.flatMap(({ path, value }) =>
    typeof value === 'string' && value.includes('?') ? [{ path, value }] : [],
  );
  return urls.find(({ path }) => isNamed(path.replace(/\.href$/, ''), 'nextPage'));
}

/** What the only entry of a list counts of the pages of another: `messages.0.total`. */
function readCounted({ path, value }: Leaf): Leaf[] {
  if (!Array.isArray(value) || value.length !== 1) return [];
  const leaves = walk(value[0], `${path}.0.`, DEPTH);
  const isOf = (part: FieldMeaning) => leaves.some((leaf) => isNamed(leaf.path, part));
  // A category may have a total too, but tells nothing of pages.
  return isOf('total') && (['cursor', 'offset', 'pageSize', 'currentPage'] as const).some(isOf)
    ? leaves
    : [];
}

/** Whether an answer says something itself, so that a list in it is a part of what it says. */
function hasTexts(answer: unknown): boolean {
  const texts = Object.entries(isRecord(answer) ? answer : {}).filter(
    ([, value]) => typeof value === 'string',
  );
  return texts.some(([name]) => isNamed(name, 'thingTitle') || isNamed(name, 'summary'));
}

/** Whether an answer has a key and a title of its own, as one item has; the list in it is its documents. */
function isOneItem(answer: unknown): boolean {
  const names = Object.entries(isRecord(answer) ? answer : {}).flatMap(([name, value]) =>
    typeof value === 'string' || typeof value === 'number' ? [name] : [],
  );
  return names.some(isKey) && names.some((name) => isNamed(name, 'heading'));
}

/** The values of an object and of those in it, without looking into lists. */
function walk(value: unknown, before: string, depth: number): Leaf[] {
  if (!isRecord(value) || depth === 0) return [];
  const entries = Object.entries(value).map(([name, entry]) => ({
    path: before + name,
    value: entry,
  }));
  return [
    ...entries,
    ...entries.flatMap(({ path, value: entry }) => walk(entry, `${path}.`, depth - 1)),
  ];
}
