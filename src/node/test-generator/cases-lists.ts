import { INTRODUCTION_VIEW, mainFrame, TITLES_VIEW } from '../../core/index.ts';
import type { Case } from './case.ts';
import { columnCases } from './cases-columns.ts';
import { moreCases, plainPagesCase } from './cases-more.ts';
import { pictureCases } from './cases-pictures.ts';
import { callOfExpectations, expectItemsAt } from './expected-item.ts';
import { isKnownList, itemsOf, showAllOf } from './locators.ts';
import type { PagePlan, ViewPlan } from './page-plan.ts';
import { quote } from './print-code.ts';
import { expectPage, open, prefixed, setSteps, valuesOf } from './test-steps.ts';

/** The cases of a view that shows a list. */
export function listCases(plan: PagePlan, view: ViewPlan): Case[] {
  if (!isKnownList(view)) return [ownLayoutCase(plan, view)];
  return [
    contentCase(plan, view),
    ...columnCases(plan, view),
    ...pictureCases(plan, view),
    callsCase(plan, view),
    ...laterFailureCase(plan, view),
    ...moreCases(plan, view),
    ...plainPagesCase(plan, view),
  ];
}

/** Of a layout of the site's own it is known what its items say, but not how they stand. */
function ownLayoutCase(plan: PagePlan, view: ViewPlan): Case {
  return {
    kind: 'content',
    title: prefixed(view, 'says what the API says of the first items'),
    runs: 'everywhere',
    lines: [
      ...visitWithItems(plan, view),
      ...expectPage(plan, view),
      `for (const item of items.slice(0, ${view.constant}.pageSize)) {`,
      `  for (const part of ${callOfExpectations(plan, view, 'item')}) await expectAmong(${view.area}, [part]);`,
      '}',
      'await site.expectAccessible();',
      `await site.keepPicture(${quote(plan.page.id)});`,
      'calls.expectNoneTwice();',
    ],
  };
}

function contentCase(plan: PagePlan, view: ViewPlan): Case {
  return {
    kind: 'content',
    title: prefixed(view, 'shows every item that the API names'),
    runs: 'everywhere',
    lines: [
      ...visitWithItems(plan, view),
      `const shown = ${itemsOf(view)};`,
      '',
      "await test.step('title, heading and menus', async () => {",
      ...expectPage(plan, view).map((line) => `  ${line}`),
      '});',
      ...restSteps(view),
      "await test.step('pictures in sight come first, those far below when they are neared', async () => {",
      '  await expectPicturesInTurn(site.main);',
      '});',
      "await test.step('axe finds nothing', async () => {",
      '  await site.expectAccessible();',
      `  await site.keepPicture(${quote(plan.page.id + (view.words === '' ? '' : `-${view.words}`))});`,
      '});',
      "await test.step('every item, to the last', async () => {",
      `  ${showAllOf(view, 'items.length', 'shown')}`,
      // What hides their names is held to all that it says of them, in the next step.
      ...(view.known?.hidesTitles
        ? []
        : expectItemsAt(plan, view, 'shown', 'items').map((line) => `  ${line}`)),
      '});',
      "await test.step('each item, with all that the manifest shows of it', async () => {",
      `  await expectEach(shown, items.map((item) => ${callOfExpectations(plan, view, 'item')}));`,
      '  await expectLoaded(shown.first());',
      '  await expectLoaded(shown.last());',
      '});',
      ...setSteps('shown'),
      'calls.expectNoneTwice();',
    ],
  };
}

/** A list that goes on, and is not asked to, says how it does. */
function restSteps({ source, role, area, constant }: ViewPlan): string[] {
  if (source.paging === 'none' || role !== undefined) return [];
  return [
    "await test.step('it rests, and goes on by a link', async () => {",
    `  if (items.length <= ${constant}.pageSize || (await site.endsInSight(shown, ${constant}.pageSize))) return;`,
    `  const more = ${area}.getByRole('link', { name: site.word('ui.loadMore'), exact: true });`,
    '  await expect(more).toHaveCount(1);',
    '});',
  ];
}

/** Asks for the items that the page is to show, and opens it. */
function visitWithItems(plan: PagePlan, view: ViewPlan): string[] {
  return [
    ...valuesOf(plan, view),
    `const items = await api.items(${view.constant}${plan.urlFinder ? ', values' : ''});`,
    "test.skip(items.length === 0, 'The API names no items here.');",
    'const calls = site.watchCalls();',
    `await site.visit(${view.url});`,
  ];
}

function callsCase(plan: PagePlan, view: ViewPlan): Case {
  const isPaged = view.source.paging === 'server';
  const values = plan.urlFinder ? ', values' : '';
  return {
    kind: isPaged ? 'paging' : 'calls',
    title: prefixed(
      view,
      isPaged ? 'asks for page after page, each once' : 'asks for its data once',
    ),
    runs: 'once',
    lines: [
      ...valuesOf(plan, view),
      ...(isPaged
        ? [`const sizes = await api.pageSizes(${view.constant}${values});`]
        : [`const items = await api.items(${view.constant}${values});`]),
      `await site.visit(${quote(plan.elsewhere)});`,
      'const calls = site.watchCalls();',
      `await site.goTo(${view.url});`,
      ...(isPaged
        ? [
            showAllOf(view, 'sizes.reduce((sum, size) => sum + size, 0)'),
            `await calls.expect(sizes.map((_, number) => ({ source: ${view.constant}${values}, page: number })));`,
          ]
        : [showAllOf(view, 'items.length'), ...expectedCalls(plan, view)]),
      ...announcedSteps(view, isPaged),
      ...(isPaged ? [] : askedAgainSteps(plan, view)),
    ],
  };
}

/** A link to the page that is shown asks for its data again; other tabs and orders of the same data do not. */
function askedAgainSteps(plan: PagePlan, view: ViewPlan): string[] {
  const { tabs, orders } = plan.route;
  if (tabs?.together || orders !== undefined) return [];
  return [
    "await test.step('and again where a link leads to it again', async () => {",
    '  const again = site.watchCalls();',
    `  await site.goTo(${view.url});`,
    ...expectedCalls(plan, view, 'again').map((line) => `  ${line}`),
    '});',
  ];
}

/** Who does not see that a list has grown hears by how many items. */
function announcedSteps({ source, constant, area }: ViewPlan, isPaged: boolean): string[] {
  if (source.paging === 'none') return [];
  const total = isPaged ? 'sizes.reduce((sum, size) => sum + size, 0)' : 'items.length';
  return [
    `const total = ${total};`,
    `const added = total % ${constant}.pageSize || ${constant}.pageSize;`,
    `if (total > ${constant}.pageSize) {`,
    "  const words = site.word('ui.loadedMore', { count: added });",
    `  await expect(${area}.getByRole('status').filter({ hasText: words })).toHaveCount(1);`,
    '}',
  ];
}

/**
 * The calls that a page makes at a URL.
 *
 * @param watched the variable that holds the watched calls
 */
export function expectedCalls(plan: PagePlan, view: ViewPlan, watched = 'calls'): string[] {
  const shown = plan.route.tabs !== undefined && !plan.route.tabs.together ? [view] : plan.views;
  const keys = new Set<string>();
  const sources = shown.filter(({ source: { endpoint, query } }) => {
    const key = JSON.stringify([endpoint, query]);
    return !keys.has(key) && Boolean(keys.add(key));
  });
  const hasTitles =
    plan.route.views.some(({ name }) => name === TITLES_VIEW) &&
    !plan.views.some(({ name }) => name === TITLES_VIEW);
  const further = hasTitles ? ['TITLES'] : [];
  const siblings = mainFrame(plan.page.frame)?.type === 'siblings' ? ['SIBLINGS'] : [];
  const introduction = plan.route.views.some(({ name }) => name === INTRODUCTION_VIEW);
  const values = plan.urlFinder ? ', values' : '';
  const all = [
    ...sources.map(({ constant }) => constant),
    ...further,
    ...siblings,
    ...(introduction ? ['INTRODUCTION'] : []),
  ];
  return [
    `await ${watched}.expect([${all.map((name) => `{ source: ${name}${values} }`).join(', ')}]);`,
  ];
}

/** A page after the first that fails leaves what is there, and comes when it is asked for again. */
function laterFailureCase(plan: PagePlan, view: ViewPlan): Case[] {
  if (view.source.paging !== 'server') return [];
  const items = itemsOf(view);
  return [
    {
      kind: 'failures',
      title: prefixed(view, 'a later page that fails says so below the items, and fixed there'),
      runs: 'once',
      lines: [
        ...valuesOf(plan, view),
        `const [first = 0, second] = await api.pageSizes(${view.constant}${plan.urlFinder ? ', values' : ''});`,
        "test.skip(second === undefined, 'The API has one page.');",
        ...open(plan, view),
        ...(view.role === undefined
          ? [
              `test.skip(await site.endsInSight(${items}, first), 'The next page follows at once.');`,
            ]
          : []),
        `await expect(${items}).toHaveCount(first);`,
        'calls.answer({ status: 500 });',
        view.role === undefined
          ? 'await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight }));'
          : `await ${view.area}.getByRole('link', { name: site.word('ui.loadMore') }).click();`,
        `const alert = ${view.area}.getByRole('alert');`,
        "await expect(alert).toContainText(site.word('ui.failed.http', { status: 500 }));",
        `await expect(${items}).toHaveCount(first);`,
        'calls.letThrough();',
        "await alert.getByRole('button', { name: site.word('ui.retry') }).click();",
        `await expect(${items}).toHaveCount(first + (second ?? 0));`,
        'await expect(alert).toHaveCount(0);',
      ],
    },
  ];
}
