import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/**
 * After a navigation to another page the focus stands at its heading, where a page that the server
 * sends would begin: a screen reader says which page it is, and Tab goes on from there. A URL that names
 * a part of a page gives the focus to that part.
 *
 * @param mainId the area that takes the focus while the heading is on its way
 */
export function useArrival(mainId: string): void {
  const { pathname, hash, key, state } = useLocation();
  const type = useNavigationType();
  // The way back, and what opens over a page, have a focus of their own.
  const isFollowed = type !== 'POP' && state === null;
  const shown = useRef({ pathname, key });
  useEffect(() => {
    const { current } = shown;
    shown.current = { pathname, key };
    if (hash !== '') {
      if (current.key !== key && isFollowed) focusTarget(hash);
      return undefined;
    }
    const main = document.getElementById(mainId);
    return current.pathname !== pathname && main !== null ? focusHeading(main) : undefined;
  }, [pathname, hash, key, isFollowed, mainId]);
}

/** Focuses the part that a URL names, where it is there: a heading by the link that it holds. */
function focusTarget(hash: string): void {
  const target = document.getElementById(decodeHash(hash));
  if (target === null) return;
  const link = target.querySelector<HTMLElement>(':scope > a[href^="#"]');
  if (link === null) target.tabIndex = -1;
  (link ?? target).focus({ preventScroll: true });
}

function decodeHash(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1);
  }
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
