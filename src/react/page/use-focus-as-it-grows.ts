import { type RefObject, useCallback, useEffect, useRef } from 'react';
import type { ViewHandle } from '../state/use-view.ts';

/** The ways in which a list grows, and what follows the focus at its end. */
interface GrowingFocus {
  /** For the element at the list's end. */
  readonly follow: { readonly onFocus: () => void; readonly onBlur: () => void };
  /** Asks for more items as the reader nears the end. */
  readonly showMore: () => void;
  /** Asks for more items as the reader wishes. */
  readonly pressMore: () => void;
}

/**
 * Leads the focus on to the first of the items that came, where it was on what asks for them: that is
 * out of sight then, or gone. Where the items have no link it stays, or goes to the words that say how
 * many came if what had it is gone.
 *
 * @param end the element at the list's end, beside the list
 * @param words the element that says how many items came
 */
export function useFocusAsItGrows(
  end: RefObject<HTMLElement | null>,
  words: RefObject<HTMLElement | null>,
  { showMore, state: { first, end: last, status } }: ViewHandle,
): GrowingFocus {
  const shown = last - first;
  const before = useRef(shown);
  const known = useRef<ReadonlySet<string>>(new Set());
  const isAsked = useRef(false);
  // An element that React takes away tells it of no blur: this says whether the focus was there.
  const isInside = useRef(false);
  useEffect(() => {
    const hasGrown = shown > before.current;
    before.current = shown;
    if (!hasGrown && status === 'loading') return;
    const { activeElement, body } = document;
    const wasHere = isAsked.current || isInside.current;
    isAsked.current = false;
    const isGone = activeElement === body;
    if (!wasHere || !(isGone || end.current?.contains(activeElement))) return;
    isInside.current = !isGone;
    const link = hasGrown
      ? linksBefore(end.current).find(({ href }) => !known.current.has(href))
      : undefined;
    if (link !== undefined) link.focus();
    else if (isGone) words.current?.focus({ preventScroll: !hasGrown });
  }, [shown, status, end, words]);
  const ask = useCallback(() => {
    known.current = new Set(linksBefore(end.current).map(({ href }) => href));
    showMore();
  }, [end, showMore]);
  return {
    follow: {
      onFocus: () => {
        isInside.current = true;
      },
      onBlur: () => {
        isInside.current = false;
      },
    },
    showMore: ask,
    pressMore: () => {
      isAsked.current = true;
      ask();
    },
  };
}

/** The links of the list that an element stands at the end of. */
function linksBefore(end: HTMLElement | null): HTMLAnchorElement[] {
  const all = end?.parentElement?.querySelectorAll<HTMLAnchorElement>('a[href]') ?? [];
  return [...all].filter((link) => !end?.contains(link));
}
