import { useContext } from 'react';
import { ViewNameContext } from './overlay-page.ts';
import { useView } from './use-view.ts';

/**
 * Shows the next items of the list around a component; undefined where there are none, or where the
 * server has to be asked for them.
 */
export function useMoreItems(): (() => void) | undefined {
  const { state, showMore } = useView(useContext(ViewNameContext));
  const isHere = state.total !== undefined && state.status === 'ready';
  return isHere && state.hasMore ? showMore : undefined;
}
