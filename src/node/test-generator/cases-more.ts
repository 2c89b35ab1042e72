import type { Case } from './case.ts';
import { expectItemsAt } from './expected-item.ts';
import { isKnownList, itemsOf } from './locators.ts';
import type { PagePlan, ViewPlan } from './page-plan.ts';
import { quote } from './print-code.ts';
import { declarePageAt, open, prefixed, valuesOf } from './test-steps.ts';

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
        `const more = ${view.area}.getByRole('link', { name: site.word('ui.loadMore') });`,
        '// Twice, where there is as much.',
        'for (let had = begun; had < Math.min(all.length, 3 * begun); had = await shown.count()) {',
        "  await more.press('Enter');",
        '  await expect(shown).not.toHaveCount(had);',
        '  // Items without a link leave it where it is.',
        "  const hasLinks = (await shown.last().getByRole('link').count()) > 0;",
        `  const focused = (hasLinks ? shown.nth(had) : ${view.area}).locator(':focus');`,
        '  await expect(focused).toHaveCount(1);',
        '  if (hasLinks) await expect(focused).toBeInViewport();',
        '}',
      ],
    },
  ];
}

/**
 * Where no script runs, the end of a part of a page leads to its next page by a URL, and that to the one after.
 * Of a list that a page is about, its head is held to the same.
 */
export function plainPagesCase(plan: PagePlan, view: ViewPlan): Case[] {
  const { role, source, constant, name, area } = view;
  if (role === undefined || source.paging === 'none' || !isKnownList(view)) return [];
  const parameter = `page-${name}`;
  const values = role === 'related' || plan.urlFinder ? ', values' : '';
  const turn = `{ number, last, language: site.language, part: ${quote(name)} }`;
  return [
    {
      kind: 'paging',
      title: prefixed(view, 'leads from page to page by URLs of its own where no script runs'),
      runs: 'once',
      lines: [
        ...valuesOf(plan, view, 'first', `${constant}.pageSize`),
        `const path = ${view.url};`,
        `const items = await api.items(${constant}${values});`,
        `const last = Math.ceil(items.length / ${constant}.pageSize);`,
        "test.skip(last < 2, 'All items are there at once.');",
        ...declarePageAt(parameter),
        'await site.visit(path);',
        'await withoutScripts({ page, language: site.language }, path, async (reader) => {',
        `  const part = ${area.replace(/^site\b/, 'reader')};`,
        `  const shown = ${itemsOf({ ...view, area: 'part' }, 'reader')};`,
        "  const more = part.getByRole('link', { name: site.word('ui.loadMore') });",
        '  for (let number = 1; number <= Math.min(last, 3); number += 1) {',
        `    const from = (number - 1) * ${constant}.pageSize;`,
        `    const own = items.slice(from, from + ${constant}.pageSize);`,
        '    await expect(shown).toHaveCount(own.length);',
        ...expectItemsAt(plan, view, 'shown', 'own').map((line) => `    ${line}`),
        '    const head = await headAt(page.request, pageAt(number), site.language);',
        `    expectTurns(head, ${turn}, pageAt);`,
        '    if (number === last) break;',
        '    await more.click();',
        `    await expect.poll(() => reader.parameter(${quote(parameter)})).toBe(String(number + 1));`,
        '  }',
        '});',
      ],
    },
  ];
}
