import { useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import type { HistoryEntry } from '../../core/index.ts';

/**
 * The reader's place in history. While the server's HTML is taken over it is what the server knew,
 * the URL; the state of the navigation joins it right after.
 */
export function useHistoryEntry(): HistoryEntry {
  const { pathname, search, state } = useLocation();
  const known: unknown = useSyncExternalStore(
    subscribeToNothing,
    () => state ?? undefined,
    () => undefined,
  );
  return { pathname, search, state: known };
}

function subscribeToNothing(): () => void {
  return () => undefined;
}
