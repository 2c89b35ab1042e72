import { type RefObject, useEffect } from 'react';

/** What the Tab key comes to. */
const FOCUSABLE = ['a[href]', 'button', 'input', 'select', 'textarea', '[tabindex]']
  .map((kind) => `${kind}:not(:disabled):not([tabindex="-1"]):not([data-tabster-dummy])`)
  .join(', ');
/** Milliseconds in which what has taken the focus away may put it elsewhere by itself. */
const GRACE = 120;

/**
 * Where what has the focus goes away, as a dialog that closes or a property that is removed, the focus
 * goes to what was used before it, or to what stood around that.
 */
export function useRestoreFocus(app: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    let last: Element | undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    /** What had the focus last outside of dialogs and menus, and all around it, the innermost first. */
    let around: readonly HTMLElement[] = [];
    const note = ({ target }: FocusEvent) => {
      if (!(target instanceof HTMLElement)) return;
      last = target;
      if (app.current?.contains(target)) around = ancestorsOf(target, app.current);
    };
    const restore = () => {
      const isLost = last?.isConnected === false && document.activeElement === document.body;
      if (!isLost) return;
      // A dialog that is open keeps it: elsewhere it would close the dialog.
      const open = document.querySelector<HTMLElement>('[role="dialog"]');
      const places = open === null ? around.filter((one) => one.isConnected) : [open];
      for (const element of places) {
        const next = element.matches(FOCUSABLE) ? element : element.querySelector(FOCUSABLE);
        if (!(next instanceof HTMLElement)) continue;
        next.focus();
        if (document.activeElement === next) return;
      }
    };
    const observer = new MutationObserver(() => {
      if (last?.isConnected !== false) return;
      clearTimeout(timer);
      timer = setTimeout(restore, GRACE);
    });
    // Ahead of the forms, which stop the event at the part that it marks.
    document.addEventListener('focusin', note, true);
    observer.observe(document.body, { childList: true, subtree: true });
    return () => {
      clearTimeout(timer);
      document.removeEventListener('focusin', note, true);
      observer.disconnect();
    };
  }, [app]);
}

function ancestorsOf(element: HTMLElement, root: HTMLElement): HTMLElement[] {
  const found = [element];
  for (let at = element.parentElement; at !== null && at !== root; at = at.parentElement) {
    found.push(at);
  }
  return found;
}
