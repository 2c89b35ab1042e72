import path from 'node:path';
import { expect, type Page } from '@playwright/test';
import { type RunningServer, spawnServer } from '../bench/spawn-server.ts';
import { compileRight } from '../compile-right.ts';
import { waitUntilReactive } from '../e2e/support/test.ts';
import { findRoutes } from '../find-routes.ts';
import { type HostileApi, startHostileApi } from './hostile-api.ts';
import { watchPage } from './watch-page.ts';

/** The built site over an API whose every text is hostile. */
export interface HostileSite {
  readonly api: HostileApi;
  readonly origin: string;
  /** A URL of every page that there is with honest answers. */
  readonly urls: readonly string[];
  readonly stop: () => Promise<void>;
}

const ROOT = path.resolve(import.meta.dirname, '../..');

export async function openHostileSite(): Promise<HostileSite> {
  const api = await startHostileApi();
  const server: RunningServer = await spawnServer(ROOT, api.origin);
  const { compiled } = compileRight(ROOT);
  const { routes } = await findRoutes(compiled, server.origin);
  return {
    api,
    origin: server.origin,
    urls: routes.map(({ url }) => url),
    stop: async () => {
      await server.stop();
      api.stop();
    },
  };
}

/**
 * Opens URLs in a round, each as the server renders it and as the browser does, and expects that
 * nothing acts by itself in any of them.
 */
export async function expectNothingActs(
  page: Page,
  { api, origin }: HostileSite,
  urls: readonly string[],
  round: number,
): Promise<void> {
  api.startRound(round);
  const watch = await watchPage(page, origin);
  const look = async (url: string, renderer: string) => {
    await page.evaluate(pressButtons);
    await page.waitForTimeout(50);
    const deeds = await watch.takeDeeds();
    expect.soft(deeds, `${url} ${renderer} in round ${round}`).toEqual([]);
  };
  for (const url of urls) {
    const answer = await page.goto(origin + url);
    expect.soft(answer?.status(), `${url} in round ${round}`).toBeLessThan(500);
    await look(url, 'from the server');
  }
  // A page that is not taken over yet would be rendered at a URL that the server did not render it at.
  await waitUntilReactive(page);
  for (const url of urls) {
    await page.evaluate(go, url);
    await page.waitForLoadState('networkidle');
    await look(url, 'by the browser');
  }
}

/** Runs in the page: as the way back and forth does, without the server. */
function go(url: string): void {
  window.history.pushState(null, '', url);
  window.dispatchEvent(new PopStateEvent('popstate', { state: null }));
}

/** Runs in the page: opens what opens. */
function pressButtons(): void {
  for (const button of document.querySelectorAll<HTMLElement>('main button, main summary')) {
    // A form leads to another page, and with it away from this one.
    if (button.closest('form') === null) button.click();
  }
}
