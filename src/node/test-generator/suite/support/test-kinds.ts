import { test as base, expect, type Page } from '@playwright/test';
import { type Api, createApi } from './api.ts';
import { FACTS, type Language } from './facts.ts';
import { createProblems, type Problems } from './problems.ts';
import { createSite, type Site } from './site.ts';
import { createWords, type SiteWords } from './site-words.ts';

interface Options {
  /** The code of the language that the reader has chosen before. */
  readonly languageCode: string;
  /** Whether axe looks at the pages in this run. */
  readonly withAxe: boolean;
}

interface AnswerFixtures {
  readonly language: Language;
  readonly api: Api;
}

interface Fixtures {
  readonly site: Site;
  /** What went wrong unseen; anything that a test does not bring about itself fails it. */
  readonly problems: Problems;
}

const common = base.extend<Options & AnswerFixtures>({
  languageCode: [FACTS.languages[0]?.code ?? '', { option: true }],

  withAxe: [true, { option: true }],

  language: async ({ languageCode }, use) => {
    const language = FACTS.languages.find(({ code }) => code === languageCode);
    if (language === undefined) throw new Error(`The site has no language "${languageCode}"`);
    await use(language);
  },

  api: async ({ request, language }, use) => {
    await use(createApi(request, language));
  },
});

/** A test of what a server answers, for which no browser is needed. */
export const answerTest = common.extend<{ readonly site: SiteWords }>({
  site: async ({ api, language }, use) => {
    await use(createWords(api, language));
  },
});

/** A test in a browser. */
export const test = common.extend<Fixtures>({
  context: async ({ context, baseURL, languageCode }, use) => {
    await context.addCookies([{ name: 'lang', value: languageCode, url: baseURL ?? '' }]);
    await use(context);
  },

  problems: [
    async ({ context }, use) => {
      const problems = createProblems();
      context.on('page', problems.watch);
      for (const page of context.pages()) problems.watch(page);
      await use(problems);
      expect(problems.unexpected(), 'nothing went wrong unseen').toEqual([]);
    },
    { auto: true },
  ],

  site: async ({ page, language, api, problems, withAxe }, use, info) => {
    // What moves by itself would look different each time.
    if (process.env.COMPARE !== undefined) await page.emulateMedia({ reducedMotion: 'reduce' });
    await use(createSite({ page, language, api, problems, info, withAxe }));
    // A page may ask for something more as its test ends, and needs no answer to that.
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  },
});

export { expect, type Page, type Site, type SiteWords };
