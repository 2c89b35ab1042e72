import type { FilterModel, ListModel } from '../../core/manifest/list-model.ts';
import type { Case } from './case.ts';
import { choiceCases } from './cases-choices.ts';
import { groupsCase, sortCase, timeCase } from './cases-list-order.ts';
import {
  apartSteps,
  asks,
  begin,
  expectItems,
  noneOf,
  noSuchThing,
  something,
  swappedSteps,
} from './control-steps.ts';
import { hasPlainTitle, isKnownList, itemsOf, nameOf, saying } from './locators.ts';
import type { PagePlan, ViewPlan } from './page-plan.ts';
import { literal, quote, record, say } from './print-code.ts';
import { prefixed } from './test-steps.ts';

/** How readers work with the list of a view: what they choose is what they see, and has a URL. */
export function controlCases(plan: PagePlan, view: ViewPlan): Case[] {
  const { list } = view;
  if (list === undefined || !isKnownList(view)) return [];
  const [first] = list.filters;
  return [
    ...list.filters.flatMap((filter) => filterCase(plan, view, filter)),
    ...(first === undefined
      ? []
      : [
          historyCase(plan, view, first),
          ...choiceCases(plan, view, list),
          nothingCase(plan, view, list),
          plainCase(plan, view, first),
        ]),
    ...sortCase(plan, view, list),
    ...groupsCase(plan, view, list),
    ...timeCase(plan, view, list),
  ];
}

const STATUS = "site.main.getByRole('status')";

function filterCase(plan: PagePlan, view: ViewPlan, filter: FilterModel): Case[] {
  const titled = (title: string) => prefixed(view, `“${filter.parameter}” ${title}`);
  const found = [
    `const items = ${asks(plan, view, 'chosen')};`,
    ...expectItems(plan, view, 'items'),
    `await expect(${STATUS}.filter({ hasText: site.word('ui.results', { count: items.length }) })).toHaveCount(1);`,
  ];
  if (filter.type !== 'value') {
    return [
      {
        kind: 'lists',
        title: titled('shows what it is asked for, and nothing else'),
        runs: 'everywhere',
        lines: [
          ...begin(plan, view),
          `const chosen = ${something(view, filter)};`,
          'await choose(site, chosen);',
          'await expectChosen(page, chosen);',
          ...found,
          ...apartSteps(plan, view, filter),
          ...swappedSteps(plan, view, filter),
        ],
      },
    ];
  }
  const { parameter, field } = filter;
  const words = literal(Object.keys(filter.words ?? {}));
  return [
    {
      kind: 'lists',
      title: titled('says how many items have each value, and shows just these'),
      runs: 'everywhere',
      lines: [
        ...begin(plan, view),
        `const counts = offeredOf(all, ${quote(field)}, ${words}, site.language);`,
        "test.skip(counts.length === 0, 'No item has a value.');",
        "const offered = counts.map((pair) => pair.join(': '));",
        `await expect.poll(() => offeredBy(site.main, ${quote(parameter)})).toEqual(offered);`,
        'for (const [value, count] of counts.slice(0, 4)) {',
        `  const chosen = ${record({ [parameter]: 'value' })};`,
        '  await choose(site, chosen);',
        '  await expectChosen(page, chosen);',
        ...found.map((line) => `  ${line}`),
        '  expect(items).toHaveLength(count);',
        '}',
        'await site.expectAccessible();',
      ],
    },
  ];
}

function historyCase(plan: PagePlan, view: ViewPlan, filter: FilterModel): Case {
  return {
    kind: 'lists',
    title: prefixed(
      view,
      'keeps what is chosen in the URL: loaded again, on the way back, and for search engines',
    ),
    runs: 'once',
    lines: [
      ...begin(plan, view),
      `const chosen = ${something(view, filter)};`,
      `const items = ${asks(plan, view, 'chosen')};`,
      'await choose(site, chosen);',
      'await expectChosen(page, chosen);',
      ...expectItems(plan, view, 'items'),
      'await expectTitleAsLoaded(page, site.language);',
      `await expectUnlisted(page, page.url(), ${view.url});`,
      'await page.reload();',
      ...expectItems(plan, view, 'items'),
      'await expectChosen(page, chosen);',
      'await site.visit(page.url());',
      'await page.goBack();',
      `await expectChosen(page, ${literal(noneOf([filter]))});`,
      ...expectItems(plan, view, 'all'),
      'await expectTitleAsLoaded(page, site.language);',
      'await page.goForward();',
      'await expectChosen(page, chosen);',
      ...expectItems(plan, view, 'items'),
      ...furtherPageSteps(plan, view),
    ],
  };
}

/** What is chosen on a further page of a list begins with its own first page. */
function furtherPageSteps(plan: PagePlan, view: ViewPlan): string[] {
  const { source, role, constant, url } = view;
  if (source.paging === 'none' || role !== undefined) return [];
  return [
    `if (all.length > ${constant}.pageSize) {`,
    `  await site.visit(withQuery(${url}, { page: '2' }));`,
    '  await choose(site, chosen);',
    "  await expectChosen(page, { ...chosen, page: '' });",
    ...expectItems(plan, view, 'items').map((line) => `  ${line}`),
    '}',
  ];
}

/** Where nothing is left, it is said which choice to drop; another that is not to blame stays. */
function nothingCase(plan: PagePlan, view: ViewPlan, { filters }: ListModel): Case {
  const blamed = filters.at(-1);
  const other = filters.length > 1 ? filters[0] : undefined;
  if (blamed === undefined) throw new Error('the list has no filters');
  const { chosen, words } = noSuchThing(blamed);
  const name = `\`\${${say(blamed.label)}}: ${words}\``;
  return {
    kind: 'lists',
    title: prefixed(view, 'says what to drop where nothing is found, and drops it'),
    runs: 'everywhere',
    lines: [
      ...begin(plan, view),
      `const others = ${other === undefined ? '{}' : something(view, other)};`,
      `await site.visit(withQuery(${view.url}, { ...others, ...${literal(chosen)} }));`,
      "await expect(site.main.getByText(site.word('ui.lists.nothing'))).toBeVisible();",
      `await expect(${itemsOf(view)}).toHaveCount(0);`,
      'await site.expectAccessible();',
      `const filter = ${name};`,
      `const items = ${asks(plan, view, 'others')};`,
      "const words = site.word('ui.lists.nothingWithout', { filter });",
      "const link = site.main.getByRole('link', { name: words });",
      ...(view.source.paging === 'server'
        ? []
        : [`await expect(link.locator('..')).toHaveText(\`\${words} (\${items.length})\`);`]),
      'await link.click();',
      `await expectChosen(page, { ...others, ...${literal(noneOf([blamed]))} });`,
      ...expectItems(plan, view, 'items'),
    ],
  };
}

/** The form works by itself. */
function plainCase(plan: PagePlan, view: ViewPlan, filter: FilterModel): Case {
  return {
    kind: 'lists',
    title: prefixed(view, 'is filtered without scripts, too'),
    runs: 'once',
    lines: [
      ...begin(plan, view),
      `const chosen = ${something(view, filter)};`,
      `const items = ${asks(plan, view, 'chosen')};`,
      `await withoutScripts({ page, language: site.language }, ${view.url}, async ({ main, send }) => {`,
      '  await send(chosen);',
      "  await expect(main.getByRole('status').first()).toHaveText(site.word('ui.results', { count: items.length }));",
      ...(hasPlainTitle(view)
        ? [
            `  for (const item of items.slice(0, ${view.constant}.pageSize)) {`,
            `    await expect(${saying(view, 'main', `plain(${nameOf(view)})`)}.first()).toBeAttached();`,
            '  }',
          ]
        : []),
      '});',
    ],
  };
}
