import { type RefObject, useCallback, useRef, useState } from 'react';
import { useIntent } from './lazy-component.ts';

/** A dialog that is a part of its own, and the button that opens it. */
export interface DialogHandle {
  readonly button: RefObject<HTMLButtonElement | null>;
  readonly isOpen: boolean;
  /** Whether it was ever asked for; until then it need not be in the page. */
  readonly isWanted: boolean;
  readonly open: () => void;
  /** Closes it, and gives the focus back to the button. */
  readonly close: () => void;
}

/** Milliseconds in which a dialog that is closed leaves the page. */
const LEAVING = 1000;

/**
 * Gives the focus to what opened a dialog: at once, and again where the dialog, which stays until it has
 * faded, has taken the focus back and away with it.
 */
function returnFocus(button: HTMLElement): void {
  // While the page under the dialog is locked, it would scroll to another place.
  const focus = () => button.focus({ preventScroll: true });
  focus();
  const observer = new MutationObserver(() => {
    if (document.activeElement === document.body) focus();
  });
  observer.observe(document.body, { childList: true, subtree: true });
  setTimeout(() => observer.disconnect(), LEAVING);
}

/** The state of a dialog whose code is loaded when a reader asks for it. */
export function useDialog(preload: () => void): DialogHandle {
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [isWanted, want] = useIntent(preload);
  const open = useCallback(() => {
    want();
    setOpen(true);
  }, [want]);
  const close = useCallback(() => {
    setOpen(false);
    if (button.current !== null) returnFocus(button.current);
  }, []);
  return { button, isOpen, isWanted, open, close };
}
