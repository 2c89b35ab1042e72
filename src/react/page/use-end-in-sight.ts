import { type RefObject, useEffect, useRef } from 'react';

/** Milliseconds without a scroll after which a reader has come to rest. */
const REST = 200;

/**
 * Calls back once a reader rests with an element in sight, or nearly. The observer of the scrolling
 * library respects the first of the intersections that it is notified of, and on a busy page several come at
 * once: a reader who came fast would wait at the end of a list for ever. It looks again after each new
 * callback, since what came with it may have left a reader at the end who scrolls no more.
 *
 * @param callback another one each time the list has grown
 * @param near how far below the screen counts as in sight, in pixels
 */
export function useEndInSight(
  element: RefObject<HTMLElement | null>,
  callback: (() => void) | undefined,
  near: number,
): void {
  const hasScrolled = useRef(false);
  useEffect(() => {
    if (callback === undefined) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      const top = element.current?.getBoundingClientRect().top;
      if (top !== undefined && top < window.innerHeight + near) callback();
    };
    const wait = () => {
      clearTimeout(timer);
      timer = setTimeout(look, REST);
    };
    const follow = () => {
      hasScrolled.current = true;
      wait();
    };
    // Before a first scroll the library's observer is enough.
    if (hasScrolled.current) wait();
    window.addEventListener('scroll', follow, { passive: true });
    return () => {
      clearTimeout(timer);
      window.removeEventListener('scroll', follow);
    };
  }, [element, callback, near]);
}
