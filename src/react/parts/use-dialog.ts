import { type RefObject, useCallback, useRef, useState } from 'react';
import { holdFocus } from './hold-focus.ts';
import { useIntent } from './lazy-component.tsx';

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
    if (button.current !== null) holdFocus(button.current);
  }, []);
  return { button, isOpen, isWanted, open, close };
}
