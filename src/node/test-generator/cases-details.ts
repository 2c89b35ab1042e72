import type { LayoutOptions } from '../../core/manifest/known-options.ts';
import type { TextSlot } from '../../core/manifest/slot-model.ts';
import type { Case } from './case.ts';
import { expectedCalls } from './cases-lists.ts';
import { callOfExpectations } from './expected-item.ts';
import { arrived, titleSlot } from './locators.ts';
import type { PagePlan, ViewPlan } from './page-plan.ts';
import { fieldOf, quote } from './print-code.ts';
import { entityOf, expectMenus, expectPage, prefixed, valuesOf } from './test-steps.ts';
import { stepsOf } from './view-steps.ts';

/** The cases of a view that shows one item. */
export function detailCases(plan: PagePlan, view: ViewPlan): Case[] {
  const places = plan.urlFinder === undefined ? ['first'] : ['first', 'last'];
  return [
    ...places.map((place) => contentCase(plan, view, place)),
    callsCase(plan, view),
    ...backCase(plan, view),
  ];
}

function contentCase(plan: PagePlan, view: ViewPlan, place: string): Case {
  return {
    kind: 'content',
    title: prefixed(
      view,
      plan.urlFinder === undefined
        ? 'shows what the API answers'
        : `shows what the API answers of the ${place} item`,
    ),
    runs: place === 'first' ? 'everywhere' : 'once',
    lines: [
      ...valuesOf(plan, view, place),
      `const item = ${entityOf(plan, view)};`,
      'const calls = site.watchCalls();',
      `await site.visit(${view.url});`,
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
  const slot = titleSlot(view);
  if (!('ownHeading' in view.layout) || slot === undefined) return expectPage(plan, view);
  // In another format the page's title says something else than the field.
  if (slot.format !== 'text') return expectMenus(plan, plan.title ?? "''");
  const title = fieldOf('item', slot.field);
  return [
    `const title = plain(${title});`,
    'await site.expectTitle(title);',
    "await expect(site.main.getByRole('heading', { level: 1 })).toHaveText(title);",
    ...expectMenus(plan, plan.title ?? 'title'),
  ];
}

function itemSteps(plan: PagePlan, view: ViewPlan): readonly string[] {
  const { layout, area, known } = view;
  if (known?.parts !== undefined) return known.parts(layout as never, stepsOf(plan, view));
  const seen = callOfExpectations(plan, view, 'item');
  if (known === undefined)
    return [`for (const part of ${seen}) await expectAmong(${area}, [part]);`];
  const whole = known.selector === undefined ? area : `${area}.locator(${quote(known.selector)})`;
  return [
    `const whole = ${whole};`,
    `await expectShown(whole, ${seen});`,
    'await expectLoaded(whole);',
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
      `await site.goTo(${view.url});`,
      arrived(view),
      ...expectedCalls(plan, view),
    ],
  };
}

/** The way back leads to the list; from there the item leads to the page again. */
function backCase(plan: PagePlan, view: ViewPlan): Case[] {
  const { back }: LayoutOptions = view.layout;
  const { urlFinder } = plan;
  if (back === undefined || urlFinder?.by !== 'list') return [];
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
    ...(urlFinder.inDrawer ||
    urlFinder.page.route !== back.route ||
    urlFinder.titleField === undefined
      ? []
      : [fromListCase(urlFinder, titleSlot(view), walk)]),
  ];
}

function fromListCase(
  urlFinder: Extract<NonNullable<PagePlan['urlFinder']>, { by: 'list' }>,
  own: TextSlot | undefined,
  walk: readonly string[],
): Case {
  const name = fieldOf('item?', urlFinder.titleField ?? 'name');
  const hasName = own?.field === urlFinder.titleField && own?.format === 'text';
  return {
    kind: 'links',
    title: 'opens from its list, and leads back to the place there',
    runs: 'once',
    lines: [
      `const [item] = await api.items(LINKING_LIST);`,
      "test.skip(item === undefined, 'The list is empty.');",
      `await site.visit(${quote(urlFinder.page.route)});`,
      `const own = site.main.getByRole('link', { name: plain(${name}), exact: true }).first();`,
      'await own.click();',
      'await expect(page).toHaveURL(pathOf(valuesFrom(item ?? {})));',
      `await expect(site.main.getByRole('heading', { level: 1 })).${hasName ? `toHaveText(plain(${name}))` : "not.toHaveText('')"};`,
      ...walk,
      'await expect(own).toBeVisible();',
    ],
  };
}
