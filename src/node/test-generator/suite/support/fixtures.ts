import type { Page, Route } from '@playwright/test';
import { read } from './api.ts';
import type { Source } from './data-facts.ts';
import type { Entity } from './entity.ts';
import { plain } from './expectations.ts';
import { apiOf } from './facts.ts';
import { replaceAt, withValues } from './faults.ts';

// Answers that the suite makes up, so that it is known beforehand what a page has to make of them:
// the API is not asked, and cannot be wrong in the same way as the page.

/** Values that show what is particular of a field, by the fields' names. */
export type Samples = Readonly<Record<string, readonly unknown[]>>;

/** An item with samples in its fields, which of them its id says; a turn moves on by as many. */
export function withSamples(item: Entity, samples: Samples, turn = 0): Entity {
  const place = [...plain(read(item, 'id'))].reduce((sum, sign) => sum + sign.charCodeAt(0), turn);
  const values = Object.entries(samples).map(([field, all]) => [field, all[place % all.length]]);
  return withValues(item, Object.fromEntries(values)) as Entity;
}

/** Items like another one, each with an id and a title of its own; their place is in their titles. */
export function itemsLike(item: Entity, titleField: string, count: number): readonly Entity[] {
  return Array.from({ length: count }, (_, index) => {
    const number = String(index + 1).padStart(3, '0');
    return withValues(item, { id: `entry-${number}`, [titleField]: `Entry ${number}` }) as Entity;
  });
}

/**
 * Items in an order that is not that of a field, some without a value in it; and the titles in the
 * order that the manifest asks for: those without a value stand last, as they came.
 */
export function unsortedLike(
  item: Entity,
  titleField: string,
  { field, descending }: NonNullable<Source['sort']>,
): { readonly items: readonly Entity[]; readonly titles: readonly string[] } {
  const ranks = [3, undefined, 10, 1, null, 9, 2];
  const value = read(item, field);
  // 10 comes after 9 as a number, not as a text.
  const valueAt = (rank: number) =>
    typeof value === 'string' ? `2026-01-${String(rank).padStart(2, '0')}` : rank;
  const items = itemsLike(item, titleField, ranks.length).map((own, index) => {
    const rank = ranks[index];
    return withValues(own, { [field]: typeof rank === 'number' ? valueAt(rank) : rank }) as Entity;
  });
  const rising = [4, 7, 1, 6, 3];
  const order = [...(descending ? rising.toReversed() : rising), 2, 5];
  return { items, titles: order.map((place) => `Entry ${String(place).padStart(3, '0')}`) };
}

/** The calls of a list that were answered, in their order. */
interface AnsweredCalls {
  /** The page that each asked for, from 0. */
  readonly asked: readonly number[];
  readonly queries: readonly Readonly<Record<string, string>>[];
}

/** Answers the calls of a list from items that are known, page by page where it is asked for pages. */
export async function answerList(
  page: Page,
  source: Source,
  items: readonly Entity[],
): Promise<AnsweredCalls> {
  const asked: number[] = [];
  const queries: Readonly<Record<string, string>>[] = [];
  const { base } = apiOf(source);
  await page.route(
    ({ pathname }) => pathname === `${base}${source.endpoint}`,
    async (route) => {
      const number = pageOf(route, source);
      asked.push(number);
      queries.push(Object.fromEntries(new URL(route.request().url()).searchParams));
      const { pageSize, pages } = source;
      const own =
        pages === undefined ? items : items.slice(number * pageSize, (number + 1) * pageSize);
      await route.fulfill({
        json: bodyOf(source, own, items.length, number),
        headers: headersOf(source, items.length),
      });
    },
  );
  return { asked, queries };
}

function pageOf(route: Route, { pages, pageSize }: Source): number {
  if (pages === undefined) return 0;
  const begin = Number(new URL(route.request().url()).searchParams.get(pages.page));
  return pages.counts === 'pages' ? begin - pages.firstPage : begin / pageSize;
}

function bodyOf(source: Source, items: readonly Entity[], total: number, number: number): unknown {
  const path = [apiOf(source).envelope, source.items].filter((step) => step !== undefined);
  const list = path.length === 0 ? items : replaceAt({}, path.join('.').split('.'), items);
  const { pages } = source;
  // A bare array has no place for a count.
  if (pages === undefined || pages.end.at.from === 'header' || Array.isArray(list)) return list;
  return replaceAt(list, pages.end.at.path.split('.'), endOf(source, total, number));
}

function headersOf({ pages, pageSize }: Source, total: number): Readonly<Record<string, string>> {
  if (pages === undefined || pages.end.at.from !== 'header') return {};
  const { at, by } = pages.end;
  return { [at.name]: String(by === 'pages' ? Math.ceil(total / pageSize) : total) };
}

/** What tells whether a page is the last. */
function endOf({ pages, pageSize }: Source, total: number, number: number): unknown {
  const count = Math.ceil(total / pageSize);
  if (pages?.end.by === 'next') return number + 1 < count ? 'another' : null;
  return pages?.end.by === 'total' ? total : count;
}
