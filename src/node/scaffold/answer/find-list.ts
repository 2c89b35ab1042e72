import { isRecord } from '../../../core/mapping/read-path.ts';
import { isNamed } from './field-names.ts';
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
  readonly total: { readonly path: string; readonly value: number } | undefined;
  /** The URL of the next page, if the answer says it. */
  readonly next?: string | undefined;
  /** What a header says of it. */
  readonly counted?: CountedHeader | undefined;
}

/** How deep a list and its counts may stand. */
const DEPTH = 3;
/** The list that an answer is about; undefined where it is one item. */
export function findList(answer: unknown): FoundList | undefined {
  if (Array.isArray(answer)) {
    return { items: answer.filter(isRecord), path: undefined, pages: undefined, total: undefined };
  }
  const leaves = walk(answer, '', DEPTH);
  const counts = leaves.flatMap(({ path, value }) =>
    typeof value === 'number' ? [{ path, value }] : [],
  );
  const pages = counts.find(({ path }) => isNamed(path, 'pageCount'));
  const total = counts.find(({ path }) => isNamed(path, 'total'));
  const lists = leaves.filter(({ value }) => Array.isArray(value) && value.some(isRecord));
  const named = lists.find(({ path }) => isNamed(path, 'list'));
  const isList = (pages ?? total) !== undefined || (lists.length === 1 && !hasTexts(answer));
  const list = named ?? (isList ? lists[0] : undefined);
  if (list === undefined || !Array.isArray(list.value)) return undefined;
  return {
    items: list.value.filter(isRecord),
    path: list.path,
    pages: pages?.path,
    total,
    next: findNext(leaves),
  };
}

/** The URL of the next page, such as `links.next` or `_links.next.href`. */
function findNext(leaves: readonly { path: string; value: unknown }[]): string | undefined {
  const urls = leaves.flatMap(({ path, value }) =>
    typeof value === 'string' && value.includes('?') ? [{ path, value }] : [],
  );
  return urls.find(({ path }) => isNamed(path.replace(/\.href$/, ''), 'nextPage'))?.value;
}

/** Whether an answer says something itself, so that a list in it is a part of what it says. */
function hasTexts(answer: unknown): boolean {
  const texts = Object.entries(isRecord(answer) ? answer : {}).filter(
    ([, value]) => typeof value === 'string',
  );
  return texts.some(([name]) => isNamed(name, 'thingTitle') || isNamed(name, 'summary'));
}

/** The values of an object and of those in it, without looking into lists. */
function walk(value: unknown, before: string, depth: number): { path: string; value: unknown }[] {
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
