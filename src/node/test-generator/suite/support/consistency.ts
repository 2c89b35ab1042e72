import { type APIRequestContext, expect } from '@playwright/test';
import { type Api, callOf, createApi, read, type Values } from './api.ts';
import type { Source } from './data-facts.ts';
import type { Entity } from './entity.ts';
import { plain } from './expectations.ts';
import { apiOf, FACTS, type Language, wordFor } from './facts.ts';
import { expectFoundAsMeant } from './found-items.ts';
import { idsOf } from './ids-of.ts';
import {
  contentListOf,
  expectInOrder,
  expectWritten,
  expectWrittenItems,
} from './written-lists.ts';

// What holds of an API's answers whatever they are: a page that shows them as they come is as wrong as they.

/** Two words of a title, and three. */
const PHRASES = [1, 2].map(
  (times) => new RegExp(`(?:[\\p{L}\\p{N}]{2,} ){${times}}[\\p{L}\\p{N}]{2,}`, 'u'),
);

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
  const inOrder =
    plainly.list === undefined ? items : await api.items(withoutList(plainly), values);
  expectInOrder(inOrder, source, language);
  expectWritten(inOrder, source, language);
  if (source.pages !== undefined) await expectSameInPages(api, plainly, values, items);
  const others = FACTS.languages.filter(({ code }) => code !== language.code);
  for (const other of others) {
    const translated = await createApi(request, other).items(plainly, values);
    if (plainly.list === undefined) expectWritten(translated, source, other);
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
  await expectWrittenItems(request, source, values);
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
  // Whoever copies some words of a title has the blanks between them.
  const titleOf = (item: Entity) => plain(read(item, titleField));
  for (const phrase of PHRASES) {
    const item = all.find((one) => phrase.test(titleOf(one)));
    if (item === undefined) continue;
    const [words = ''] = phrase.exec(titleOf(item)) ?? [];
    const those = await api.items(results, { query: words });
    expect(idsOf(those), `"${words}" finds what has it in its title`).toContain(idsOf([item])[0]);
  }
  if (isOwn(list))
    await expectFoundAsMeant(request, { results, list: withoutOrder(list), titleField });
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
  // A list may end just where a page does. Other backends may tell by an empty page that it has ended.
  const exact = [7, 6, 5, 4, 3, 2].find((size) => items.length % size === 0);
  if (exact !== undefined && isOwn(source)) {
    const full = await api.pageSizes({ ...source, pageSize: exact }, values);
    expect(full, `in pages of ${exact}`).toEqual(Array(items.length / exact).fill(exact));
  }
  for (const pageSize of [7, source.pageSize * 2]) {
    const others = await api.items({ ...source, pageSize }, values);
    expect(idsOf(others), `in pages of ${pageSize}`).toEqual(idsOf(items));
  }
}

/** Whether the site itself answers, with its own content. */
function isOwn(source: Source): boolean {
  return !process.env.API_ORIGIN && contentListOf(source) !== undefined;
}

/** The order is the API's own, and no item is left out, unless the API is asked for a part of the list. */
function withoutOrder({ sort: _, limit: __, ...source }: Source): Source {
  return source.list?.asks === undefined ? withoutList(source) : source;
}

function withoutList({ list: _, ...source }: Source): Source {
  return source;
}

/** The items that do not say that they are there in some languages only. */
function everywhere(items: readonly Entity[], source: Source): readonly Entity[] {
  const { itemLanguages } = apiOf(source);
  return items.filter((item) => read(item, itemLanguages) === undefined);
}

function textsOf(items: readonly Entity[]): readonly string[] {
  return items.map((item) => JSON.stringify(item)).toSorted();
}
