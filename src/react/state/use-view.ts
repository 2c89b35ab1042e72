import { atom, useAtomValue } from 'jotai';
import { useCallback } from 'react';
import { type ListState, startList } from '../../core/index.ts';
import { useEngine } from './context.ts';
import { useShownPage } from './shown-page.ts';

/** A view's list, and what can be done with it. */
export interface ViewHandle {
  readonly state: ListState;
  /** How many items a page or slice of it has. */
  readonly pageSize: number;
  /** Shows the next items; asked twice of the same list, they come once. */
  readonly showMore: () => void;
  readonly retry: () => void;
}

const NOTHING_YET = atom(startList(0));

/** The state of a view of the page around the component. */
export function useView(name: string): ViewHandle {
  const { views } = useEngine();
  const { cacheKey } = useShownPage();
  const state = useListState(cacheKey, name);
  const { end } = state;
  const pageSize = views.pageSizeOf(cacheKey, name);
  const showMore = useCallback(
    () => void views.showMore(cacheKey, name, end),
    [views, cacheKey, name, end],
  );
  const retry = useCallback(() => void views.retry(cacheKey), [views, cacheKey]);
  return { state, pageSize, showMore, retry };
}

/** The list of a view of a page. */
export function useListState(cacheKey: string, name: string): ListState {
  return useAtomValue(useEngine().views.stateOf(cacheKey, name) ?? NOTHING_YET);
}
