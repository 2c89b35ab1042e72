import { createContext, useContext } from 'react';
import { useParams } from 'react-router-dom';
import { cacheKeyOf, type RouteModel } from '../../core/index.ts';
import { useHistoryEntry } from './use-history-entry.ts';

/** A page that is shown: in the main area, or in a drawer over it. */
export interface ShownPage {
  readonly route: RouteModel;
  /** What fills the parameters of its URL. */
  readonly params: Readonly<Record<string, string | undefined>>;
  /** The key under which its lists are cached. */
  readonly cacheKey: string;
  readonly place: 'main' | 'drawer';
}

export const ShownPageContext = createContext<ShownPage | undefined>(undefined);

/** The page around a component. */
export function useShownPage(): ShownPage {
  const page = useContext(ShownPageContext);
  if (page === undefined) throw new Error('useShownPage outside of a page');
  return page;
}

/** The key under which the lists of a route are cached for the reader's entry of the history. */
export function useListsKey(route: RouteModel): string {
  return cacheKeyOf({ route, params: useParams() }, useHistoryEntry());
}
