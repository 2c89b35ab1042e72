import { activeViews, cacheKeyOf, matchRoute } from '../../core/index.ts';
import type { SiteRuntime } from './runtime.ts';

/** How long a pointer rests on a link before its page is asked for, in milliseconds. */
const REST = 65;

/**
 * Asks for the code and the data of a page that a reader is about to open: under the pointer, a
 * finger or the focus.
 *
 * @param first what the reader has done already
 */
export function watchApproach(runtime: SiteRuntime, first: Event): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let near: string | undefined;
  const approach = (event: Event) => {
    // Scrolling under a pointer at rest fires this event too, though the reader has pointed at nothing.
    if (event instanceof PointerEvent && !isMove(event)) return;
    const url = urlOf(event.target);
    if (url?.href === near) return;
    near = url?.href;
    clearTimeout(timer);
    if (url === undefined) return;
    // Where that fails, as offline, a click asks again, and shows the failure.
    const ask = () => void prefetch(runtime, url).catch(() => undefined);
    timer = setTimeout(ask, event.type === 'touchstart' ? 0 : REST);
  };
  const names = ['pointermove', 'touchstart', 'focusin'] as const;
  if (names.some((name) => name === first.type)) approach(first);
  for (const name of names) document.addEventListener(name, approach, { passive: true });
  return () => {
    clearTimeout(timer);
    for (const name of names) document.removeEventListener(name, approach);
  };
}

function isMove({ pointerType, movementX, movementY }: PointerEvent): boolean {
  return pointerType !== 'touch' && (movementX !== 0 || movementY !== 0);
}

async function prefetch(runtime: SiteRuntime, url: URL): Promise<void> {
  const tableAt = await runtime.loadTable();
  const found = matchRoute(tableAt(url.pathname), url.pathname);
  // What is searched for is typed: it is in no link.
  if (found === undefined || found.route.search !== undefined) return;
  const { route } = found;
  const views = activeViews(route, url.searchParams);
  void runtime.pages.load(route).catch(() => undefined);
  void runtime.views.prefetch(cacheKeyOf(found, url), views, found);
}

/** Whether a link leads to a file: it is downloaded, or says of which type it is. */
function isFile(link: HTMLAnchorElement): boolean {
  return link.hasAttribute('download') || link.type !== '';
}

/** The URL of the link around an element, if it leads to another page of the site in this window. */
function urlOf(target: EventTarget | null): URL | undefined {
  const link =
    target instanceof Element ? target.closest('a[href]:not([data-prefetch="none"])') : null;
  if (!(link instanceof HTMLAnchorElement) || link.target !== '' || isFile(link)) return undefined;
  const url = new URL(link.href);
  return url.origin === location.origin && url.pathname !== location.pathname ? url : undefined;
}
