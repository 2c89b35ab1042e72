import { useCallback, useEffect, useState } from 'react';
import { useEngine } from '../state/context.ts';
import type { RecoveryOutcome } from '../state/engine.ts';

/** How a page stands whose code could not be had; see `Recovery`. */
export interface RecoveryHandle {
  /** `none` where no code is missing, or what is missing will not come. */
  readonly state: RecoveryOutcome | 'none';
  /** Tries once more to load the page anew. */
  readonly retry: () => void;
}

/** Loads a page anew whose code is gone, and again once the browser is back on line. */
export function useRecovery(): RecoveryHandle {
  const { recovery } = useEngine();
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
