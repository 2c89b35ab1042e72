/** Milliseconds in which a dialog that is closed leaves the page. */
const LEAVING = 1000;

let letGo: (() => void) | undefined;

/**
 * Gives the focus to an element: at once, and again where a dialog that is closed, which stays until it has faded,
 * has taken the focus back and away with it. The element that was given it last is the one that holds it.
 */
export function holdFocus(element: HTMLElement): void {
  letGo?.();
  // While the page under a dialog is locked, it would scroll to another place.
  const focus = () => element.focus({ preventScroll: true });
  focus();
  const observer = new MutationObserver(() => {
    if (document.activeElement === document.body) focus();
  });
  observer.observe(document.body, { childList: true, subtree: true });
  const timer = setTimeout(() => observer.disconnect(), LEAVING);
  letGo = () => {
    clearTimeout(timer);
    observer.disconnect();
  };
}
