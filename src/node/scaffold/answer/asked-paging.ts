import type { Source } from '../../../core/manifest/manifest-types.ts';
import { type FieldMeaning, isNamed, splitName } from './field-names.ts';

type WrittenConvention = NonNullable<Source['pagingConvention']>;

/** What is known of how a backend was asked. */
export interface AskedPaging {
  /** The query without the parameters that page. */
  readonly query: Readonly<Record<string, string>>;
  readonly isChanged: boolean;
  readonly convention: WrittenConvention;
}

const NUMBER = /^\d+$/;

/**
 * What the numbers of a query say where its names say nothing (`seite=1&anzahl=10`): as many as there are items
 * is a page's size, and 0 or 1 the number of the first page.
 *
 * @param count the number of items in the answer
 */
export function readNumbers(query: Source['query'] = {}, count: number): AskedPaging | undefined {
  const numbers = Object.entries(query).filter(([, value]) => NUMBER.test(value));
  const sizes = numbers.filter(([, value]) => count > 1 && Number(value) === count);
  const first = numbers.filter(([, value]) => Number(value) < 2);
  const [[size], [page]] = [sizes, first];
  if (size === undefined || page === undefined || sizes.length + first.length > 2) return undefined;
  return readAs(query, { size, page });
}

/** What the query of an answer that was asked for says of how the backend pages. */
export function readAsked(query: Source['query'] = {}): AskedPaging {
  const find = (part: FieldMeaning) =>
    Object.entries(query).find(([name, value]) => isOf(name, part) && NUMBER.test(value));
  return readAs(query, {
    size: find('pageSize') ?? find('askedSize'),
    offset: find('offset'),
    page: find('pageNumber'),
  });
}

type Parameter = readonly [name: string, value: string];

function readAs(
  query: Readonly<Record<string, string>>,
  asked: { readonly [of in 'size' | 'offset' | 'page']?: Parameter | undefined },
): AskedPaging {
  const { offset, page } = asked;
  // What is called a page beside an offset is how long one is.
  const size = asked.size ?? (offset === undefined ? undefined : page);
  const used = [size, offset, page].flatMap((entry) => entry?.[0] ?? []);
  const start = offset ?? page;
  return {
    query: Object.fromEntries(Object.entries(query).filter(([name]) => !used.includes(name))),
    isChanged: used.length > 0,
    convention: {
      ...(size !== undefined && { size: size[0], pageSize: Number(size[1]) }),
      ...(offset !== undefined && { offset: offset[0] }),
      ...(offset === undefined && page !== undefined && { page: page[0] }),
      ...(offset === undefined && start?.[1] === '1' && { firstPage: 1 as const }),
    },
  };
}

/** Of `page[size]` the words together are the name. */
export function isOf(name: string, part: FieldMeaning): boolean {
  return isNamed(name, part) || isNamed(splitName(name).join(''), part);
}
