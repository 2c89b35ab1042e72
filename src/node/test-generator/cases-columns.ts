import type { Case } from './case.ts';
import { itemsOf } from './locators.ts';
import type { PagePlan, ViewPlan } from './page-plan.ts';
import { literal } from './print-code.ts';
import { prefixed, valuesOf } from './test-steps.ts';

/** A list stands in the columns that its manifest says, from the first HTML on. */
export function columnCases(plan: PagePlan, view: ViewPlan): Case[] {
  const { layout, constant } = view;
  if (!('columns' in layout) || new Set(Object.values(layout.columns)).size < 2) return [];
  const values = plan.urlFinder === undefined ? '' : ', values';
  return [
    {
      kind: 'content',
      title: prefixed(view, 'stands in its columns at each width, as the server has sent it'),
      runs: 'once',
      alike: `columns of ${layout.type} ${Object.values(layout.columns).join()} ${view.role ?? ''} ${view.list?.groups !== undefined}`,
      lines: [
        ...valuesOf(plan, view),
        `const all = await api.items(${constant}${values});`,
        `const count = Math.min(all.length, ${constant}.pageSize);`,
        "test.skip(count === 0, 'The API names no items here.');",
        `const columns = ${literal({ ...layout.columns })};`,
        ...(view.list?.groups === undefined
          ? [`await expectColumns(page, ${view.url}, ${itemsOf(view)}, { columns, count });`]
          : [
              `const groups = groupsOf(all.slice(0, count), ${constant}.list, site.language);`,
              'const together = Math.max(...groups.map(({ items }) => items.length));',
              `await expectColumns(page, ${view.url}, ${itemsOf(view)}, { columns, count, together });`,
            ]),
      ],
    },
  ];
}
