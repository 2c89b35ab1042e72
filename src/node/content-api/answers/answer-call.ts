import type { Answer, ContentItem, ListSource } from '../../content/index.ts';
import type { ContentStore } from './content-store.ts';
import type { Listings } from './listing.ts';
import { projectItem } from './project-item.ts';

/** A call that has been understood. */
export interface Call {
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
  /** Only items whose field has the value are listed. */
  readonly filters: readonly { readonly field: string; readonly value: string }[];
}

/** What a call is answered from. */
export interface AnswerContext {
  readonly store: ContentStore;
  readonly listings: Listings;
}

/** The answer to a call; undefined where there is no such content. */
export function answerCall(call: Call, { store, listings }: AnswerContext): unknown {
  const { answer, language, id, query } = call;
  const content = store.get(language);
  const list = (source: ListSource): ContentItem[] => listItems(source, call, listings);
  const send = (source: ListSource, items: readonly ContentItem[]): unknown[] =>
    items.map((item) => projectItem(item, source.shape));
  const sendAll = (sources: ReadonlyMap<string, ListSource>): Record<string, unknown> =>
    Object.fromEntries([...sources].map(([name, source]) => [name, send(source, list(source))]));

  const sendPage = (source: ListSource): object => {
    const items = list(source);
    const from = query.page * query.size;
    return {
      content: send(source, items.slice(from, from + query.size)),
      numberOfTotalPages: Math.ceil(items.length / query.size),
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
      return { ...projectItem(item, answer.shape), ...sendAll(answer.embed) };
    }
    case 'item': {
      const item = content?.folders.get(answer.folder)?.get(id);
      return item === undefined ? undefined : projectItem(item, answer.shape);
    }
  }
}

function listItems(source: ListSource, call: Call, listings: Listings): ContentItem[] {
  const { q, filters } = call.query;
  const listing = listings(source, call.language);
  const found = q === undefined || source.search.length === 0 ? listing.items : listing.search(q);
  return found
    .filter((item) => filters.every(({ field, value }) => holds(item.fields.get(field), value)))
    .slice(0, source.limit);
}

function holds(field: unknown, value: string): boolean {
  return Array.isArray(field)
    ? field.some((entry) => holds(entry, value))
    : String(field) === value;
}
