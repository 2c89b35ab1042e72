import type { Case } from './case.ts';
import { arrived } from './cases-faults.ts';
import { expectedCalls, expectedItem } from './cases-lists.ts';
import { usesSite } from './create-printer.ts';
import type { PagePlan, ViewPlan } from './page-plan.ts';
import { fieldOf, quote } from './print-code.ts';
import { entityOf, expectMenus, expectPage, prefixed, valuesOf } from './steps.ts';

/** The cases of a view that shows one item. */
export function detailCases(plan: PagePlan, view: ViewPlan): Case[] {
  const places = plan.way === undefined ? ['first'] : ['first', 'last'];
  return [
    ...places.map((place) => contentCase(plan, view, place)),
    callsCase(plan, view),
    ...siblingsCase(plan, view),
    ...backCase(plan, view),
  ];
}

function contentCase(plan: PagePlan, view: ViewPlan, place: string): Case {
  return {
    kind: 'content',
    title: prefixed(
      view,
      plan.way === undefined
        ? 'shows what the API answers'
        : `shows what the API answers of the ${place} item`,
    ),
    runs: place === 'first' ? 'everywhere' : 'once',
    lines: [
      ...valuesOf(plan, view, place),
      `const item = ${entityOf(plan, view)};`,
      'const calls = site.watchCalls();',
      `await site.visit(${view.address});`,
      '',
      "await test.step('title, heading and menus', async () => {",
      ...pageSteps(plan, view).map((line) => `  ${line}`),
      '});',
      "await test.step('all that the manifest shows of the item', async () => {",
      ...itemSteps(plan, view).map((line) => `  ${line}`),
      '});',
      ...(place === 'first' ? soundSteps(plan) : []),
      'calls.expectNoneTwice();',
    ],
  };
}

function soundSteps(plan: PagePlan): string[] {
  return [
    "await test.step('axe finds nothing', async () => {",
    '  await site.expectAccessible();',
    `  await site.keepPicture(${quote(plan.page.id)});`,
    '});',
  ];
}

function pageSteps(plan: PagePlan, view: ViewPlan): string[] {
  const { layout } = view;
  if (layout.type !== 'detail' || layout.slots.title === undefined) return expectPage(plan, view);
  // In another format the page's title says something else than the field.
  if (layout.slots.title.format !== 'text') return expectMenus(plan, plan.title ?? "''");
  // A detail's own title is that of the page.
  const title = fieldOf('item', layout.slots.title.field);
  return [
    `const title = plain(${title});`,
    'await site.expectTitle(title);',
    "await expect(site.main.getByRole('heading', { level: 1 })).toHaveText(title);",
    ...expectMenus(plan, plan.title ?? 'title'),
  ];
}

function itemSteps(plan: PagePlan, view: ViewPlan): string[] {
  const { layout, area, expectations } = view;
  if (layout.type === 'accordion') {
    const { introduction, items, closing } = layout.slots;
    return [
      ...view.print
        .blocks([...(introduction?.blocks ?? []), ...(closing?.blocks ?? [])])
        .map((line) => `await expectAmong(${area}, [${line.slice(0, -1)}]);`),
      `const list = listOf(${fieldOf('item', items.field)});`,
      `await expect(site.parts(${area})).toHaveCount(list.length);`,
      'for (const [index, entry] of list.entries()) {',
      `  await expectShown(site.parts(${area}).nth(index), ${expectations}(entry, site));`,
      '}',
    ];
  }
  const lines = expectedItem(view, plan.title !== undefined);
  const args = [
    'item',
    ...(lines.some(usesSite) ? ['site'] : []),
    ...(plan.title === undefined ? [] : [plan.title]),
  ];
  return [
    `const article = ${area}.getByRole('article');`,
    `await expectShown(article, await ${expectations}(${args.join(', ')}));`,
    'await expectLoaded(article);',
  ];
}

function callsCase(plan: PagePlan, view: ViewPlan): Case {
  return {
    kind: 'calls',
    title: prefixed(view, 'asks for its data once'),
    runs: 'once',
    lines: [
      ...valuesOf(plan, view),
      `await site.visit(${quote(plan.elsewhere)});`,
      'const calls = site.watchCalls();',
      `await site.goTo(${view.address});`,
      arrived(view),
      ...expectedCalls(plan, view),
    ],
  };
}

/** The list beside a detail names all of its siblings, and marks the one that is shown. */
function siblingsCase(plan: PagePlan, view: ViewPlan): Case[] {
  const { frame } = plan.page;
  if (frame?.type !== 'siblings') return [];
  const { title, link } = frame.list.slots;
  const name = fieldOf('item', title.field);
  const href = link.from === 'template' ? `fill(${quote(link.template)}, item)` : "''";
  return [
    {
      kind: 'links',
      title: 'names its siblings at its side, and leads from one to the next',
      runs: 'everywhere',
      lines: [
        ...valuesOf(plan, view),
        'const siblings = await api.items(SIBLINGS);',
        'await site.visit(pathOf(values));',
        `const side = site.main.getByRole('navigation', { name: site.say(${JSON.stringify(frame.heading)}) });`,
        `await expectShown(side.getByRole('list'), siblings.flatMap((item) => link(${name}, ${href})));`,
        "await expect(side.locator('[aria-current=\"page\"]')).toHaveAttribute('href', pathOf(values));",
        'const last = siblings.at(-1);',
        `await side.getByRole('link').last().click();`,
        `await expect(page).toHaveURL(last === undefined ? '' : ${href.replace(', item', ', last')} ?? '');`,
        'await expect(side.locator(\'[aria-current="page"]\')).toHaveText(plain(last?.' +
          title.field +
          '));',
      ],
    },
  ];
}

/** The way back leads to the list; from there the item leads to the page again. */
function backCase(plan: PagePlan, view: ViewPlan): Case[] {
  const { layout } = view;
  const { way } = plan;
  if (layout.type !== 'detail' || layout.back === undefined || way?.by !== 'list') return [];
  const { back } = layout;
  const lines = [...valuesOf(plan, view), 'await site.visit(pathOf(values));'];
  const link =
    back.route === '/'
      ? "site.word('ui.backHome')"
      : "site.word('ui.backTo', { list: await site.menuName(LIST) })";
  const walk = [
    `await site.main.getByRole('link', { name: ${link}, exact: true }).click();`,
    `await expect(page).toHaveURL(${quote(back.route)});`,
  ];
  return [
    { kind: 'links', title: 'has a way back', runs: 'once', lines: [...lines, ...walk] },
    ...(way.inDrawer || way.page.route !== back.route || way.titleField === undefined
      ? []
      : [fromListCase(way, walk)]),
  ];
}

function fromListCase(
  way: Extract<NonNullable<PagePlan['way']>, { by: 'list' }>,
  walk: readonly string[],
): Case {
  const name = fieldOf('item', way.titleField ?? 'name');
  return {
    kind: 'links',
    title: 'opens from its list, and leads back to the place there',
    runs: 'once',
    lines: [
      `const [item] = await api.items(${'WAY'});`,
      "test.skip(item === undefined, 'The list is empty.');",
      `await site.visit(${quote(way.page.route)});`,
      `const own = site.main.getByRole('link', { name: plain(${name.replace('item', 'item?')}), exact: true }).first();`,
      'await own.click();',
      'await expect(page).toHaveURL(pathOf(valuesFrom(item ?? {})));',
      `await expect(site.main.getByRole('heading', { level: 1 })).toHaveText(plain(${name.replace('item', 'item?')}));`,
      ...walk,
      'await expect(own).toBeVisible();',
    ],
  };
}
