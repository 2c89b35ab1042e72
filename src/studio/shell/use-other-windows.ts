import { useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { isSharedAtom } from '../state/atoms.ts';

/** What each window of the studio holds while it is open; the browser lets it go with the window, however that ends. */
const LOCK = 'studio-window';
/** Milliseconds between two looks at who is there. */
const INTERVAL = 2000;

/** Finds out whether another window of this browser has the studio of the same site open. */
export function useOtherWindows(): void {
  const setShared = useSetAtom(isSharedAtom);
  useEffect(() => {
    const { locks } = navigator;
    const left = new AbortController();
    const count = async () => {
      const { held = [] } = await locks.query();
      if (!left.signal.aborted) setShared(held.filter(({ name }) => name === LOCK).length > 1);
    };
    const whileOpen = async () => {
      void count();
      await new Promise((resolve) => left.signal.addEventListener('abort', resolve));
    };
    void locks.request(LOCK, { mode: 'shared' }, whileOpen);
    const timer = setInterval(() => void count(), INTERVAL);
    return () => {
      clearInterval(timer);
      left.abort();
    };
  }, [setShared]);
}
