import { useCallback, useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { OVER_PAGE, useIntent, useMoreItems } from '../../../src/react/index.ts';
import { readAnchor } from '../../shared/item-anchor.ts';

/** The picture that stands over the page, as a place of its own in the reader's history. */
export interface LightboxHandle {
  /** The place of the picture that is shown; -1 while none is. */
  readonly index: number;
  /** Whether one was ever asked for. */
  readonly isWanted: boolean;
  readonly open: (anchor: string) => void;
  /** Shows another picture in the place of the one that is shown. */
  readonly turnTo: (index: number) => void;
  readonly close: () => void;
}

/** How the fragments of pictures begin. */
const ANCHOR = 'picture-';
/** What an entry of the history carries that a picture was opened by. */
const OPENED = 'lightbox';

/**
 * Which picture is shown is in the fragment of the page's URL, so that it can be shared, and the way
 * back closes it. The server knows no fragment: whoever follows such a link meets the page first. Of a
 * list that is here as a whole, all is shown then: the picture may be among the rest, and the reader goes
 * through all of them, and is told how many there are.
 *
 * @param anchors the fragments of the pictures, in their order
 */
export function useLightbox(anchors: readonly string[], preload: () => void): LightboxHandle {
  const { pathname, search, hash, state } = useLocation();
  const navigate = useNavigate();
  const [isWanted, want] = useIntent(preload);
  const [anchor, setAnchor] = useState('');
  const wanted = readAnchor(hash);
  const isOpen = anchors.includes(wanted);
  const more = useMoreItems();
  useEffect(() => {
    if (wanted.startsWith(ANCHOR)) more?.();
  }, [wanted, more]);
  useEffect(() => {
    setAnchor(readAnchor(hash));
    if (isOpen) want();
  }, [hash, isOpen, want]);

  const isOpened = readState(state)[OPENED] === true;
  const go = useCallback(
    (to: string, replace: boolean) => {
      const next = {
        ...readState(state),
        [OPENED]: replace ? isOpened : true,
        [OVER_PAGE]: to !== '',
      };
      void navigate(
        { pathname, search, hash: to && `#${encodeURIComponent(to)}` },
        { replace, state: next, preventScrollReset: true },
      );
    },
    [navigate, pathname, search, state, isOpened],
  );
  return {
    index: anchors.indexOf(anchor),
    isWanted,
    open: useCallback(
      (to: string) => {
        want();
        go(to, false);
      },
      [go, want],
    ),
    turnTo: (index) => go(anchors[index] ?? '', true),
    // Whoever came by a link that shows a picture has no way back to the page below it.
    close: () => {
      if (isOpened) void navigate(-1);
      else go('', true);
    },
  };
}

/** What the entry of the history carries, which may be nothing. */
function readState(state: unknown): Readonly<Record<string, unknown>> {
  return Object(state);
}
