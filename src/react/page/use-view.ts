import { atom, useAtomValue } from 'jotai';
import { useCallback } from 'react';
import { useLocation } from 'react-router-dom';
import { type ListState, startList } from '../../core/index.ts';
import { useEngine } from '../engine/context.ts';
import { addressOf } from './addresses.ts';

/** A view's list, and what can be done with it. */
export interface ViewHandle {
  readonly state: ListState;
  readonly showMore: () => void;
  readonly retry: () => void;
}

const NOTHING_YET = atom(startList(0));

/** The state of a view of the page at the current address. */
export function useView(name: string): ViewHandle {
  const { views } = useEngine();
  const address = addressOf(useLocation());
  const state = useAtomValue(views.stateOf(address, name) ?? NOTHING_YET);
  const showMore = useCallback(() => void views.showMore(address, name), [views, address, name]);
  const retry = useCallback(() => void views.retry(address, name), [views, address, name]);
  return { state, showMore, retry };
}
