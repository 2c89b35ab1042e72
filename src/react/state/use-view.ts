import { atom, useAtomValue } from 'jotai';
import { useCallback } from 'react';
import { type Choices, type ListState, pageParameter, startList } from '../../core/index.ts';
import { useRuntime } from './context.ts';
import { useShownPage } from './shown-page.ts';

/** A view's list, and what can be done with it. */
export interface ViewHandle {
  readonly state: ListState;
  /** How many items a page or slice of it has. */
  readonly pageSize: number;
  /** The parameter of the page's URL that names the page or slice that it begins with. */
  readonly pageParameter: string;
  /** Whether the page is about something else, or about more than it. */
  readonly isPart: boolean;
  /** Whether what it shows first is still on its way. */
  readonly isAwaited: boolean;
  /** Whether its list is there and has no items, whatever is chosen of it. */
  readonly isEmpty: boolean;
  /** Shows the next items; asked twice of the same list, they come once. */
  readonly showMore: () => void;
  readonly retry: () => void;
}

const NOTHING_YET = atom(startList(0));

/** The state of a view of the page around the component. */
export function useView(name: string): ViewHandle {
  const { views } = useRuntime();
  const { cacheKey, route } = useShownPage();
  const state = useListState(cacheKey, name);
  const { end } = state;
  const asked = views.viewOf(cacheKey, name);
  const showMore = useCallback(
    () => void views.showMore(cacheKey, name, end),
    [views, cacheKey, name, end],
  );
  const retry = useCallback(() => void views.retry(cacheKey), [views, cacheKey]);
  return {
    state,
    pageSize: asked?.source.pageSize ?? 1,
    pageParameter: pageParameter(route, name),
    isPart: route.views.some((view) => view.name === name && view.role !== undefined),
    isAwaited: asked !== undefined && state.status === 'loading' && state.items.length === 0,
    isEmpty: isEmpty(state, asked?.choices ?? {}),
    showMore,
    retry,
  };
}

function isEmpty({ status, items, facts }: ListState, choices: Choices): boolean {
  const { upcoming, past } = facts?.times ?? { upcoming: 0, past: 0 };
  const isChosen = Object.keys(choices).length > 0;
  return status === 'ready' && items.length === 0 && !isChosen && upcoming + past === 0;
}

/** The list of a view of a page. */
export function useListState(cacheKey: string, name: string): ListState {
  return useAtomValue(useRuntime().views.stateOf(cacheKey, name) ?? NOTHING_YET);
}
