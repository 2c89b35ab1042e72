import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import { REVIEWED } from './ace-reviewed.ts';

const require = createRequire(import.meta.url);
const ENGINE = readFileSync(require.resolve('accessibility-checker-engine'), 'utf8');
/** WCAG 2.2, and what IBM asks beyond it. */
const POLICIES = ['WCAG_2_2', 'IBM_Accessibility'];

/** What a page's own script is called by, once the engine is in it. */
interface EngineWindow {
  readonly ace: {
    readonly Checker: new () => {
      readonly check: (root: Document, policies: string[]) => Promise<Report>;
    };
  };
}

interface Report {
  readonly results: readonly {
    readonly ruleId: string;
    /** How much it matters, and what came of it. */
    readonly value: readonly [string, string];
    readonly ignored?: boolean;
    readonly message: string;
    readonly snippet: string;
  }[];
}

/** Something that a page has, or may have, wrong. */
export interface AceFinding {
  readonly rule: string;
  /** The beginning of the element's HTML. */
  readonly at: string;
  readonly message: string;
}

/** Expects that the second engine finds nothing that nobody has reviewed. */
export async function expectNoAceFindings(page: Page): Promise<void> {
  const found = await findAceFindings(page);
  const spoken = await page.locator('html').getAttribute('lang');
  const isReviewed = (finding: AceFinding) =>
    REVIEWED.some(
      ({ rule, at, language = spoken }) =>
        rule === finding.rule && at.test(finding.at) && language === spoken,
    );
  expect(found.filter((finding) => !isReviewed(finding))).toEqual([]);
}

/** What the engine says is wrong, and what may be; what it leaves to a person altogether is left out. */
export async function findAceFindings(page: Page): Promise<readonly AceFinding[]> {
  await page.evaluate(ENGINE);
  return page.evaluate(async (policies) => {
    const { ace } = globalThis as unknown as EngineWindow;
    const { results } = await new ace.Checker().check(document, policies);
    return results.flatMap(({ ruleId, value, ignored, message, snippet }) =>
      ignored === true || !['FAIL', 'POTENTIAL'].includes(value[1])
        ? []
        : [{ rule: ruleId, at: snippet, message }],
    );
  }, POLICIES);
}
