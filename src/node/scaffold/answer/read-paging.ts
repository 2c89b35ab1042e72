import type { Source } from '../../../core/manifest/manifest-types.ts';
import { type AskedPaging, isOf, readAsked, readNumbers } from './asked-paging.ts';
import type { FoundList } from './find-list.ts';

/**
 * How the backend pages, as the query says that was asked for where it names a page, else the URL of the next
 * page, else the numbers of the query, else what the answer repeats of it.
 */
export function readPaging(query: Source['query'], list: FoundList): AskedPaging {
  const numbers = readNumbers(query, list.items.length);
  const named = readAsked(query);
  // What is called a page, and is as many as there are items, is how long one is.
  const isSize = numbers !== undefined && numbers.convention.size === named.convention.page;
  const asked = withSize(isSize ? numbers : named, list);
  if (hasPage(asked)) return fromOne(asked, list);
  const next = readNext(list);
  if (hasPage(next) || (next.isChanged && !asked.isChanged)) return withAsked(next, asked);
  if (numbers !== undefined) return numbers;
  return fromOne(withAsked(readAsked(list.echo), asked), list);
}

/** With a page's size of another name where a page is asked for: as many as there are items. */
function withSize(asked: AskedPaging, { items }: FoundList): AskedPaging {
  if (!hasPage(asked) || asked.convention.size !== undefined || items.length < 2) return asked;
  const [name] = Object.entries(asked.query).find(([, value]) => value === `${items.length}`) ?? [];
  if (name === undefined) return asked;
  const { [name]: _, ...query } = asked.query;
  return {
    ...asked,
    query,
    convention: { ...asked.convention, size: name, pageSize: items.length },
  };
}

/** How an answer says that it is paged, with the size that was asked for, if one was. */
function withAsked(said: AskedPaging, { query, isChanged, convention }: AskedPaging): AskedPaging {
  return {
    query,
    isChanged: said.isChanged || isChanged,
    convention: { ...said.convention, ...convention },
  };
}

/**
 * That by which a backend goes on from where an answer ended: a parameter that was asked for, or is next,
 * or a token in the answer where no page was asked for.
 */
export function cursorOf(query: Source['query'], { next, cursor }: FoundList): string | undefined {
  const further = new URL(next ?? '', 'http://any').searchParams;
  const names = [...Object.keys(query ?? {}), ...further.keys()];
  return names.find((name) => isOf(name, 'cursor')) ?? (isPageAsked(query) ? undefined : cursor);
}

/** Whether what was asked for is a page by its number, or what begins after some items. */
export function isPageAsked(query: Source['query']): boolean {
  return hasPage(readAsked(query));
}

/** Whether it is known how another page is asked for. */
export function hasPage({ convention: { page, offset } }: AskedPaging): boolean {
  return (page ?? offset) !== undefined;
}

/** What the URL of the next page says. */
function readNext({ next }: FoundList): AskedPaging {
  const further = new URL(next ?? '', 'http://any').searchParams;
  const { convention, ...parts } = readAsked(Object.fromEntries(further));
  // The page after the first says from which number pages are counted.
  const isFromOne = convention.page !== undefined && further.get(convention.page) === '2';
  const { firstPage: _, ...names } = convention;
  return { ...parts, convention: { ...names, ...(isFromOne && { firstPage: 1 as const }) } };
}

/** Counts pages from 1 where the answer says that it is page 1, and no page was asked for. */
function fromOne({ convention, ...parts }: AskedPaging, { current }: FoundList): AskedPaging {
  const isOne = current === 1 && convention.page === undefined && convention.offset === undefined;
  return isOne
    ? { ...parts, isChanged: true, convention: { ...convention, firstPage: 1 } }
    : { ...parts, convention };
}
