import type { LayoutOptions } from '../../core/manifest/known-options.ts';
import type { Case } from './case.ts';
import { expectedCalls } from './cases-lists.ts';
import { callOfExpectations } from './expected-item.ts';
import { arrived } from './locators.ts';
import type { PagePlan, ViewPlan } from './page-plan.ts';
import { quote } from './print-code.ts';
import { valuesOfKnown } from './print-url-finder.ts';
import { entityOf, expectPage, prefixed, setSteps, valuesOf } from './test-steps.ts';
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
      ...expectPage(plan, view).map((line) => `  ${line}`),
      '});',
      ...(place === 'first' ? PICTURES_IN_TURN : []),
      "await test.step('all that the manifest shows of the item', async () => {",
      ...itemSteps(plan, view).map((line) => `  ${line}`),
      '});',
      ...setSteps(wholeOf(view)),
      ...(place === 'first' ? accessibilitySteps(plan) : []),
      'calls.expectNoneTwice();',
    ],
  };
}

/** A cover may be the largest of what is seen first. */
const PICTURES_IN_TURN = [
  "await test.step('a picture in sight comes first', async () => {",
  '  await expectPicturesInTurn(site.main);',
  '});',
];

function accessibilitySteps(plan: PagePlan): string[] {
  return [
    "await test.step('axe finds nothing', async () => {",
    '  await site.expectAccessible();',
    `  await site.keepPicture(${quote(plan.page.id)});`,
    '});',
  ];
}

function itemSteps(plan: PagePlan, view: ViewPlan): readonly string[] {
  const { layout, area, known } = view;
  if (known?.parts !== undefined) return known.parts(layout as never, stepsOf(plan, view));
  const seen = callOfExpectations(plan, view, 'item');
  if (known === undefined)
    return [`for (const part of ${seen}) await expectAmong(${area}, [part]);`];
  return [
    `const whole = ${wholeOf(view)};`,
    `await expectShown(whole, ${seen});`,
    'await expectLoaded(whole);',
  ];
}

/** What shows the item, or its parts. */
function wholeOf({ area, known }: ViewPlan): string {
  return known?.selector === undefined ? area : `${area}.locator(${quote(known.selector)})`;
}

function callsCase(plan: PagePlan, view: ViewPlan): Case {
  return {
    kind: 'calls',
    title: prefixed(view, 'asks for its data once, and is the same as when it is loaded'),
    runs: 'once',
    lines: [
      ...valuesOf(plan, view),
      `await site.visit(${quote(plan.elsewhere)});`,
      'const calls = site.watchCalls();',
      `await site.goTo(${view.url});`,
      arrived(view),
      ...expectedCalls(plan, view),
      'await expectSameWhenLoaded(page, site);',
    ],
  };
}

/** The way back leads to the list; from there the item leads to the page again. */
function backCase(plan: PagePlan, view: ViewPlan): Case[] {
  const { back }: LayoutOptions = view.layout;
  const { urlFinder } = plan;
  if (urlFinder?.by !== 'list') return [];
  const link =
    back?.route === '/'
      ? "site.word('ui.backHome')"
      : "site.word('ui.backTo', { list: await site.menuName(LIST) })";
  const walk =
    back === undefined
      ? []
      : [`await site.main.getByRole('link', { name: ${link}, exact: true }).click();`];
  const isToList = back !== undefined && urlFinder.page.route === back.route;
  return [
    ...(back === undefined
      ? []
      : [
          {
            kind: 'links',
            title: 'has a way back',
            runs: 'once',
            lines: [
              ...valuesOf(plan, view),
              'await site.visit(pathOf(values));',
              'await scrollDown(page);',
              ...walk,
              `await expectArrived(page, ${quote(back.route)});`,
              ...backFromElsewhere(plan, back.route, walk),
              ...(back.history === true && back.route !== '/' ? BACK_HOME : []),
            ],
          } as const,
        ]),
    ...(urlFinder.inDrawer ? [] : [fromListCase(plan, view, isToList ? walk : [])]),
  ];
}

/** Who comes from home is led home, whatever was looked at on the page. */
const BACK_HOME = [
  "await site.visit('/');",
  "await site.goTo(pathOf(values), '/');",
  "const home = site.main.getByRole('link', { name: site.word('ui.backHome'), exact: true });",
  'await expect(home).toBeVisible();',
  'await followHeading(page);',
  'await home.click();',
  "await expect(page).toHaveURL('/');",
];

/** Who comes from another page than the list, or home, is led to the list as well. */
function backFromElsewhere({ elsewhere }: PagePlan, list: string, walk: readonly string[]) {
  if ([list, '/'].includes(elsewhere)) return [];
  return [
    `await site.visit(${quote(elsewhere)});`,
    `await site.goTo(pathOf(values), ${quote(elsewhere)});`,
    ...walk,
    `await expectArrived(page, ${quote(list)});`,
  ];
}

/** The last item that the list shows at first: what stands further down tells whether the place is kept. */
function fromListCase(plan: PagePlan, view: ViewPlan, walk: readonly string[]): Case {
  const { urlFinder } = plan;
  if (urlFinder?.by !== 'list') throw new Error(`${plan.route.route} is not found by a list`);
  const { back }: LayoutOptions = view.layout;
  const list = quote(urlFinder.page.route);
  const own = `site.main.locator(\`a[href="\${path}"]\`).first()`;
  const isThere = [
    `await expect(page).toHaveURL(${list});`,
    'await expectPlace(own, place);',
    'await expect(page).toHaveTitle(listTitle);',
  ];
  const goesBack = back?.history === true;
  const again = [
    'await own.click();',
    'await expectArrived(page, path);',
    // What was looked at on the page is no step on the way back.
    'await followHeading(page);',
    ...walk,
  ];
  return {
    kind: 'links',
    title: 'opens from its list, read from its beginning, and leads back to the very place there',
    runs: 'once',
    lines: [
      `await site.visit(${list});`,
      'const listTitle = await page.title();',
      'const known = new Map((await allValues(api)).map((own) => [pathOf(own), own]));',
      'const path = await lastLink(site.main, [...known.keys()]);',
      "test.skip(path === '', 'The list leads to no page of this kind.');",
      `const values = ${valuesOfKnown(plan, 'known.get(path) ?? {}')};`,
      `const own = ${own};`,
      'await own.scrollIntoViewIfNeeded();',
      'await expectOwnTab(page, own, path);',
      'const place = await placeOf(own);',
      'const calls = site.watchCalls();',
      'await own.click();',
      'await expectArrived(page, path);',
      `const item = ${entityOf(plan, view)};`,
      ...expectPage(plan, view),
      ...itemSteps(plan, view),
      // What was asked for as the pointer came near is not asked for again.
      'calls.expectNoneTwice();',
      'await page.goBack();',
      ...isThere,
      // A way back that is none of the history's leads to the list's beginning.
      ...(walk.length === 0
        ? []
        : [...again, ...(goesBack ? isThere : [`await expectArrived(page, ${list});`])]),
    ],
  };
}
