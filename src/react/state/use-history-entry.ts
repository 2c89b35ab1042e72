import { useLocation } from 'react-router-dom';
import type { HistoryEntry } from '../../core/index.ts';
import { useClientValue } from './use-client-value.ts';

/**
 * The current entry of the history. During hydration it has the URL alone, which is what the server knew;
 * the entry's state follows in the next render.
 */
export function useHistoryEntry(): HistoryEntry {
  const { pathname, search, state } = useLocation();
  const known: unknown = useClientValue(
    () => state ?? undefined,
    () => undefined,
  );
  return { pathname, search, state: known };
}
