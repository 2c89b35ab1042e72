import { test as base, expect, type Page } from '@playwright/test';
import {
  createProblems,
  type Problems,
} from '../../../src/node/test-generator/suite/support/problems.ts';
import { type ApiCall, watchCalls } from './calls.ts';
import { LANGUAGES, type Language, textOf } from './texts.ts';

/** Marks the tests that the usual run leaves out. */
const WIDE_TAG = '@wide';

interface Options {
  /** The language that the reader has chosen before. */
  readonly language: Language;
  /** Whether the choice is known to the server too, by its cookie. */
  readonly remembered: boolean;
}

interface Fixtures {
  /** A text of the manifests in the reader's language. */
  readonly text: (key: string, values?: Readonly<Record<string, string | number>>) => string;
  /** The API's own answer in the reader's language. */
  readonly api: <Answer>(path: string) => Promise<Answer>;
  /** The server's name for a menu entry. */
  readonly menuName: (code: string) => Promise<string>;
  /** The page's calls of the API, in their order. */
  readonly calls: ApiCall[];
  /** What went wrong unseen; anything that a test does not allow fails it. */
  readonly problems: Problems;
  /** Opens a URL and waits until the page reacts. */
  readonly visit: (path: string) => Promise<void>;
}

interface NavigationEntry {
  readonly code: string;
  readonly name: string;
}

export const test = base.extend<Options & Fixtures>({
  language: ['zh', { option: true }],
  remembered: [true, { option: true }],

  context: async ({ context, baseURL, language, remembered }, use) => {
    if (remembered) {
      await context.addCookies([{ name: 'lang', value: language, url: baseURL ?? '' }]);
    }
    await use(context);
  },

  text: async ({ language }, use) => {
    await use((key, values) => textOf(language, key, values));
  },

  api: async ({ request, language }, use) => {
    await use(async (path) => {
      const response = await request.get(`/api${path}`, {
        headers: { 'Accept-Language': language },
      });
      expect(response.status(), path).toBe(200);
      return response.json();
    });
  },

  menuName: async ({ api }, use) => {
    await use(async (code) => {
      const entries = await api<NavigationEntry[]>('/home/navigations');
      const entry = entries.find((other) => other.code === code);
      if (entry === undefined) throw new Error(`The navigation list has no code "${code}"`);
      return entry.name;
    });
  },

  calls: async ({ page }, use) => {
    await use(watchCalls(page));
  },

  problems: [
    async ({ context }, use) => {
      const problems = createProblems();
      context.on('page', problems.watch);
      for (const page of context.pages()) problems.watch(page);
      await use(problems);
      expect(problems.unexpected()).toEqual([]);
    },
    { auto: true },
  ],

  visit: async ({ page, javaScriptEnabled }, use) => {
    await use(async (path) => {
      await page.goto(path);
      if (javaScriptEnabled !== false) await waitUntilReactive(page);
    });
  },
});

export { expect } from '@playwright/test';

/** The same tests once in each language. */
export function inEachLanguage(declare: (language: Language) => void): void {
  for (const language of LANGUAGES) {
    test.describe(language, () => {
      test.use({ language });
      declare(language);
    });
  }
}

/**
 * The same tests once in each language, for what a page does whatever it says: the usual run makes
 * those of one language, and `npm run test:wide` the others. What a page says in each language, the
 * generated suite holds.
 */
export function mostlyIn(usual: Language, declare: (language: Language) => void): void {
  for (const language of LANGUAGES) {
    test.describe(language, runWidely(language !== usual), () => {
      test.use({ language });
      declare(language);
    });
  }
}

/**
 * The same tests for each row of a table, once in each language. The usual run takes the languages
 * in turns, row by row; `npm run test:wide` makes the other half.
 */
export function inTurns<Row>(
  table: readonly Row[],
  declare: (row: Row, language: Language) => void,
): void {
  for (const [index, row] of table.entries()) {
    for (const [turn, language] of LANGUAGES.entries()) {
      const tag = (index + turn) % 2 === 0 ? [] : [WIDE_TAG];
      test.describe(language, { tag }, () => {
        test.use({ language });
        declare(row, language);
      });
    }
  }
}

/** Details of a test that the usual run makes, or leaves to `npm run test:wide`. */
export function runWidely(isWide: boolean): { readonly tag: string[] } {
  return { tag: isWide ? [WIDE_TAG] : [] };
}

/**
 * The page says when React has taken it over from the server's HTML; what is out of sight is laid
 * out last.
 */
export async function waitUntilReactive(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const isWhole = !document.documentElement.classList.contains('first-screen');
    return isWhole && document.querySelector('#root[data-reactive]') !== null;
  });
}
