import { LRUCache } from 'lru-cache';
import { isNarrowed, type Language, type MappedAnswer, todayIn } from '../core/index.ts';
import type { ItemRequest, SiteData } from '../react/site-runtime.ts';

/** Answers of the API that are cached, mapped; more than a site has. */
const MAX_LISTS = 2000;
/** There is no end to what may be searched for, so searches drive out each other alone. */
const MAX_SEARCHES = 400;
/** The most items of a search that is cached: words that all of a large site has would fill memory. */
const MAX_SEARCH_ITEMS = 200;

/** Mapped answers by what was asked for. */
export interface ItemCaches {
  readonly lists: LRUCache<string, MappedAnswer>;
  readonly searches: LRUCache<string, MappedAnswer>;
}

export function createItemCaches(): ItemCaches {
  return {
    lists: new LRUCache({ max: MAX_LISTS }),
    searches: new LRUCache({ max: MAX_SEARCHES }),
  };
}

/**
 * Data whose answers are asked for and mapped once, for an API whose content stays what it is: a
 * page that is rendered again then costs its rendering.
 *
 * @param createData what asks the API, made when something is first asked for
 * @param timeZone the one in which the site's days begin
 */
export function cacheItems(
  createData: () => SiteData,
  caches: ItemCaches,
  language: Language,
  timeZone = 'UTC',
): SiteData {
  let made: SiteData | undefined;
  const data = (): SiteData => {
    made ??= createData();
    return made;
  };
  return {
    async loadItems(request) {
      const { list, choices } = request.view;
      // Nor is there an end to what filters may be given.
      const isSearch = request.visit.route.search !== undefined || isNarrowed(list, choices);
      const store = isSearch ? caches.searches : caches.lists;
      const key = nameOf(request, language, todayIn(timeZone));
      const answer = store.get(key) ?? (await data().loadItems(request));
      if (answer === undefined || (isSearch && answer.items.length > MAX_SEARCH_ITEMS))
        return answer;
      store.set(key, answer);
      return answer;
    },
    loadNavigation: (table) => data().loadNavigation(table),
    loadFooter: () => data().loadFooter(),
  };
}

/** What is over is another list on each day. */
function nameOf(
  { view, visit, page, offset }: ItemRequest,
  language: Language,
  day: string,
): string {
  const asked = [view.name, visit.params, view.choices, page, offset, view.list?.time && day];
  return JSON.stringify([language, visit.route.id, ...asked]);
}
