/** What readers do before they follow a link or open a menu. */
const SIGNS = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin', 'click'] as const;

/**
 * Does something as soon as the reader does anything, once.
 *
 * @returns how to take that back
 */
export function atFirstSign(act: (sign: Event) => unknown): () => void {
  const stop = () => {
    for (const sign of SIGNS) document.removeEventListener(sign, begin);
  };
  const begin = async (sign: Event) => {
    stop();
    try {
      await act(sign);
    } catch {
      // What is asked for ahead is asked for again where it is needed, and says there what is wrong.
    }
  };
  for (const sign of SIGNS) document.addEventListener(sign, begin, { passive: true });
  return stop;
}
