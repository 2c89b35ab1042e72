import { expect, type Page } from '@playwright/test';
import { callOf, type Values } from './api.ts';
import type { Source } from './data-facts.ts';
import { apiOf, FACTS, type Language, wordFor } from './facts.ts';
import { untilSettled } from './in-page.ts';

/** A call that a page is to make. */
export interface ExpectedCall {
  readonly source: Source;
  readonly values?: Values;
  /** Counted from 0. */
  readonly page?: number;
}

/** The calls that a page has made since it has been watched. */
export interface Calls {
  /** Waits until nothing is under way, then expects these calls and no other, in any order. */
  readonly expect: (expected: readonly ExpectedCall[]) => Promise<void>;
  /** Expects that no call was made a second time. */
  readonly expectNoneTwice: () => void;
}

export function watchCalls(page: Page, language: Language): Calls {
  const made: string[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    const api = [FACTS.api, ...Object.values(FACTS.apis)].find(({ base }) =>
      url.pathname.startsWith(`${base}/`),
    );
    if (api === undefined) return;
    const spoken = request.headers()[api.languageHeader.toLowerCase()];
    made.push(lineOf(request.method(), url.pathname, url.searchParams, spoken));
  });
  return {
    expectNoneTwice() {
      expect(made.filter((line, index) => made.indexOf(line) !== index)).toEqual([]);
    },
    async expect(expected) {
      const lines = expected.map(({ source, values = {}, page: number = 0 }) => {
        const url = new URL(callOf(source, values, number, language), 'http://site');
        const spoken = wordFor(language, apiOf(source));
        return lineOf('GET', url.pathname, url.searchParams, spoken);
      });
      lines.sort();
      await expect.poll(() => made.toSorted()).toEqual(lines);
      await page.waitForLoadState('networkidle');
      // An effect might still make a call.
      await page.evaluate(untilSettled);
      expect(made.toSorted()).toEqual(lines);
    },
  };
}

function lineOf(
  method: string,
  path: string,
  query: URLSearchParams,
  language: string | undefined,
): string {
  const sorted = [...query].sort(([a], [b]) => (a < b ? -1 : 1));
  return `${method} ${path} ${JSON.stringify(sorted)} in ${language}`;
}
