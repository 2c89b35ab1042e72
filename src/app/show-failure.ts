import type { ViteHotContext } from 'vite/types/hot.js';
import { SITE_EDITS } from '../core/site-edits.ts';
import { readThrownError, THROWN_ERROR, type ThrownError } from '../core/thrown-error.ts';

/** Vite's own overlay; its client defines it, and its package declares no type. */
type Overlay = new (error: ThrownError) => HTMLElement;

const OVERLAY = 'vite-error-overlay';
/** Marks the overlay of what was thrown, which no edited manifest takes away. */
const FAILURE = 'data-failure';
/** The overlay of a finding. */
export const FINDING_OVERLAY = `${OVERLAY}:not([${FAILURE}])`;

/** The URL of a module in a stack, and what makes a path with line and column of it. */
const MODULE_URL = /https?:\/\/[^/\s)]+(?:\/@fs)?(\/[^\s)?:]+)(?:\?[^\s):]*)?((?::\d+)*)/g;

/**
 * Shows what a renderer has thrown over the page and in the server's terminal, in development; readers
 * read that this part is being worked on. The next update of a module, or of a manifest, loads the page anew, as what
 * failed stays so.
 *
 * @returns what shows an error
 */
export function showFailures(hot: ViteHotContext): (error: unknown) => void {
  let hasFailed = false;
  for (const event of ['vite:afterUpdate', SITE_EDITS]) {
    hot.on(event, () => {
      if (hasFailed) window.location.reload();
    });
  }
  let shown: HTMLElement | undefined;
  const show = (Overlay: Overlay, thrown: ThrownError): void => {
    shown?.remove();
    shown = new Overlay(thrown);
    shown.setAttribute(FAILURE, '');
    document.body.append(shown);
  };
  // The server knows the sources; who has closed the overlay has read enough.
  hot.on(THROWN_ERROR, (sent) => {
    const located = readThrownError(sent);
    const Overlay = findOverlay();
    if (located !== undefined && Overlay !== undefined && shown?.isConnected)
      show(Overlay, located);
  });
  let lastMessage = '';
  return (error) => {
    hasFailed = true;
    const thrown = describeThrown(error);
    // React says it again with each boundary and each try.
    if (thrown.message !== lastMessage) hot.send(THROWN_ERROR, thrown);
    lastMessage = thrown.message;
    const Overlay = findOverlay();
    // A finding that stands there already says what is to be fixed.
    const isShown = document.querySelector(OVERLAY) !== null;
    if (Overlay !== undefined && !isShown)
      show(Overlay, { ...thrown, stack: withoutLines(thrown) });
  };
}

function findOverlay(): Overlay | undefined {
  return customElements.get(OVERLAY) as Overlay | undefined;
}

/** Lines are those of what Vite has made of the module, so that only its path helps. */
function withoutLines({ stack }: ThrownError): string {
  return stack.replace(/(?<=\.[cm]?[jt]sx?):\d+:\d+/g, '');
}

/** Anything can be thrown, a text too. */
function describeThrown(error: unknown): ThrownError {
  if (!(error instanceof Error)) return { message: String(error), stack: '' };
  return { message: error.message, stack: (error.stack ?? '').replace(MODULE_URL, '$1$2') };
}
