import type { FilterModel, ListModel } from '../../core/manifest/list-model.ts';
import type { Case } from './case.ts';
import { asks, begin, expectItems, noneOf, something } from './control-steps.ts';
import type { PagePlan, ViewPlan } from './page-plan.ts';
import { literal, quote, record, say } from './print-code.ts';
import { prefixed } from './test-steps.ts';

/** What readers have chosen of a list: said, dropped one by one, and all at once. */
export function choiceCases(plan: PagePlan, view: ViewPlan, { filters }: ListModel): Case[] {
  const [first, second] = filters;
  return [
    ...filters.map((filter) => droppedCase(plan, view, filter)),
    ...(first && second ? [allDroppedCase(plan, view, [first, second])] : []),
    ...filters.flatMap((filter) => countsCase(plan, view, filter, filters)),
  ];
}

/** What is chosen stands above the list, each choice as a link that drops it. */
function droppedCase(plan: PagePlan, view: ViewPlan, filter: FilterModel): Case {
  return {
    kind: 'lists',
    title: prefixed(view, `“${filter.parameter}” says what is chosen, and is dropped as a whole`),
    runs: 'everywhere',
    lines: [
      ...begin(plan, view),
      `const chosen = ${something(view, filter)};`,
      'await choose(site, chosen);',
      'await expectChosen(page, chosen);',
      `const words: Readonly<Record<string, string>> = ${wordsOf(filter)};`,
      "const [value = ''] = Object.values(chosen);",
      `const filter = \`\${${say(filter.label)}}: \${words[value] ?? value}\`;`,
      "const link = site.main.getByRole('link', { name: site.word('ui.lists.remove', { filter }) });",
      "await link.press('Enter');",
      `await expectChosen(page, ${literal(noneOf([filter]))});`,
      '// The focus is where it says how many there are, and nobody hears of more items of another list.',
      "const found = site.main.getByRole('status').filter({ hasText: site.word('ui.results', { count: all.length }) });",
      'await expect(found).toBeFocused();',
      `const more = ${view.area}.getByRole('status').filter({ hasText: wordsWith(site, 'ui.loadedMore', 'count') });`,
      'await expect(more).toHaveCount(0);',
      ...expectItems(plan, view, 'all'),
      'await expect(link).toHaveCount(0);',
    ],
  };
}

/** Of two choices each has its link, and one drops both. */
function allDroppedCase(
  plan: PagePlan,
  view: ViewPlan,
  filters: readonly [FilterModel, FilterModel],
): Case {
  const [first, second] = filters.map((filter) => something(view, filter));
  return {
    kind: 'lists',
    title: prefixed(view, 'drops all that is chosen at once'),
    runs: 'once',
    lines: [
      ...begin(plan, view),
      `const chosen: Readonly<Record<string, string>> = { ...${first}, ...${second} };`,
      `await site.visit(withQuery(${view.url}, chosen));`,
      "const list = site.main.getByRole('list', { name: site.word('ui.lists.chosen') });",
      "await expect(list.getByRole('link')).toHaveCount(3);",
      "await list.getByRole('link', { name: site.word('ui.lists.removeAll'), exact: true }).click();",
      `await expectChosen(page, ${literal(noneOf(filters))});`,
      ...expectItems(plan, view, 'all'),
      'await expect(list).toHaveCount(0);',
    ],
  };
}

/** The numbers beside a filter's values are those of what the other filters leave. */
function countsCase(
  plan: PagePlan,
  view: ViewPlan,
  filter: FilterModel,
  filters: readonly FilterModel[],
): Case[] {
  const other = filters.find((one) => one !== filter);
  if (filter.type !== 'value' || other === undefined) return [];
  const words = literal(Object.keys(filter.words ?? {}));
  return [
    {
      kind: 'lists',
      title: prefixed(view, `“${filter.parameter}” counts what the other filters leave`),
      runs: 'once',
      lines: [
        ...begin(plan, view),
        `const chosen = ${something(view, other)};`,
        `await site.visit(withQuery(${view.url}, chosen));`,
        `const items = ${asks(plan, view, 'chosen')};`,
        `const offered = offeredOf(items, ${quote(filter.field)}, ${words}, site.language).map((pair) => pair.join(': '));`,
        `await expect.poll(() => offeredBy(site.main, ${quote(filter.parameter)})).toEqual(offered);`,
      ],
    },
  ];
}

/** What values are called in the reader's language, as an object of the generated code. */
function wordsOf(filter: FilterModel): string {
  const words = filter.type === 'value' ? Object.entries(filter.words ?? {}) : [];
  return record(Object.fromEntries(words.map(([value, text]) => [value, say(text)])));
}
