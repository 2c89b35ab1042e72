/** The page that the server sent, until the scripts have taken it over. */
export interface ServedPage {
  /** Whether it was put back because the scripts failed; then nothing more is to be tried. */
  readonly isRestored: () => boolean;
  /** Says that an error came up while the scripts rendered; `end` takes away what they have rendered. */
  readonly fail: (error: unknown, end: () => void) => void;
  /** Says that the page reacts: what goes wrong from now on is the page's own matter. */
  readonly release: () => void;
}

/**
 * Keeps what the server sent: it is of use without scripts, and more so than a notice that something
 * went wrong, as where a browser lacks what they need.
 */
export function keepServedPage(root: HTMLElement): ServedPage {
  // In a document that nobody sees, no picture is asked for twice.
  let copy: HTMLElement | undefined = document.implementation
    .createHTMLDocument('')
    .importNode(root, true);
  // What was pressed before the scripts came waits for no answer in what stands in their place.
  for (const button of copy.querySelectorAll('button[aria-busy]'))
    button.removeAttribute('aria-busy');
  let isRestored = false;
  return {
    isRestored: () => isRestored,
    fail(error, end) {
      console.error(error);
      if (copy === undefined || isRestored || copy.childElementCount === 0) return;
      isRestored = true;
      const sent = copy;
      // Not while React is at work; before anything is painted.
      queueMicrotask(() => {
        end();
        root.replaceChildren(...sent.childNodes);
      });
    },
    release() {
      // Effects may still fail in the turn in which the page begins to react.
      setTimeout(() => {
        copy = undefined;
      });
    },
  };
}
