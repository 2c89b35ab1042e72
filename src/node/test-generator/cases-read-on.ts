import type { SlottedModel } from '../../core/manifest/slot-model.ts';
import type { Case } from './case.ts';
import type { PagePlan, ViewPlan } from './page-plan.ts';
import { prefixed, valuesOf } from './test-steps.ts';

/** What no page has the rest of opens where it is cut, and closes again. */
export function readOnCase(plan: PagePlan, view: ViewPlan): Case[] {
  const { slots }: SlottedModel = view.layout;
  const { summary, link } = slots;
  const isCut = summary?.kind === 'text' && (summary.clamp !== undefined || summary.box);
  if (!isCut || link !== undefined) return [];
  return [
    {
      kind: 'content',
      title: prefixed(
        view,
        'lets an introduction that is cut be read on, in its place, and prints it whole',
      ),
      runs: 'everywhere',
      lines: [
        ...valuesOf(plan, view),
        `await site.visit(${view.url});`,
        // In other letters a text may fit.
        'await page.evaluate(async () => { await document.fonts.ready; });',
        `const cut = await cutTexts(${view.area}.locator('[data-cut]'));`,
        "test.skip(cut.length === 0, 'No introduction is cut at this width.');",
        `const button = ${view.area}.locator('[data-read-on]').first();`,
        "const part = button.locator('xpath=..');",
        'const isWhole = () =>',
        '  part.evaluate((element) =>',
        "    [element, ...element.querySelectorAll('*')].every(",
        '      ({ scrollHeight, clientHeight }) => clientHeight === 0 || scrollHeight <= clientHeight + 1,',
        '    ),',
        '  );',
        'await expectPrinted(part);',
        "await expect(button).toHaveAttribute('aria-expanded', 'false');",
        'await button.click();',
        "await expect(button).toHaveAttribute('aria-expanded', 'true');",
        "await expect(button).toHaveText(site.word('ui.readLess'));",
        'await expect.poll(isWhole).toBe(true);',
        'await button.click();',
        "await expect(button).toHaveText(site.word('ui.readOn'));",
        'await expect.poll(isWhole).toBe(false);',
        'await expectWholeWithoutScripts(page, site.language);',
      ],
    },
  ];
}
