/** What readers do before they follow a link or open a menu. */
const INTERACTIONS = [
  'pointermove',
  'pointerdown',
  'touchstart',
  'keydown',
  'focusin',
  'click',
] as const;

/**
 * Calls a function once, at the first thing that the reader does on the page.
 *
 * @returns a function that stops waiting for it
 */
export function onFirstInteraction(act: (event: Event) => unknown): () => void {
  const stop = () => {
    for (const type of INTERACTIONS) document.removeEventListener(type, begin);
  };
  const begin = async (event: Event) => {
    stop();
    try {
      await act(event);
    } catch {
      // What is asked for ahead is asked for again where it is needed, and says there what is wrong.
    }
  };
  for (const type of INTERACTIONS) document.addEventListener(type, begin, { passive: true });
  return stop;
}
