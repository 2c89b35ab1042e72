/** What readers do before they follow a link or open a menu. */
const SIGNS = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin', 'click'] as const;

/**
 * Does something as soon as the reader does anything, once.
 *
 * @returns how to take that back
 */
export function atFirstSign(act: () => void): () => void {
  const stop = () => {
    for (const sign of SIGNS) document.removeEventListener(sign, begin);
  };
  const begin = () => {
    stop();
    act();
  };
  for (const sign of SIGNS) document.addEventListener(sign, begin, { passive: true });
  return stop;
}
