import type { PlainUrl, RenderedPage } from '../../../core/server-entry.ts';
import { createRepresentation } from '../../http/index.ts';
import type { ApiSource } from '../edge/api-source.ts';
import type { BuildOutput } from './build-output.ts';
import type { PageAnswer, PageOfSite } from './page-answer.ts';
import { createPageHeaders, preloads } from './page-headers.ts';

export interface PageSources {
  readonly build: BuildOutput;
  readonly api: ApiSource;
  /** Seconds that caches on the way to the reader may keep a page. */
  readonly sharedFor: number;
  /** Whether a page's head has only the rules that it shows, or the whole stylesheet. */
  readonly hasOwnStyles: boolean;
}

/** What a request asks for: a page in a language, at a URL of the site. */
export interface PageRequest {
  readonly url: URL;
  readonly origin: string;
  readonly method: string;
  /** The language that the reader has chosen, or the site's first. */
  readonly storedLanguage: string;
  readonly plain: PlainUrl | undefined;
  /** What requests for the same page have in common; undefined for pages that are not cached. */
  readonly key: string | undefined;
}

/** Why nothing more of a page is waited for; one for all, as each would take its time to make. */
const ENDED = new DOMException('The page is rendered', 'AbortError');

interface Rendering {
  /** Gives the page up. */
  readonly signal: AbortSignal;
  /** Called with what there is of the page once it is late; left out, that is what it is rendered with. */
  readonly whenLate?: ((page: PageAnswer) => void) | undefined;
}

/** A page with its data; where they do not come, in the state that says so. */
export async function renderPage(
  { build, api, sharedFor, hasOwnStyles }: PageSources,
  asked: PageRequest,
  { signal, whenLate }: Rendering,
): Promise<PageAnswer> {
  const finish = (page: RenderedPage) => toPage(build, page, { ...asked, sharedFor, hasOwnStyles });
  const calls = new AbortController();
  try {
    // 8 to 10: match, load, map and render, by the application.
    const rendering = build.render({
      ...asked,
      fetch: askApi(api, calls.signal),
      isContentFixed: api.isFixed,
      signal,
      ...(whenLate && { whenLate: (page) => void finish(page).then(whenLate) }),
    });
    const page = await Promise.race([rendering, untilAborted(signal, calls.signal)]);
    return page.kind === 'redirect'
      ? { kind: 'redirect', status: page.status, location: withinSite(page.location) }
      : await finish(page);
  } finally {
    // What did not come in time is not waited for.
    calls.abort(ENDED);
  }
}

/**
 * A page in its loading state, to be sent ahead of its data; undefined where it is none to wait for, and while the
 * menus are not known, with which the page would come.
 */
export async function renderSkeleton(
  { build, sharedFor }: PageSources,
  asked: PageRequest,
): Promise<PageOfSite | undefined> {
  const page = await build.render({
    ...asked,
    fetch: () => new Promise(() => undefined),
    isContentFixed: false,
    isAhead: true,
  });
  if (page.kind === 'redirect' || page.status !== 200 || page.lacks !== 'data') return undefined;
  // What follows a skeleton in its document is shown by the styles in its head.
  return toPage(build, page, { ...asked, sharedFor, isAhead: true, hasOwnStyles: false });
}

interface PagePlace extends PageRequest {
  readonly sharedFor: number;
  readonly hasOwnStyles: boolean;
  readonly isAhead?: boolean;
}

async function toPage(
  build: BuildOutput,
  page: RenderedPage,
  { url, origin, sharedFor, plain, hasOwnStyles, isAhead = false }: PagePlace,
): Promise<PageOfSite> {
  const modules = build.modulesOf(page.renderers, page.language, page.hasLists);
  let markup = build.template.encode(page.html);
  const shown = { ...page, digest: markup.digest, isAhead };
  // There is no end to what may be looked for, and nobody may read it.
  const isWaitedFor = plain !== undefined && !plain.isSearch;
  const preparing = isWaitedFor ? build.fonts?.prepare(shown) : undefined;
  if (preparing !== undefined) {
    await preparing;
    // Others may have been encoded meanwhile.
    markup = build.template.encode(page.html);
  }
  const fonts = build.fonts?.linksOf(shown);
  const styles = hasOwnStyles ? build.stylesOf(page) : undefined;
  // 11: document.
  const html = build.template.print(page, markup, { origin, modules, fonts, styles, isAhead });
  const headers = createPageHeaders(page, {
    ...{ url, sharedFor },
    links: preloads(fonts?.sheets ?? []),
    embeds: build.entry.embeds[page.page ?? ''] ?? [],
    styles: styles?.hashes ?? [],
  });
  const { status, lacks } = page;
  const representation = createRepresentation(html, headers);
  const { tags, markupAt, markupEnd } = html;
  return { kind: 'page', status, lacks, representation, parts: { tags, markupAt, markupEnd } };
}

/** Fails when a signal says so; nothing of it is left once the other one has. */
function untilAborted(signal: AbortSignal, over: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    const fail = () => reject(signal.reason);
    if (signal.aborted) fail();
    signal.addEventListener('abort', fail, { once: true, signal: over });
  });
}

/**
 * Asks the API in this process, as if over the network.
 *
 * @param ended when nobody waits for its answers any more
 */
export function askApi(api: ApiSource, ended: AbortSignal): typeof globalThis.fetch {
  return async (input, init) => {
    const request = new Request(input, init);
    const signal = AbortSignal.any([request.signal, ended]);
    return api.fetch(new Request(request, { signal }), 'page');
  };
}

/** Two slashes at the beginning would name another host. */
function withinSite(location: string): string {
  return location.replace(/^[/\\]{2,}/, '/');
}
