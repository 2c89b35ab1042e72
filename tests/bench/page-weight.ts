import type { Browser } from 'playwright';
import type { RouteUrl } from '../find-routes.ts';

/** A screen that pages are measured on. */
export interface Screen {
  readonly name: 'mobile' | 'desktop';
  readonly width: number;
  readonly height: number;
}

export const SCREENS: readonly Screen[] = [
  { name: 'mobile', width: 390, height: 844 },
  { name: 'desktop', width: 1440, height: 900 },
];

/** Bytes as transferred, headers and compression included, by what they are for. */
export interface Bytes {
  readonly html: number;
  readonly script: number;
  readonly style: number;
  readonly font: number;
  readonly image: number;
  readonly other: number;
}

/** What a first visit to a page transfers. */
export interface PageWeight {
  readonly route: string;
  readonly screen: Screen['name'];
  readonly language: string;
  readonly bytes: Bytes;
  /** Bytes of the scripts themselves as compressed, without the headers that come before each. */
  readonly scriptBodies: number;
  readonly requests: number;
}

const KIND_OF: Readonly<Record<string, keyof Bytes>> = {
  Document: 'html',
  Script: 'script',
  Stylesheet: 'style',
  Font: 'font',
  Image: 'image',
};
/** Milliseconds after the network has come to rest in which a late request would begin. */
const REST = 300;

/** Loads a page once with an empty cache and counts what the network brought. */
export async function weighPage(
  browser: Browser,
  origin: string,
  visit: { readonly route: RouteUrl; readonly screen: Screen; readonly language: string },
): Promise<PageWeight> {
  const { route, screen, language } = visit;
  const context = await browser.newContext({
    viewport: { width: screen.width, height: screen.height },
    isMobile: screen.name === 'mobile',
    hasTouch: screen.name === 'mobile',
  });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    const kinds = new Map<string, keyof Bytes>();
    const bytes = { html: 0, script: 0, style: 0, font: 0, image: 0, other: 0 };
    session.on('Network.responseReceived', ({ requestId, type }) => {
      kinds.set(requestId, KIND_OF[type] ?? 'other');
    });
    let scriptBodies = 0;
    session.on('Network.dataReceived', ({ requestId, encodedDataLength }) => {
      if (kinds.get(requestId) === 'script') scriptBodies += encodedDataLength;
    });
    session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      bytes[kinds.get(requestId) ?? 'other'] += encodedDataLength;
    });
    await session.send('Network.enable');
    await page.goto(urlIn(origin, route.url, language), { waitUntil: 'networkidle' });
    await page.waitForTimeout(REST);
    await page.waitForLoadState('networkidle');
    return {
      route: route.name,
      screen: screen.name,
      language,
      bytes,
      scriptBodies,
      requests: kinds.size,
    };
  } finally {
    await context.close();
  }
}

/** The URL of a page in a language. */
export function urlIn(origin: string, path: string, language: string): string {
  const url = new URL(path, origin);
  url.searchParams.set('lang', language);
  return url.href;
}
