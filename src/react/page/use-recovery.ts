import { useCallback, useEffect, useState } from 'react';
import { useRuntime } from '../state/context.ts';
import type { RecoveryOutcome } from '../state/runtime.ts';

/** The state of a page whose code could not be loaded; see `Recovery`. */
export interface RecoveryHandle {
  /** `none` where no code is missing, or loading the page again would not help. */
  readonly state: RecoveryOutcome | 'none';
  /** Tries once more to load the page anew. */
  readonly retry: () => void;
}

/** Reloads a page whose code is gone from the server, and again once the browser is online. */
export function useRecovery(): RecoveryHandle {
  const { recovery } = useRuntime();
  const [state, setState] = useState<RecoveryHandle['state']>(() =>
    recovery?.isDue() === true ? 'loading' : 'none',
  );
  const retry = useCallback(() => setState('loading'), []);
  useEffect(() => {
    if (state === 'loading') void recovery?.loadAnew().then(setState);
  }, [state, recovery]);
  useEffect(() => {
    if (state !== 'unreachable') return undefined;
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [state, retry]);
  return { state, retry };
}
