import { expect, type Page } from '@playwright/test';
import { untilSettled } from './settle.ts';

/** A call of the API as the page made it. */
export interface ApiCall {
  /** Path and query below the API's base. */
  readonly url: string;
  readonly method: string;
  readonly language: string | undefined;
}

const BASE = '/api';

/** The calls of a page from now on, in a list that grows and may be emptied. */
export function watchCalls(page: Page): ApiCall[] {
  const calls: ApiCall[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (!pathname.startsWith(`${BASE}/`)) return;
    calls.push({
      url: pathname.slice(BASE.length) + search,
      method: request.method(),
      language: request.headers()['accept-language'],
    });
  });
  return calls;
}

/** Waits until nothing is under way, then holds the calls against those expected. */
export async function expectCalls(
  page: Page,
  calls: readonly ApiCall[],
  expected: readonly ApiCall[],
): Promise<void> {
  await page.waitForLoadState('networkidle');
  // An effect might still make a call.
  await untilSettled(page);
  expect(calls).toEqual(expected);
}
