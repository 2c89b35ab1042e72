import { useEffect, useRef } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { anchorName, decodeSegment, isRecord } from '../../core/index.ts';
import { holdFocus } from '../parts/hold-focus.ts';
import { OVER_PAGE } from '../state/overlay-page.ts';

/**
 * After a navigation to another page the focus stands at its heading, where a page that the server
 * sends would begin: a screen reader says which page it is, and Tab goes on from there. A URL that names
 * a part of a page gives the focus to that part.
 *
 * @param mainId the area that takes the focus while the heading is on its way
 */
export function useArrival(mainId: string): void {
  const { pathname, search, hash, key, state } = useLocation();
  const navigate = useNavigate();
  const type = useNavigationType();
  // The way back, and what opens over a page, have a focus of their own.
  const isFollowed = type !== 'POP' && !(isRecord(state) && state[OVER_PAGE] === true);
  const shown = useRef({ pathname, key });
  useEffect(() => {
    const { current } = shown;
    shown.current = { pathname, key };
    const main = document.getElementById(mainId);
    if (main === null) return undefined;
    const named = findNamed(hash);
    if (named !== undefined) {
      // The router scrolls to ids alone, and to the page's top where it knows none.
      void navigate({ pathname, search, hash: named }, { replace: true, state });
      return undefined;
    }
    if (hash !== '') {
      const isNews = current.key !== key && isFollowed;
      return isNews ? focusWhenThere(main, () => findTarget(hash)) : undefined;
    }
    return current.pathname === pathname
      ? undefined
      : focusWhenThere(main, () => main.querySelector('h1'));
  }, [pathname, search, hash, key, state, isFollowed, mainId, navigate]);
}

/**
 * The id of the heading that a URL names as other readers of Markdown do; undefined where the URL has an
 * element's own id, or names no heading.
 */
function findNamed(hash: string): string | undefined {
  const name = decodeSegment(hash.slice(1));
  if (name === '' || document.getElementById(name) !== null) return undefined;
  const headings = document.querySelectorAll('main :is(h2, h3, h4, h5, h6)[id]');
  const names = new Set<string>();
  return [...headings].find(({ textContent }) => anchorName(textContent, names) === name)?.id;
}

/** The part that a URL names, where it is there: a heading by the link that it holds. */
function findTarget(hash: string): HTMLElement | null {
  const target = document.getElementById(decodeSegment(hash.slice(1)));
  return target?.querySelector<HTMLElement>(':scope > a[href^="#"]') ?? target;
}

/**
 * Focuses an element of the main area, now or when it comes, unless the reader has gone on by then; and what comes
 * in its place, as where a page's data take the place of its loading state. The area has the focus meanwhile.
 */
function focusWhenThere(main: HTMLElement, find: () => HTMLElement | null): () => void {
  const element = find();
  if (element !== null && element.tabIndex < 0) element.tabIndex = -1;
  const held = element ?? main;
  holdFocus(held);
  let next: (() => void) | undefined;
  const observer = new MutationObserver(() => {
    const { activeElement, body } = document;
    const isLost = held !== main && !held.isConnected && activeElement === body;
    const isThere = held === main && activeElement === main && find() !== null;
    const hasGoneOn = !isLost && activeElement !== held;
    if (!hasGoneOn && !isLost && !isThere) return;
    observer.disconnect();
    if (!hasGoneOn) next = focusWhenThere(main, find);
  });
  observer.observe(main, { childList: true, subtree: true });
  return () => {
    observer.disconnect();
    next?.();
  };
}
