import type { ViteHotContext } from 'vite/types/hot.js';

/** Vite's own overlay; its client defines it, and its package declares no type. */
type Overlay = new (error: { readonly message: string; readonly stack: string }) => HTMLElement;

const OVERLAY = 'vite-error-overlay';
/** Marks the overlay of what was thrown, which no edited manifest takes away. */
const FAILURE = 'data-failure';
/** The overlay of a finding. */
export const FINDING_OVERLAY = `${OVERLAY}:not([${FAILURE}])`;

/** The URL of a module in a stack, and what makes a path of it. */
const MODULE_URL = /https?:\/\/[^/\s)]+(?:\/@fs)?(\/[^\s)?:]+)[^\s)]*/g;

/**
 * Shows what a renderer has thrown over the page, in development; readers are told that this part is
 * being worked on. The next update of a module loads the page anew, as what failed stays so.
 *
 * @returns what shows an error
 */
export function showFailures(hot: ViteHotContext): (error: unknown) => void {
  let hasFailed = false;
  hot.on('vite:afterUpdate', () => {
    if (hasFailed) window.location.reload();
  });
  return (error) => {
    hasFailed = true;
    const Overlay = customElements.get(OVERLAY) as Overlay | undefined;
    // A finding that stands there already says what is to be fixed.
    const isShown = document.querySelector(OVERLAY) !== null;
    if (Overlay === undefined || isShown || !(error instanceof Error)) return;
    // Lines are those of what Vite has made of the module, so that only its path helps.
    const stack = (error.stack ?? '').replace(MODULE_URL, '$1');
    const overlay = new Overlay({ message: error.message, stack });
    overlay.setAttribute(FAILURE, '');
    document.body.append(overlay);
  };
}
