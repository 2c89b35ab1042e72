import { type RefObject, useContext, useEffect, useRef, useState } from 'react';
import { useInfiniteScroll } from 'react-infinite-scroll-component';
import { useLocation } from 'react-router-dom';
import { type Failure, printQuery } from '../../core/index.ts';
import { isPlainClick, SiteLink } from '../parts/site-link.tsx';
import { useUiText, useUrlIn } from '../state/context.ts';
import { ViewNameContext } from '../state/overlay-page.ts';
import type { ViewHandle } from '../state/use-view.ts';
import { failureText } from './failure-text.ts';
import { useEndInSight } from './use-end-in-sight.ts';
import { useFocusAsItGrows } from './use-focus-as-it-grows.ts';
import styles from './view.module.css';

/** How far below the screen the end of a list may be when the next items are shown, in pixels. */
const SCROLL_THRESHOLD = 250;

/**
 * The end of a list: the next items come as the reader nears it, where the page is about the list, or by
 * the link, which without scripts leads to the next page of the list.
 */
export function MoreControl({ handle }: { readonly handle: ViewHandle }) {
  const { state, pageSize, pageParameter: parameter, isPart } = handle;
  const name = useContext(ViewNameContext);
  // After the reload that the link causes, the browser scrolls to this part of the page.
  const hash = isPart ? `#${name}` : '';
  const ui = useUiText();
  const shown = state.end - state.first;
  // A list that grows by itself would keep readers from the part of the page below it.
  const hasMore = state.hasMore && state.status === 'ready' && !isPart;
  const place = useRef<HTMLDivElement>(null);
  const words = useRef<HTMLParagraphElement>(null);
  const { follow, showMore, pressMore } = useFocusAsItGrows(place, words, handle);
  const { sentinelRef } = useInfiniteScroll({
    next: showMore,
    hasMore,
    dataLength: shown,
    scrollThreshold: `${SCROLL_THRESHOLD}px`,
  });
  useEndInSight(sentinelRef, hasMore ? showMore : undefined, SCROLL_THRESHOLD);
  const pageAfter = state.firstPage + Math.ceil(shown / pageSize) + 1;
  return (
    <div ref={place} className={styles.more} {...follow}>
      <Announcement shown={shown} place={words} />
      {state.firstPage > 0 && (
        <PageLink
          page={state.firstPage}
          parameter={parameter}
          hash={hash}
          rel="prev"
          label={ui('ui.previousPage')}
        />
      )}
      {state.status === 'failed' ? (
        <MoreFailed failure={state.failure} retry={handle.retry} />
      ) : state.hasMore ? (
        <PageLink
          page={pageAfter}
          parameter={parameter}
          hash={hash}
          rel="next"
          label={state.status === 'loading' ? ui('ui.loading') : ui('ui.loadMore')}
          onClick={pressMore}
        />
      ) : null}
      <div ref={sentinelRef} />
    </div>
  );
}

interface PageLinkProps {
  readonly page: number;
  readonly parameter: string;
  readonly hash: string;
  readonly rel: 'prev' | 'next';
  readonly label: string;
  readonly onClick?: () => void;
}

function PageLink({ page, parameter, hash, rel, label, onClick }: PageLinkProps) {
  const { pathname, search } = useLocation();
  const urlIn = useUrlIn();
  const params = new URLSearchParams(search);
  // The first page is the list's own URL, and has no other.
  if (page === 1) params.delete(parameter);
  else params.set(parameter, String(page));
  const to = pathname + printQuery(params);
  return (
    <SiteLink
      className={styles.moreLink}
      rel={rel}
      to={to + hash}
      href={urlIn(to) + hash}
      onClick={(event) => {
        if (onClick === undefined || !isPlainClick(event)) return;
        event.preventDefault();
        onClick();
      }}
    >
      {label}
    </SiteLink>
  );
}

function MoreFailed({
  failure,
  retry,
}: {
  readonly failure: Failure | undefined;
  readonly retry: () => void;
}) {
  const ui = useUiText();
  return (
    <div role="alert" className={styles.moreFailed}>
      <p>{failureText(ui, failure)}</p>
      <button type="button" className={styles.button} onClick={retry}>
        {ui('ui.retry')}
      </button>
    </div>
  );
}

interface AnnouncementProps {
  readonly shown: number;
  readonly place: RefObject<HTMLParagraphElement | null>;
}

/** Announces to screen readers that the list has grown; seen by those whose focus is here. */
function Announcement({ shown, place }: AnnouncementProps) {
  const ui = useUiText();
  const before = useRef(shown);
  const [words, setWords] = useState('');
  useEffect(() => {
    if (shown > before.current) setWords(ui('ui.loadedMore', { count: shown - before.current }));
    before.current = shown;
  }, [shown, ui]);
  return (
    <p ref={place} role="status" tabIndex={-1} className={`visually-hidden ${styles.grown}`}>
      {words}
    </p>
  );
}
