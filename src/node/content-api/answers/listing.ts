import {
  type ContentItem,
  DOCUMENTS,
  finish,
  type ListSource,
  PASSAGES,
  type Steps,
} from '../../content/index.ts';
import type { ContentStore } from './content-store.ts';
import { orderItems } from './order-items.ts';
import { indexItems, type SearchEntry, searchItems } from './search-items.ts';

/** The items of a list in one language. */
export interface Listing {
  /** All of them in the list's order. */
  readonly items: readonly ContentItem[];
  /** Those in which a text is found, the best first. */
  search(text: string): readonly ContentItem[];
  /** Makes what the first search would make. */
  prepare(): Steps<void>;
}

/** Gives the listing of a list in a language. */
export type Listings = (source: ListSource, language: string) => Listing;

/**
 * Listings of the content; each is made when it is first asked for, and cached.
 *
 * @param timeZone the site's, in which its days begin
 */
export function createListings(store: ContentStore, timeZone?: string): Listings {
  const made = new Map<string, Map<ListSource, Listing>>();
  return (source, language) => {
    const ofLanguage = made.get(language) ?? new Map<ListSource, Listing>();
    made.set(language, ofLanguage);
    const items = store.get(language)?.folders.get(source.folder)?.values() ?? [];
    const listing =
      ofLanguage.get(source) ?? createListing(orderItems(items, source, timeZone), source);
    ofLanguage.set(source, listing);
    return listing;
  };
}

/** Makes the listings of lists in languages, for whoever asks first. */
export function* prepareListings(
  listings: Listings,
  sources: readonly ListSource[],
  languages: readonly string[],
): Steps<void> {
  for (const source of sources) {
    for (const language of languages) {
      yield* listings(source, language).prepare();
      yield;
    }
  }
}

function createListing(items: readonly ContentItem[], source: ListSource): Listing {
  let index: readonly SearchEntry[] | undefined;
  return {
    items,
    search: (text) => {
      index ??= finish(indexItems(items, source.search));
      return searchItems(index, text, [DOCUMENTS, PASSAGES].includes(source.folder));
    },
    *prepare() {
      if (source.search.length > 0) index ??= yield* indexItems(items, source.search);
    },
  };
}
