import type { ListModel } from '../../core/manifest/list-model.ts';
import type { Case } from './case.ts';
import { asks, begin, expectItems, something } from './control-steps.ts';
import { hasPlainTitle, itemsOf, nameOf, saying } from './locators.ts';
import type { PagePlan, ViewPlan } from './page-plan.ts';
import { quote, record, say } from './print-code.ts';
import { prefixed, valuesOf } from './test-steps.ts';

/** Each order of a list is one that readers can choose. */
export function sortCase(plan: PagePlan, view: ViewPlan, { sort, groups }: ListModel): Case[] {
  if (sort === undefined || sort.options.length < 2) return [];
  const steps = sort.options
    .slice(1)
    .flatMap(({ id, field }) => [
      `await test.step(${quote(id)}, async () => {`,
      `  const chosen = ${record({ [sort.parameter]: quote(id) })};`,
      '  await choose(site, chosen);',
      '  await expectChosen(page, chosen);',
      `  const items = ${asks(plan, view, 'chosen')};`,
      '  expect(items).toHaveLength(all.length);',
      ...expectItems(plan, view, 'items', groups?.field === field).map((line) => `  ${line}`),
      '});',
    ]);
  return [
    {
      kind: 'lists',
      title: prefixed(view, 'is sorted as the reader chooses'),
      runs: 'everywhere',
      lines: [...begin(plan, view), ...expectItems(plan, view, 'all'), ...steps],
    },
  ];
}

/** The groups are those of the API's items, each with its own. */
export function groupsCase(plan: PagePlan, view: ViewPlan, { groups }: ListModel): Case[] {
  if (groups === undefined) return [];
  const words = Object.entries(groups.words ?? {}).map(([key, text]) => [key, say(text)]);
  const named = words.length === 0 ? 'key' : `${record(Object.fromEntries(words))}[key] ?? key`;
  const headings = `${view.area}.locator('section > h2[id]')`;
  return [
    {
      kind: 'lists',
      title: prefixed(view, 'stands in groups, and leads to each'),
      runs: 'everywhere',
      lines: [
        ...begin(plan, view),
        ...expectItems(plan, view, 'all'),
        `const groups = groupsOf(all, ${view.constant}.list, site.language);`,
        "const nameOf = (key: string) => (key === '' ? site.word('ui.lists.ungrouped') : ",
        `  (${named}));`,
        `await expect(${headings}).toHaveText(groups.map(({ key }) => nameOf(key)));`,
        'for (const [index, { items }] of groups.entries()) {',
        `  const group = ${view.area}.locator('section:has(> h2[id])').nth(index);`,
        ...(hasPlainTitle(view)
          ? [
              '  for (const item of items) {',
              `    await expect(${saying(view, 'group', `plain(${nameOf(view)})`)}.first()).toBeAttached();`,
              '  }',
            ]
          : [`  await expect(${itemsOf({ ...view, area: 'group' })}).toHaveCount(items.length);`]),
        '}',
        "const jumps = site.main.getByRole('navigation', { name: site.word('ui.lists.groups') });",
        "test.skip(groups.length < 2, 'There is one group.');",
        `const last = await ${headings}.last().textContent();`,
        "await jumps.getByRole('link', { name: last ?? '', exact: true }).click();",
        `await expect(${headings}.filter({ hasText: last ?? '' }).first()).toBeInViewport();`,
        ...farGroupSteps(view),
      ],
    },
  ];
}

/** A group that begins within a later page of the list is led to, with its first item. */
function farGroupSteps(view: ViewPlan): string[] {
  const { source, area, constant, url } = view;
  if (source.paging !== 'client' || !hasPlainTitle(view)) return [];
  return [
    'const begins = groups.map((_, index) => groups.slice(0, index).flatMap(({ items }) => items).length);',
    `const within = begins.findIndex((from) => from > ${constant}.pageSize && from % ${constant}.pageSize > 0);`,
    '// The last one, where each begins with a page.',
    "const { key = '', items: [item = {}] = [] } = groups.at(within) ?? {};",
    `await site.visit(${url});`,
    "await jumps.getByRole('link', { name: nameOf(key), exact: true }).click();",
    "const heading = page.getByRole('heading', { name: nameOf(key), exact: true });",
    'await expect(heading).toBeInViewport();',
    `const far = ${area}.locator('section:has(> h2[id])').filter({ has: heading });`,
    `await expect(${saying(view, 'far', `plain(${nameOf(view)})`)}.first()).toBeAttached();`,
  ];
}

/** Today's date separates the two parts of a list. */
export function timeCase(plan: PagePlan, view: ViewPlan, { time, filters }: ListModel): Case[] {
  if (time?.parameter === undefined) return [];
  // Of a list that an API pages nobody knows how many items its other part has.
  const number = view.source.paging === 'server' ? '' : ` \${items.length}`;
  const part = (word: string, chosen: string, none: string) => [
    `await parts.getByRole('link', { name: site.word('ui.lists.${word}') }).click();`,
    `await expectChosen(page, ${chosen});`,
    '{',
    `  const items = ${asks(plan, view, chosen)};`,
    ...expectItems(plan, view, 'items').map((line) => `  ${line}`),
    `  if (items.length === 0) await expect(site.main.getByText(site.word('ui.lists.${none}'))).toBeVisible();`,
    `  await expect(parts.locator('[aria-current]')).toHaveText(\`\${site.word('ui.lists.${word}')}${number}\`);`,
    '  await expectTitleAsLoaded(page, site.language);',
    '}',
  ];
  return [
    {
      kind: 'lists',
      title: prefixed(
        view,
        'shows what is to come, and what is over, by the day where the site is',
      ),
      runs: 'everywhere',
      lines: [
        ...valuesOf(plan, view),
        `await site.visit(${view.url});`,
        "const parts = site.main.getByRole('navigation', { name: site.word('ui.lists.times') });",
        ...part('past', record({ [time.parameter]: quote('past') }), 'nonePast'),
        '// What stays at the top covers a part of what a reader scrolls on by.',
        'await page.evaluate(() => window.scrollTo({ top: 0 }));',
        'await site.expectAccessible();',
        ...part('upcoming', record({ [time.parameter]: "''" }), 'noneUpcoming'),
        ...stillFilteredSteps(plan, view, time.parameter, filters),
      ],
    },
  ];
}

/** What is chosen otherwise is chosen in both parts. */
function stillFilteredSteps(
  plan: PagePlan,
  view: ViewPlan,
  parameter: string,
  [filter]: ListModel['filters'],
): string[] {
  if (filter === undefined) return [];
  return [
    '// One of both parts may have none.',
    `const all = [...(${asks(plan, view)}), ...(${asks(plan, view, record({ [parameter]: quote('past') }))})];`,
    `const chosen = ${something(view, filter)};`,
    `await site.visit(withQuery(${view.url}, chosen));`,
    "await parts.getByRole('link', { name: site.word('ui.lists.past') }).click();",
    `await expectChosen(page, { ...chosen, ...${record({ [parameter]: quote('past') })} });`,
  ];
}
