import { useEffect } from 'react';
import { useEngine } from './context.ts';

/** What readers do before they follow a link or open a menu. */
const SIGNS = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin', 'click'] as const;

/**
 * Asks for the routes that a first page did without, as soon as its reader does anything: menus are
 * whole by the time that they open.
 */
export function useWholeTable(): void {
  const { loadTable } = useEngine();
  useEffect(() => {
    const stop = () => {
      for (const sign of SIGNS) document.removeEventListener(sign, load);
    };
    const load = () => {
      stop();
      // A navigation asks again, and says what is wrong.
      void loadTable().catch(() => undefined);
    };
    for (const sign of SIGNS) document.addEventListener(sign, load, { passive: true });
    return stop;
  }, [loadTable]);
}
