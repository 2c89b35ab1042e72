import type { Source } from '../../../core/manifest/manifest-types.ts';
import type { PagingConvention } from '../../../core/manifest/site-model.ts';
import { type AskedPaging, readAsked } from './asked-paging.ts';
import type { FoundList } from './find-list.ts';
import type { Guess, Guessed } from './guess.ts';
import { cursorOf, hasPage, isPageAsked, readPaging } from './read-paging.ts';

type Call = Pick<Source, 'api' | 'endpoint' | 'query'>;

/** The source of a list: how it is paged, and where items and pages stand in the answer. */
export function proposeSource(
  call: Call,
  list: FoundList,
  convention: PagingConvention,
): Guessed<Source> {
  const { path, pages, total, items, more } = list;
  const cursor = cursorOf(call.query, list);
  if (cursor !== undefined) return proposeFirst(call, list, cursor);
  if (path !== undefined && pages !== undefined) {
    return proposePages(call, list, path, pages, convention);
  }
  if (path !== undefined && total !== undefined && total.value > items.length && !total.isText) {
    return proposeTotal(call, list, path, total.path, convention);
  }
  if (path !== undefined && more !== undefined) {
    return proposeMore(call, list, path, more, convention);
  }
  if (path === undefined && isPart(list)) return proposeCounted(call, list, convention);
  if (path === undefined && isPageAsked(call.query)) return proposeBare(call, list, convention);
  const value: Source = {
    ...call,
    paging: 'client',
    ...(path !== undefined && { items: path }),
  };
  const shown = total === undefined ? '' : `, and "${total.path}" is ${total.value}${unread(list)}`;
  const count = `${items.length} ${items.length === 1 ? 'item' : 'items'}`;
  const reason =
    path === undefined
      ? 'the answer is a whole array'
      : `the answer says no number of pages; it has ${count}${shown}`;
  return { value, guesses: [{ at: 'paging', value: 'client', reason }, ...placeOfItems(path)] };
}

/** What keeps a list of which the answer has a part from being paged. */
function unread({ total, items }: FoundList): string {
  return total?.isText && total.value > items.length
    ? `: a part, and a number that is a text cannot be read; let the backend answer a number, then write "paging": "server" with "total": "${total.path}" in "pagingConvention", or ask for more of them at once`
    : '';
}

/** A list that goes on from a cursor, which no manifest can hand over: what one answer has is all of it. */
function proposeFirst(
  call: Call,
  { path, items, total }: FoundList,
  cursor: string,
): Guessed<Source> {
  const value: Source = {
    ...call,
    paging: 'client',
    ...(path !== undefined && { items: path }),
  };
  const isPartial = total !== undefined && total.value > items.length;
  const ofAll = isPartial ? ` of ${total.value} ("${total.path}")` : '';
  const reason = `the backend goes on from "${cursor}", which no manifest can hand over: the list has these ${items.length} items alone${ofAll}; ask for more of them at once`;
  return { value, guesses: [{ at: 'paging', value: 'client', reason }, ...placeOfItems(path)] };
}

/** A list whose answer says how many pages it has. */
function proposePages(
  call: Call,
  list: FoundList,
  path: string,
  pages: string,
  convention: PagingConvention,
): Guessed<Source> {
  const asked = readPaging(call.query, list);
  const value: Source = {
    ...withoutPaging(call, asked),
    paging: 'server',
    ...withConvention(asked.convention),
    ...(path !== convention.items && { items: path }),
    ...(pages !== pathOfPages(convention) && { pages }),
  };
  const reason = `"${pages}" is the number of pages; the site asks for them ${howAsked(asked, convention)}`;
  return { value, guesses: [{ at: 'paging', value: 'server', reason }, ...placeOfItems(path)] };
}

/** A list whose answer says how many items there are in all, and has a part of them. */
function proposeTotal(
  call: Call,
  list: FoundList,
  path: string,
  total: string,
  convention: PagingConvention,
): Guessed<Source> {
  const asked = readPaging(call.query, list);
  const { end } = convention;
  const isUsual = end.by === 'total' && end.at.from === 'body' && end.at.path === total;
  const value: Source = {
    ...withoutPaging(call, asked),
    paging: 'server',
    ...withConvention({ ...asked.convention, ...(!isUsual && { total }) }),
    ...(path !== convention.items && { items: path }),
  };
  const reason = `"${total}" is the number of all items, of which the answer has a part; the site asks for the rest ${howAsked(asked, convention)}`;
  return { value, guesses: [{ at: 'paging', value: 'server', reason }, ...placeOfItems(path)] };
}

/** A list whose answer counts nothing, but says that there is a further page. */
function proposeMore(
  call: Call,
  list: FoundList,
  path: string,
  more: string,
  convention: PagingConvention,
): Guessed<Source> {
  const asked = readPaging(call.query, list);
  if (!hasPage(asked)) {
    const value: Source = { ...call, paging: 'client', items: path };
    const reason = `"${more}" says that the answer is a part, and nothing how the rest is asked for: the list has these ${list.items.length} items alone; ask --from for a page, such as ?page=1, or write "paging": "server" with "page" and "next": "${more}" in "pagingConvention"`;
    return { value, guesses: [{ at: 'paging', value: 'client', reason }, ...placeOfItems(path)] };
  }
  const { end } = convention;
  const isUsual = end.by === 'next' && end.at.from === 'body' && end.at.path === more;
  const value: Source = {
    ...withoutPaging(call, asked),
    paging: 'server',
    ...withConvention({ ...asked.convention, ...(!isUsual && { next: more }) }),
    ...(path !== convention.items && { items: path }),
  };
  const reason = `"${more}" says that there is a further page; the site asks for it ${howAsked(asked, convention)}`;
  return { value, guesses: [{ at: 'paging', value: 'server', reason }, ...placeOfItems(path)] };
}

/** Whether a header says that there is more than the answer has. */
function isPart({ items, counted }: FoundList): boolean {
  if (counted === undefined) return false;
  const { by, value } = counted;
  if (by === 'next') return value !== '';
  return Number(value) > (by === 'total' ? items.length : 1);
}

/** A list that is a whole array, of more than it has, as a header says. */
function proposeCounted(
  call: Call,
  { items, counted }: FoundList,
  convention: PagingConvention,
): Guessed<Source> {
  const asked = readAsked(call.query);
  const value: Source = {
    ...withoutPaging(call, asked),
    paging: 'server',
    ...withConvention(asked.convention),
  };
  const says = `the header "${counted?.name}" is ${counted?.value}, and the answer has ${items.length}`;
  const reason = `${says}; the site asks for the rest ${howAsked(asked, convention)}`;
  return { value, guesses: [{ at: 'paging', value: 'server', reason }] };
}

/** A bare array of which a page was asked for: its last page is the one that is not full. */
function proposeBare(
  call: Call,
  { items }: FoundList,
  { items: usual }: PagingConvention,
): Guessed<Source> {
  const asked = readAsked(call.query);
  const { page, offset, pageSize } = asked.convention;
  const value: Source = {
    ...withoutPaging(call, asked),
    paging: 'server',
    ...withConvention(asked.convention),
    ...(usual !== undefined && { items: '.' }),
  };
  const size = pageSize === undefined ? '' : ` of ${pageSize}`;
  const reason = `"${offset ?? page}" was asked for, and the answer is an array of ${items.length} items${size} that counts nothing; the site asks for pages until one is not full`;
  return { value, guesses: [{ at: 'paging', value: 'server', reason }] };
}

/** A call without the parameters that page. */
function withoutPaging({ query: _, ...call }: Call, { query }: AskedPaging): Call {
  return Object.keys(query).length === 0 ? call : { ...call, query };
}

function withConvention(convention: AskedPaging['convention']): Pick<Source, 'pagingConvention'> {
  return Object.keys(convention).length === 0 ? {} : { pagingConvention: convention };
}

function howAsked({ isChanged, convention }: AskedPaging, usual: PagingConvention): string {
  if (!isChanged) {
    return `with "${usual.page}" from ${usual.firstPage} and "${usual.size}", as site.json says`;
  }
  const names = [convention.offset ?? convention.page, convention.size].filter(Boolean);
  if (names.length === 0) {
    return `with "${usual.page}" from 1 and "${usual.size}", as the answer is page 1`;
  }
  return `with ${names.map((name) => `"${name}"`).join(' and ')}, as they stand in what was asked for, in the URL of the next page, or in the answer`;
}

/** Where site.json says that the number of pages stands, if it goes by that. */
function pathOfPages({ end }: PagingConvention): string | undefined {
  return end.by === 'pages' && end.at.from === 'body' ? end.at.path : undefined;
}

function placeOfItems(path: string | undefined): Guess[] {
  return path === undefined
    ? []
    : [{ at: 'items', value: path, reason: 'a list of objects stands there' }];
}
