import { useCallback, useSyncExternalStore } from 'react';
import { useRuntime } from '../state/context.ts';

/**
 * Whether the window is as narrow as a phone's. False on the server and while its HTML is taken
 * over, so what stands in the first HTML is left to CSS.
 */
export function useIsMobile(): boolean {
  const { md } = useRuntime().site.breakpoints;
  const query = `(max-width: ${md}px)`;
  const watch = useCallback(
    (onChange: () => void) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', onChange);
      return () => list.removeEventListener('change', onChange);
    },
    [query],
  );
  return useSyncExternalStore(
    watch,
    () => window.matchMedia(query).matches,
    () => false,
  );
}
