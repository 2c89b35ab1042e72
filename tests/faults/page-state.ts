import type { Page } from 'playwright';

/** What a reader sees of a page, as far as faults are concerned. */
export interface PageState {
  readonly path: string;
  readonly language: string;
  readonly isBusy: boolean;
  readonly heading: string;
  readonly words: string;
  readonly alerts: readonly { readonly words: string; readonly buttons: readonly string[] }[];
  readonly buttons: readonly string[];
  /** Where the main area leads, to other pages than this. */
  readonly links: readonly string[];
  readonly hasFooter: boolean;
  readonly headerLinks: number;
}

/** Reads what the page shows now. */
export function readPageState(page: Page): Promise<PageState> {
  return page.evaluate(() => {
    const main = document.querySelector('main');
    const wordsOf = (element: Element | null) =>
      element instanceof HTMLElement ? element.innerText.trim() : '';
    const buttonsOf = (element: Element | null) =>
      [...(element?.querySelectorAll('button') ?? [])].map(wordsOf);
    // Tabs are links until a pointer comes near them.
    const links = [...(main?.querySelectorAll<HTMLAnchorElement>('a[href]') ?? [])]
      .filter(({ pathname }) => pathname !== location.pathname)
      .map((link) => link.getAttribute('href') ?? '');
    // The line above the header, while a page is on its way.
    const isLoading = main?.parentElement?.querySelector(':scope > [data-active="true"]') !== null;
    return {
      path: location.pathname + location.search,
      language: document.documentElement.lang,
      isBusy: main === null || isLoading || main.querySelector('[aria-busy="true"]') !== null,
      heading: wordsOf(main?.querySelector('h1') ?? null),
      words: wordsOf(main),
      alerts: [...(main?.querySelectorAll('[role="alert"]') ?? [])].map((alert) => ({
        words: wordsOf(alert),
        buttons: buttonsOf(alert),
      })),
      buttons: buttonsOf(main),
      links: [...new Set(links)].sort(),
      hasFooter: wordsOf(document.querySelector('footer')) !== '',
      headerLinks: document.querySelectorAll('header a[href]').length,
    };
  });
}

/** How often a page is looked at until it stands still, in milliseconds. */
const PACE = 30;

/**
 * Looks at a page until it is as it should be, or time is up.
 *
 * @returns what was seen last
 */
export async function watchUntil(
  page: Page,
  isReached: (state: PageState) => boolean,
  timeout: number,
): Promise<PageState> {
  const end = performance.now() + timeout;
  let state = await readPageState(page);
  while (!isReached(state) && performance.now() < end) {
    await new Promise((resolve) => setTimeout(resolve, PACE));
    state = await readPageState(page);
  }
  return state;
}

/** Whether two state are of the same content. */
export function isSameContent(one: PageState, other: PageState): boolean {
  return differences(one, other).length === 0;
}

/** What is otherwise in one state than in another, in words. */
export function differences(one: PageState, other: PageState): string[] {
  const lacks = other.links.filter((link) => !one.links.includes(link));
  const more = one.links.filter((link) => !other.links.includes(link));
  return [
    ...(one.heading === other.heading ? [] : [`"${one.heading}" for "${other.heading}"`]),
    ...(one.alerts.length === other.alerts.length
      ? []
      : [`${one.alerts.length} failures for ${other.alerts.length}`]),
    ...(lacks.length === 0 ? [] : [`without ${lacks.join(', ')}`]),
    ...(more.length === 0 ? [] : [`with ${more.join(', ')}`]),
  ];
}
