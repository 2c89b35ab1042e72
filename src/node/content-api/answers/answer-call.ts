import type { Answer, ContentItem, ListSource, SortKey } from '../../content/index.ts';
import type { ContentStore } from './content-store.ts';
import { countField, type Filter, meetsFilter, sortItems } from './list-items.ts';
import type { Listings } from './listing.ts';
import { projectItem } from './project-item.ts';

/** A call that has been understood. */
export interface UnderstoodCall {
  readonly answer: Answer;
  readonly language: string;
  /** The item asked for; empty where the call asks for none. */
  readonly id: string;
  readonly query: CallQuery;
}

/** The query of a call, its values validated. */
export interface CallQuery {
  /** Counted from 0. */
  readonly page: number;
  readonly size: number;
  /** Whether a page was asked for. */
  readonly isPaged: boolean;
  /** The text looked for. */
  readonly q: string | undefined;
  /** Only items that meet all of them are listed. */
  readonly filters: readonly Filter[];
  /** The order in place of the list's own. */
  readonly order: SortKey | undefined;
  /** The fields whose values are counted. */
  readonly counts: readonly string[];
}

/** What a call is answered from. */
export interface AnswerContext {
  readonly store: ContentStore;
  readonly listings: Listings;
  /** The site's time zone, in which days begin; undefined takes times as they are written. */
  readonly timeZone?: string | undefined;
}

/** The answer to a call; undefined where there is no such content. */
export function answerCall(call: UnderstoodCall, context: AnswerContext): unknown {
  const { store } = context;
  const { answer, language, id, query } = call;
  const content = store.get(language);
  const list = (source: ListSource): ContentItem[] => listItems(source, call, context);
  const send = (source: ListSource, items: readonly ContentItem[]): unknown[] =>
    items.map((item) => projectItem(item, source.entityFields));
  const sendAll = (sources: ReadonlyMap<string, ListSource>): Record<string, unknown> =>
    Object.fromEntries([...sources].map(([name, source]) => [name, send(source, list(source))]));

  const sendPage = (source: ListSource): object => {
    const items = list(source);
    const from = query.page * query.size;
    return {
      content: send(source, items.slice(from, from + query.size)),
      numberOfTotalPages: Math.ceil(items.length / query.size),
      ...((query.counts.length > 0 || query.filters.some(({ by }) => by !== 'value')) && {
        numberOfItems: items.length,
      }),
      ...(query.counts.length > 0 && { facets: countFields(source, call, context) }),
    };
  };

  switch (answer.kind) {
    case 'list':
      return query.isPaged ? sendPage(answer.source) : send(answer.source, list(answer.source));
    case 'page':
      return sendPage(answer.source);
    case 'parts':
      return sendAll(answer.parts);
    case 'object': {
      const item = content?.objects.get(answer.file);
      if (item === undefined) return undefined;
      return { ...projectItem(item, answer.entityFields), ...sendAll(answer.embed) };
    }
    case 'item': {
      const item = content?.folders.get(answer.folder)?.get(id);
      return item === undefined ? undefined : projectItem(item, answer.entityFields);
    }
  }
}

function listItems(
  source: ListSource,
  call: UnderstoodCall,
  { listings, timeZone }: AnswerContext,
): ContentItem[] {
  const { filters, order } = call.query;
  const found = findItems(source, call, listings).filter((item) =>
    filters.every((filter) => meetsFilter(item, filter, timeZone)),
  );
  const sorted =
    order === undefined ? found : sortItems(found, order, { language: call.language, timeZone });
  return sorted.slice(0, source.limit);
}

/** The items of a list in which the words of a call are found; all of them where it has none. */
function findItems(
  source: ListSource,
  call: UnderstoodCall,
  listings: Listings,
): readonly ContentItem[] {
  const { q } = call.query;
  const listing = listings(source, call.language);
  return q === undefined || source.search.length === 0 ? listing.items : listing.search(q);
}

function countFields(
  source: ListSource,
  call: UnderstoodCall,
  { listings, timeZone }: AnswerContext,
) {
  const { language, query } = call;
  const items = findItems(source, call, listings);
  const counted = query.counts.map((field) => [
    field,
    countField(items, field, query.filters, { language, timeZone }),
  ]);
  return Object.fromEntries(counted);
}
