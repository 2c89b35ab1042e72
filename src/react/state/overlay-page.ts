import { createContext, useCallback, useContext, useEffect, useRef, useState } from 'react';
import {
  createPath,
  type Location,
  type NavigateOptions,
  useLocation,
  useNavigate,
} from 'react-router-dom';
import { isRecord } from '../../core/index.ts';
import { referrerAt } from './referrer.ts';
import { useShownPage } from './shown-page.ts';

/** What the state of an entry of the history has where something opens over the page, and takes the focus. */
export const OVER_PAGE = 'over';

/** The name of the view around a component, by which it knows what was opened from it. */
export const ViewNameContext = createContext<string>('');

/** A page of the site that is opened as an overlay of another one. */
export interface OpenedPage {
  readonly path: string;
  readonly title: string;
}

/** The overlay page of a view. It has an entry of its own in the reader's history. */
export interface OverlayPage {
  /** The page that was opened from this view; undefined while there is none. */
  readonly opened: OpenedPage | undefined;
  /** Opens a page: its path stands in the URL bar, and going back closes it. */
  readonly open: (page: OpenedPage) => void;
  /** Shows another page in place of the opened one, in the same entry of the history. */
  readonly replace: (page: OpenedPage) => void;
  /** Goes back to where the page was opened. */
  readonly close: () => void;
}

/**
 * Opens pages of the site as overlays of the one around the component. The router stays at the page below,
 * while the browser's entry names the opened one: loaded again, or by another reader, it is a page
 * by itself.
 */
export function useOverlayPage(): OverlayPage {
  const location = useLocation();
  const navigate = useNavigate();
  const view = useContext(ViewNameContext);
  const { place } = useShownPage();
  const { pathname, search, state, key } = location;
  const [left, setLeft] = useState<string>();
  // The browser takes its time to go back, and what is closed to vanish: a second press meanwhile would
  // go back once more.
  const isLeaving = useRef(true);
  // What is opened meanwhile waits: a new entry in the history could call the way back off, and what is left
  // would never be closed.
  const waiting = useRef<OpenedPage>(undefined);
  const opened = place === 'main' && left !== key ? readOpened(location, view) : undefined;
  const isOver = location.mask !== undefined;
  const below = scrollKey(location);
  const go = useCallback(
    ({ path, title }: OpenedPage, options: NavigateOptions) => {
      // In a drawer a link leads on as usual: no second drawer opens over it.
      if (place !== 'main') {
        void navigate(path);
        return;
      }
      void navigate(
        { pathname, search },
        {
          ...options,
          mask: path,
          state: {
            ...(isRecord(state) && state),
            ...referrerAt(pathname),
            opened: { view, title, below },
            [OVER_PAGE]: true,
          },
          preventScrollReset: true,
          // What is below stays as it is.
          defaultShouldRevalidate: false,
        },
      );
    },
    [navigate, pathname, search, state, view, place, below],
  );
  useEffect(() => {
    isLeaving.current = !isOver;
    if (isOver) return;
    setLeft(undefined);
    const next = waiting.current;
    waiting.current = undefined;
    if (next !== undefined) go(next, {});
  }, [isOver, go]);
  const open = useCallback(
    (page: OpenedPage) => {
      if (isOver && isLeaving.current) waiting.current = page;
      else go(page, {});
    },
    [isOver, go],
  );
  const replace = useCallback((page: OpenedPage) => go(page, { replace: true }), [go]);
  const close = useCallback(() => {
    if (isLeaving.current) return;
    isLeaving.current = true;
    setLeft(key);
    void navigate(-1);
  }, [navigate, key]);
  return { opened, open, replace, close };
}

/** What stands in the URL bar: the overlay page where there is one. */
export function useBarLocation(): Pick<Location, 'pathname' | 'search'> {
  const location = useLocation();
  return location.mask ?? location;
}

/**
 * The name under which the reader's scroll position on a page is stored. What stands over a page leaves it where
 * it is, so that opening and closing it restores nothing. The router names all pages alike that the browser itself has
 * loaded, so that a page would begin where the one before it in the window was left.
 */
export function scrollKey({ mask, state, key, pathname }: Location): string {
  const opened: unknown = isRecord(state) ? state.opened : undefined;
  const below = mask !== undefined && isRecord(opened) ? opened.below : undefined;
  if (typeof below === 'string') return below;
  return key === 'default' ? `${key} ${pathname}` : key;
}

function readOpened({ mask, state }: Location, view: string): OpenedPage | undefined {
  const opened: unknown = isRecord(state) ? state.opened : undefined;
  if (mask === undefined || !isRecord(opened) || opened.view !== view) return undefined;
  return { path: createPath(mask), title: typeof opened.title === 'string' ? opened.title : '' };
}
