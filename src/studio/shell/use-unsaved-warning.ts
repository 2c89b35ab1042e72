import { useAtomValue } from 'jotai';
import { useEffect } from 'react';
import { isConnectedAtom } from '../state/atoms.ts';

/** The draft is with the server; while that does not answer, closing the window may lose a change. */
export function useUnsavedWarning(): void {
  const isConnected = useAtomValue(isConnectedAtom);
  useEffect(() => {
    if (isConnected) return undefined;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isConnected]);
}
