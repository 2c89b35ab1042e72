import { atom, useAtomValue } from 'jotai';
import { useCallback } from 'react';
import { type ListState, pageParameter, startList } from '../../core/index.ts';
import { useEngine } from './context.ts';
import { useShownPage } from './shown-page.ts';

/** A view's list, and what can be done with it. */
export interface ViewHandle {
  readonly state: ListState;
  /** How many items a page or slice of it has. */
  readonly pageSize: number;
  /** The parameter of the page's address that names the page or slice that it begins with. */
  readonly pageParameter: string;
  /** Whether the page is about something else, or about more than it. */
  readonly isPart: boolean;
  /** Shows the next items; asked twice of the same list, they come once. */
  readonly showMore: () => void;
  readonly retry: () => void;
}

const NOTHING_YET = atom(startList(0));

/** The state of a view of the page around the component. */
export function useView(name: string): ViewHandle {
  const { views } = useEngine();
  const { address, route } = useShownPage();
  const state = useListState(address, name);
  const { end } = state;
  const pageSize = views.pageSizeOf(address, name);
  const showMore = useCallback(
    () => void views.showMore(address, name, end),
    [views, address, name, end],
  );
  const retry = useCallback(() => void views.retry(address), [views, address]);
  const isPart = route.views.some((view) => view.name === name && view.role !== undefined);
  return { state, pageSize, pageParameter: pageParameter(route, name), isPart, showMore, retry };
}

/** The list of a view at an address. */
export function useListState(address: string, name: string): ListState {
  return useAtomValue(useEngine().views.stateOf(address, name) ?? NOTHING_YET);
}
