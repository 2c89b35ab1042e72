import { useMatches } from 'react-router-dom';
import { cacheKeyOf, type LanguageModel, shownView } from '../../core/index.ts';
import { useCurrentRoute } from '../state/active-path.ts';
import { useBarLocation } from '../state/overlay-page.ts';
import { useHistoryEntry } from '../state/use-history-entry.ts';
import { useListState } from '../state/use-view.ts';

/** Where a link to another language leads. */
export interface PageInLanguage {
  readonly pathname: string;
  readonly search: string;
  /** Whether that is the page that the reader sees. */
  readonly isShown: boolean;
}

/**
 * The page that a link to another language leads to: the one in the URL bar, or for an item that is
 * not there in that language the list that it is in.
 */
export function usePageIn({ code }: Pick<LanguageModel, 'code'>): PageInLanguage {
  const { pathname, search } = useBarLocation();
  const entry = useHistoryEntry();
  const route = useCurrentRoute();
  const { params = {} } = useMatches().at(-1) ?? {};
  const view = route && shownView(route, new URLSearchParams(entry.search));
  const cacheKey = cacheKeyOf(route && { route, params }, entry);
  const { languages } = useListState(cacheKey, view?.name ?? '');
  // What is open over a page covers the header.
  const isShown = entry.pathname !== pathname || (languages?.includes(code) ?? true);
  return isShown
    ? { pathname, search, isShown }
    : { pathname: route?.parent ?? '/', search: '', isShown };
}
