import type { Page } from '@playwright/test';
import { findHarm } from './audit.ts';

/** What content has done in a page that no content may do. */
export interface Watch {
  /** What has been seen since the last call. */
  readonly takeDeeds: () => Promise<string[]>;
}

/** Watches a page of a site: what runs, what leaves the site, and what is stopped on its way. */
export async function watchPage(page: Page, origin: string): Promise<Watch> {
  const deeds: string[] = [];
  await page.addInitScript(listen);
  page.on('dialog', (dialog) => {
    deeds.push(`dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on('popup', (popup) => deeds.push(`popup: ${popup.url()}`));
  page.on('download', (download) => deeds.push(`download: ${download.suggestedFilename()}`));
  page.on('pageerror', (error) => deeds.push(`page error: ${error.stack ?? error.message}`));
  page.on('framenavigated', (frame) => {
    if (!frame.url().startsWith(origin) && frame.url() !== 'about:blank') {
      deeds.push(`navigation: ${frame.url()}`);
    }
  });
  page.on('console', (message) => {
    if (/TrustedScript|TrustedHTML/.test(message.text())) deeds.push(`said: ${message.text()}`);
  });
  page.on('websocket', (socket) => deeds.push(`socket: ${socket.url()}`));
  // Requests that the page's policy stops never come here.
  await page.route(
    (url) => url.origin !== origin && /^https?:$/.test(url.protocol),
    (route) => {
      deeds.push(`request: ${route.request().url()}`);
      return route.abort();
    },
  );
  return {
    takeDeeds: async () => {
      const inside = await page.evaluate(takeInside);
      // What packages lay over the page stands beside it.
      const harm = await page.evaluate(findHarm, 'body > div');
      return [...deeds.splice(0), ...inside, ...harm];
    },
  };
}

/** Runs before the page's own scripts. */
function listen(): void {
  const deeds: string[] = [];
  for (const name of ['hostile', 'alert', 'confirm', 'prompt', 'print', 'open']) {
    Reflect.set(window, name, () => deeds.push(`ran: ${name}`));
  }
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
    deeds.push(`stopped: ${effectiveDirective} ${blockedURI}`);
  });
  Reflect.set(window, 'watch', deeds);
}

/** Runs in the page. */
function takeInside(): string[] {
  const deeds = Reflect.get(window, 'watch') as string[];
  const polluted = Reflect.get({}, 'hostile') === undefined ? [] : ['a polluted prototype'];
  const cookie = document.cookie.includes('hostile') ? [`cookie: ${document.cookie}`] : [];
  return [...deeds.splice(0), ...polluted, ...cookie];
}
