import { type APIRequestContext, expect } from '@playwright/test';
import { createApi, read, type Values } from './api.ts';
import type { CallFacts, ContentList, Source } from './data-facts.ts';
import type { Entity } from './entity.ts';
import { plain } from './expectations.ts';
import { FACTS, type Language } from './facts.ts';
import { idsOf } from './ids-of.ts';
import { compareDates } from './lists.ts';
import {
  expectAsWritten,
  isInList,
  isUnread,
  readWritten,
  type WrittenItem,
} from './written-content.ts';

// What holds of the answers of a site's own content: by the description of its API, and by its files.

/** Among items that are equal by all else, the lowest `order` of their files comes first. */
const FIRST_TO_LAST = { field: 'order', descending: false };
/** `part-2` stands before `part-10`. */
const NAMES = new Intl.Collator('en', { numeric: true });

/** Of how many items of a list the own answers are held against their files, spread over it. */
const MOST_ITEMS = 16;

/**
 * Items of the site's own content stand as the description of its API says; those without a value come last.
 * Where the files are at hand, what no answer has is read of them: the `order`, by which those stand that
 * nothing else parts, and the numbers in their names.
 */
export function expectInOrder(
  answered: readonly Entity[],
  source: Source,
  language: Language,
): void {
  // A backend of an institute's own has rules of its own, and a query may ask for another order.
  if (process.env.API_ORIGIN || source.query !== undefined) return;
  const { endpoint } = source;
  const list = contentListOf(source);
  if (list === undefined) return;
  const written = list.files && readWritten(list.files, language);
  const items = answered.filter((item) => written === undefined || writtenOf(item, written));
  const fieldOf = (item: Entity, field: string) => {
    const value = read(item, field);
    return isValue(value) ? value : writtenOf(item, written)?.fields[field];
  };
  const keys = written === undefined ? list.by : [...list.by, FIRST_TO_LAST];
  const isUnknown = (item: Entity, field: string) => {
    const file = writtenOf(item, written);
    return !isValue(fieldOf(item, field)) && (file === undefined || isUnread(file, field));
  };
  // The first field that cannot be read ends the comparison: what later ones decide depends on it.
  const end = keys.findIndex(({ field }) =>
    written === undefined
      ? items.every((item) => isUnknown(item, field))
      : items.some((item) => isUnknown(item, field)),
  );
  const isAllKnown = written !== undefined && end === -1;
  const sorted = [...items].sort((a, b) => {
    for (const { field, descending } of end === -1 ? keys : keys.slice(0, end)) {
      const order = compareValues(fieldOf(a, field), fieldOf(b, field), descending ? -1 : 1);
      if (order !== 0) return order;
    }
    return isAllKnown ? NAMES.compare(plain(a.id), plain(b.id)) : 0;
  });
  expect(idsOf(items), `${endpoint} is in its order`).toEqual(idsOf(sorted));
}

/** Items of the site's own content say what their files say, and are those that are in the list by them. */
export function expectWritten(items: readonly Entity[], source: Source, language: Language): void {
  const files = contentListOf(source)?.files;
  const written = files && readWritten(files, language);
  if (files === undefined || written === undefined) return;
  const ids = new Set(idsOf(items));
  for (const item of items) {
    const file = writtenOf(item, written);
    if (file !== undefined) expectAsWritten(item, file);
  }
  for (const file of written.values()) {
    const isListed = isInList(file, files);
    const isExpected = isListed === true && files.isWhole && source.query === undefined;
    if (isExpected || isListed === false)
      expect(ids.has(file.id), `${file.id} is in ${source.endpoint}`).toBe(isListed);
  }
}

/** Items of the site's own content say in their own answers what their files say, some in each language. */
export async function expectWrittenItems(
  request: APIRequestContext,
  source: Source,
  values: Values,
): Promise<void> {
  const files = contentListOf(source)?.files;
  const [name, ...others] = Object.keys(values);
  if (files === undefined || name === undefined || others.length > 0) return;
  for (const language of FACTS.languages) {
    const written = [...(readWritten(files, language)?.values() ?? [])];
    const step = Math.ceil(written.length / MOST_ITEMS);
    for (const file of written.filter((_, index) => index % step === 0)) {
      const item = await createApi(request, language).entity(source, { [name]: file.id });
      expectAsWritten(item, file);
    }
  }
}

function writtenOf(
  { id }: Entity,
  written: ReadonlyMap<string, WrittenItem> | undefined,
): WrittenItem | undefined {
  return written?.get(plain(id));
}

/** What is known of a call; undefined of one of a backend that is not the site's own. */
export function contentListOf({ api, endpoint }: CallFacts): ContentList | undefined {
  const named = withoutNames(endpoint);
  return FACTS.contentLists?.find((one) => one.api === api && withoutNames(one.endpoint) === named);
}

/** Whatever the description and the manifests call what is filled in. */
function withoutNames(endpoint: string): string {
  return endpoint.replace(/\{[^{}]*\}/g, '{}');
}

function isValue(value: unknown): value is string | number {
  return typeof value === 'string' || typeof value === 'number';
}

function compareValues(a: unknown, b: unknown, direction: 1 | -1): number {
  if (!isValue(a) || !isValue(b)) return Number(!isValue(a)) - Number(!isValue(b));
  const dates = compareDates(String(a), String(b));
  return direction * (dates ?? Number(a > b) - Number(a < b));
}
