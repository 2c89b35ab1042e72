import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * After a navigation to another page the focus stands at its heading, where a page that the server
 * sends would begin: who listens hears where they are, and Tab goes on from there.
 *
 * @param mainId the area that takes the focus while the heading is on its way
 */
export function useArrival(mainId: string): void {
  const { pathname, hash } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return undefined;
    shown.current = pathname;
    const main = document.getElementById(mainId);
    return hash === '' && main !== null ? focusHeading(main) : undefined;
  }, [pathname, hash, mainId]);
}

/** Focuses the area's heading, now or when it comes, unless the reader has gone on by then. */
function focusHeading(main: HTMLElement): (() => void) | undefined {
  const heading = main.querySelector('h1');
  if (heading !== null) {
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
    return undefined;
  }
  main.focus({ preventScroll: true });
  const observer = new MutationObserver(() => {
    const hasGoneOn = document.activeElement !== main;
    if (!hasGoneOn && main.querySelector('h1') === null) return;
    observer.disconnect();
    if (!hasGoneOn) focusHeading(main);
  });
  observer.observe(main, { childList: true, subtree: true });
  return () => observer.disconnect();
}
