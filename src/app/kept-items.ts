import type { Language, MappedAnswer } from '../core/index.ts';
import type { ItemRequest, LastKept, SiteData } from '../react/site-engine.ts';

/** Mapped answers by what was asked for. */
export type KeptItems = LastKept<MappedAnswer>;

/**
 * Data whose answers are asked for and mapped once, for an API whose content stays what it is: a
 * page that is drawn again then costs its drawing. What is searched for has no end and is not kept.
 */
export function keepItems(data: SiteData, kept: KeptItems, language: Language): SiteData {
  return {
    ...data,
    async loadItems(request) {
      if (request.visit.route.search !== undefined) return data.loadItems(request);
      const key = nameOf(request, language);
      const answer = kept.get(key) ?? (await data.loadItems(request));
      if (answer !== undefined) kept.put(key, answer);
      return answer;
    },
  };
}

function nameOf({ view, visit, page, offset }: ItemRequest, language: Language): string {
  return JSON.stringify([language, visit.route.id, view.name, visit.params, page, offset]);
}
