import { type APIRequestContext, expect } from '@playwright/test';
import { type Api, callOf, createApi, read, type Values } from './api.ts';
import type { ContentList, Source } from './data-facts.ts';
import type { Entity } from './entity.ts';
import { plain } from './expectations.ts';
import { apiOf, FACTS, type Language, wordFor } from './facts.ts';
import { compareDates } from './lists.ts';

// What holds of an API's answers whatever they are: a page that shows them as they come is as wrong as they.

export interface ListQuestion {
  readonly source: Source;
  readonly values?: Values;
  readonly titleField: string;
}

/** Expects that a list is the same whichever pages, sizes and languages it is asked for in. */
export async function expectSameList(
  request: APIRequestContext,
  language: Language,
  { source, values = {}, titleField }: ListQuestion,
): Promise<void> {
  const plainly = withoutOrder(source);
  const api = createApi(request, language);
  const items = await api.items(plainly, values);
  const ids = idsOf(items);
  expect(new Set(ids).size, 'no item stands in a list twice').toBe(ids.length);
  expect(idsOf(await api.items(plainly, values)), 'the same when it is asked again').toEqual(ids);
  // What an API is asked to choose and to sort, it answers in another order than its own.
  expectInOrder(
    plainly.list === undefined ? items : await api.items(withoutList(plainly), values),
    source,
  );
  if (source.pages !== undefined) await expectSameInPages(api, plainly, values, items);
  const others = FACTS.languages.filter(({ code }) => code !== language.code);
  for (const other of others) {
    const translated = await createApi(request, other).items(plainly, values);
    expect(idsOf(everywhere(translated, source)).toSorted(), `in ${other.tag}`).toEqual(
      idsOf(everywhere(items, source)).toSorted(),
    );
    // Names may be the same in two languages, but not every word of every item that is translated.
    if (items.length > 1 && contentListOf(source)?.isUntranslated !== true)
      expect(textsOf(translated), `in ${other.tag}`).not.toEqual(textsOf(items));
  }
  for (const item of items)
    expect(plain(read(item, titleField)), 'every item has a title').not.toBe('');
}

/** Expects that an item is the one that its list names. */
export async function expectSameItem(
  request: APIRequestContext,
  language: Language,
  {
    list,
    source,
    values,
    item,
  }: {
    readonly list: Source;
    readonly source: Source;
    readonly values: Values;
    /** The field of the list's items and that of the item that hold its title. */
    readonly item: { readonly listed: string; readonly own: string };
  },
): Promise<void> {
  const api = createApi(request, language);
  const own = await api.entity(source, values);
  const titles = (await api.items(withoutOrder(list))).map((listed) =>
    plain(read(listed, item.listed)),
  );
  expect(titles).toContain(plain(read(own, item.own)));
}

/** Expects that a source has no item for ids that nobody has. */
export async function expectNoOtherId(
  request: APIRequestContext,
  language: Language,
  { source, values }: { readonly source: Source; readonly values: Values },
): Promise<void> {
  const unknown = Object.fromEntries(
    Object.keys(values).map((name) => [name, 'there-is-no-such-thing']),
  );
  const answer = await request.get(callOf(source, unknown, 0, language), {
    headers: { [apiOf(source).languageHeader]: wordFor(language, apiOf(source)) },
  });
  expect([404, ...apiOf(source).missing]).toContain(answer.status());
}

/** Expects that what a search finds is in the list that is searched, that each word is found, two as well, and blanks are none. */
export async function expectFound(
  request: APIRequestContext,
  language: Language,
  {
    results,
    list,
    word,
    titleField,
  }: {
    readonly results: Source;
    readonly list: Source;
    readonly word: string;
    /** The field of the list's items that holds their title. */
    readonly titleField: string;
  },
): Promise<void> {
  const api = createApi(request, language);
  const all = await api.items(withoutOrder(list));
  const found = await api.items(results, { query: word });
  expect(idsOf(all)).toEqual(expect.arrayContaining([...idsOf(found)]));
  const blank = await api.items(results, { query: `  ${word} ` });
  expect(idsOf(blank), 'blanks around a word change nothing').toEqual(idsOf(found));
  const other = await api.items(results, { query: word.toLocaleUpperCase(language.tag) });
  expect(idsOf(other).toSorted(), 'capitals change nothing').toEqual(idsOf(found).toSorted());
  expect(await api.items(results, { query: '\u{10FFFD}' })).toEqual([]);
  for (const item of all) {
    // Whoever copies two words of a title has the blank between them.
    const [phrase] = /[\p{L}\p{N}]{2,} [\p{L}\p{N}]{2,}/u.exec(plain(read(item, titleField))) ?? [];
    if (phrase === undefined) continue;
    const both = await api.items(results, { query: phrase });
    expect(idsOf(both), `"${phrase}" finds what has it in its title`).toContain(idsOf([item])[0]);
    return;
  }
}

/** Items of the site's own content stand as the description of its API says; those without a value come last. */
function expectInOrder(items: readonly Entity[], source: Source): void {
  // A backend of an institute's own has rules of its own, and a query may ask for another order.
  if (process.env.API_ORIGIN || source.query !== undefined) return;
  const { endpoint } = source;
  const list = contentListOf(source);
  if (list === undefined) return;
  // What no answer has, as the `order` of files, cannot be compared, nor what orders those that are equal by it.
  const unseen = list.by.findIndex(
    ({ field }) => !items.some((item) => isValue(read(item, field))),
  );
  const keys = unseen === -1 ? list.by : list.by.slice(0, unseen);
  const sorted = [...items].sort((a, b) => {
    for (const { field, descending } of keys) {
      const order = compareValues(read(a, field), read(b, field), descending ? -1 : 1);
      if (order !== 0) return order;
    }
    return 0;
  });
  expect(idsOf(items), `${endpoint} is in its order`).toEqual(idsOf(sorted));
}

function contentListOf({ api, endpoint }: Source): ContentList | undefined {
  return FACTS.contentLists?.find((one) => one.api === api && one.endpoint === endpoint);
}

function isValue(value: unknown): value is string | number {
  return typeof value === 'string' || typeof value === 'number';
}

function compareValues(a: unknown, b: unknown, direction: 1 | -1): number {
  if (!isValue(a) || !isValue(b)) return Number(!isValue(a)) - Number(!isValue(b));
  const dates = compareDates(String(a), String(b));
  return direction * (dates ?? Number(a > b) - Number(a < b));
}

/** Pages have no item in common, follow each other without a gap, and are the whole in other sizes too. */
async function expectSameInPages(
  api: Api,
  source: Source,
  values: Values,
  items: readonly Entity[],
): Promise<void> {
  const sizes = await api.pageSizes(source, values);
  expect(
    sizes.slice(0, -1).every((size) => size === source.pageSize),
    'pages are full',
  ).toBe(true);
  for (const pageSize of [7, source.pageSize * 2]) {
    const others = await api.items({ ...source, pageSize }, values);
    expect(idsOf(others), `in pages of ${pageSize}`).toEqual(idsOf(items));
  }
}

/** The order is the API's own, and no item is left out, unless the API is asked for a part of the list. */
function withoutOrder({ sort: _, limit: __, ...source }: Source): Source {
  return source.list?.asks === undefined ? withoutList(source) : source;
}

function withoutList({ list: _, ...source }: Source): Source {
  return source;
}

function idsOf(items: readonly Entity[]): readonly string[] {
  return items.map((item) => plain(item.id) || JSON.stringify(item));
}

/** The items that do not say that they are there in some languages only. */
function everywhere(items: readonly Entity[], source: Source): readonly Entity[] {
  const { itemLanguages } = apiOf(source);
  return items.filter((item) => read(item, itemLanguages) === undefined);
}

function textsOf(items: readonly Entity[]): readonly string[] {
  return items.map((item) => JSON.stringify(item)).toSorted();
}
