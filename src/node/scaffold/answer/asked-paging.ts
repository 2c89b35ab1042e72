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

/** What the query of an answer that was asked for says of how the backend pages. */
export function readAsked(query: Source['query'] = {}): AskedPaging {
  const find = (part: FieldMeaning) =>
    Object.entries(query).find(([name, value]) => isOf(name, part) && /^\d+$/.test(value));
  const size = find('pageSize') ?? find('askedSize');
  const offset = find('offset');
  const page = find('pageNumber');
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
