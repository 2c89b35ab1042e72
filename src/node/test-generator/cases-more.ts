import type { Case } from './case.ts';
import { itemsOf } from './locators.ts';
import type { PagePlan, ViewPlan } from './page-plan.ts';
import { open, prefixed, valuesOf } from './test-steps.ts';

/**
 * A part of a page grows by its link alone: who presses that by a key goes on with the items that came.
 * A list that a page is about grows by itself as its end comes near.
 */
export function moreCases(plan: PagePlan, view: ViewPlan): Case[] {
  if (view.role === undefined || view.source.paging === 'none') return [];
  const items = itemsOf(view);
  const values = plan.urlFinder ? ', values' : '';
  return [
    {
      kind: 'paging',
      title: prefixed(view, 'leads the focus on to the items that come'),
      runs: 'everywhere',
      lines: [
        ...valuesOf(plan, view),
        `const all = await api.items(${view.constant}${values});`,
        `const begun = ${view.constant}.pageSize;`,
        "test.skip(all.length <= begun, 'All items are there at once.');",
        ...open(plan, view),
        `const shown = ${items};`,
        'await expect(shown).toHaveCount(begun);',
        `await ${view.area}.getByRole('link', { name: site.word('ui.loadMore') }).press('Enter');`,
        'await expect(shown).not.toHaveCount(begun);',
        '// Items without a link leave it where it is.',
        "const hasLinks = (await shown.last().getByRole('link').count()) > 0;",
        `const focused = (hasLinks ? shown : ${view.area}).locator(':focus');`,
        'await expect(focused).toHaveCount(1);',
        'if (hasLinks) await expect(focused).toBeInViewport();',
      ],
    },
  ];
}
