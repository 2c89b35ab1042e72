import type { Case } from './case.ts';
import { shownTitleOf, wordsIn } from './locators.ts';
import { type OverlaidPage, opensDrawer, type PagePlan, type ViewPlan } from './page-plan.ts';
import { fieldOf, quote } from './print-code.ts';

/** The drawer of the item whose title is `name`. */
const DRAWER = "page.getByRole('dialog', { name, exact: true })";

/** Items open over the list; previous and next lead around both ends. */
export function drawerCases(plan: PagePlan, view: ViewPlan): Case[] {
  const { layout } = view;
  if (!opensDrawer(layout)) return [];
  const start = [
    `const items = (await api.items(${view.constant})).slice(0, ${view.constant}.pageSize);`,
    "test.skip(items.length < 2, 'The API names fewer than two items.');",
    `const names = items.map((item) => plain(${shownTitleOf(view)}));`,
    "const [name = ''] = names;",
    'await site.visit(PATH);',
    "const own = site.main.getByRole('link', { name, exact: true }).first();",
  ];
  const declareTitles = titleSteps(plan, view);
  const click = 'await own.click();';
  return [
    {
      kind: 'drawer',
      title: 'opens an item over the list, with its neighbours around both ends',
      runs: 'everywhere',
      lines: [
        ...start,
        ...declareTitles,
        'const expectOpened = async (index: number) => {',
        "  const drawer = page.getByRole('dialog', { name: names[index] ?? '', exact: true });",
        "  await expect(drawer.getByRole('heading', { level: 2 }).first()).toHaveText(titles[index] ?? '');",
        '  // Who turns from one to the next hears which it is.',
        "  await expect(drawer.getByRole('status').filter({ hasText: names[index] ?? '' }).first()).toHaveText(names[index] ?? '');",
        '};',
        "const step = async (key: string) => page.getByRole('dialog').getByRole('button', { name: site.word(key), exact: true }).click();",
        click,
        'await expectOpened(0);',
        "await step('ui.previous');",
        'await expectOpened(items.length - 1);',
        "await step('ui.next');",
        'await expectOpened(0);',
        "await step('ui.next');",
        'await expectOpened(1);',
        "await step('ui.close');",
        "await expect(page.getByRole('dialog')).toHaveCount(0);",
        'await expect(page).toHaveURL(PATH);',
        'await expect(own).toBeFocused();',
      ],
    },
    historyCase([...start, ...declareTitles]),
    ...(plan.opened === undefined ? [] : [failedCase(start)]),
    {
      kind: 'drawer',
      title: 'shows the whole item in its drawer, on its share of the width',
      runs: 'everywhere',
      lines: [
        ...start,
        click,
        `const drawer = ${DRAWER};`,
        "await expect(drawer.getByRole('article')).toBeVisible();",
        ...openedSteps(plan),
        'const width = page.viewportSize()?.width ?? 0;',
        'const share = site.isMobile ? 1 : Number.parseFloat(FACTS.itemDrawer) / 100;',
        'await expect.poll(async () => ((await drawer.boundingBox())?.width ?? 0) / width).toBeCloseTo(share, 1);',
        'await expectAtEnd(drawer);',
        'await expectWellSet(drawer, drawer);',
        "await expectStaysAbove(drawer.getByRole('button', { name: site.word('ui.close'), exact: true }));",
        `await site.keepPicture(${quote(`${plan.page.id}-drawer`)});`,
        ...CLOSE_DRAWER,
      ],
    },
  ];
}

function historyCase(start: readonly string[]): Case {
  return {
    kind: 'drawer',
    title: 'keeps an opened item in the history, under its own path, and asks for it once',
    runs: 'everywhere',
    lines: [
      ...start,
      "const path = (await own.getAttribute('href')) ?? '';",
      'const listTitle = await page.title();',
      'await expectOwnTab(page, own, path);',
      'const place = await placeOf(own);',
      'const calls = site.watchCalls();',
      'await own.click();',
      `await expect(${DRAWER}).toBeVisible();`,
      'await expect(page).toHaveURL(path);',
      "await site.expectTitle(titles[0] ?? '');",
      'await page.goBack();',
      "await expect(page.getByRole('dialog')).toHaveCount(0);",
      'await expect(page).toHaveURL(PATH);',
      'await expect(page).toHaveTitle(listTitle);',
      'await expectPlace(own, place);',
      '// Pointed at again, it is there already.',
      'await page.mouse.move(0, 0);',
      'await own.hover();',
      "await page.waitForLoadState('networkidle');",
      'await page.goForward();',
      `await expect(${DRAWER}).toBeVisible();`,
      'await expect(page).toHaveURL(path);',
      "await page.waitForLoadState('networkidle');",
      'calls.expectNoneTwice();',
      "const heading = site.main.getByRole('heading', { level: 1 });",
      '// Loaded anew it is the page itself, and the list is one step back.',
      'await site.reload();',
      "await expect(page.getByRole('dialog')).toHaveCount(0);",
      "await expect(heading).toHaveText(titles[0] ?? '');",
      "await site.expectTitle(titles[0] ?? '');",
      'await page.goBack();',
      'await expect(own).toBeVisible();',
      '// Whoever is given the URL finds the page itself, too.',
      'await site.visit(path);',
      "await expect(page.getByRole('dialog')).toHaveCount(0);",
      "await expect(heading).toHaveText(titles[0] ?? '');",
    ],
  };
}

/** What does not come says so in the drawer, and comes when it is asked for again there. */
function failedCase(start: readonly string[]): Case {
  return {
    kind: 'failures',
    title: 'says in its drawer that an item cannot be had, and brings it when asked again',
    runs: 'once',
    lines: [
      ...start,
      'const calls = await site.intercept(OPENED);',
      'calls.answer({ status: 500 });',
      'await own.click();',
      "const drawer = page.getByRole('dialog');",
      "await site.expectFailure(drawer, site.word('ui.failed.http', { status: 500 }));",
      'calls.letThrough();',
      'await site.retry(drawer);',
      "await expect(drawer.getByRole('article')).toBeVisible();",
      "await expect(drawer.getByRole('alert')).toHaveCount(0);",
    ],
  };
}

/** It closes in each way, and leaves its list where it was, however impatient the reader is. */
const CLOSE_DRAWER: readonly string[] = [
  'for (const dismiss of DISMISSALS) {',
  '  if (!(await drawer.isVisible())) await own.click();',
  '  await expect(drawer).toBeVisible();',
  '  await dismiss(site, page, drawer);',
  '}',
  '// A second click or key, while it still goes, leads no further back.',
  'await own.click();',
  "await expect(drawer.locator(':focus')).toHaveCount(1);",
  "await drawer.getByRole('button', { name: site.word('ui.close'), exact: true }).dblclick();",
  'await expect(drawer).toHaveCount(0);',
  'await own.click();',
  "await expect(drawer.locator(':focus')).toHaveCount(1);",
  "for (const key of ['Escape', 'Escape']) await page.keyboard.press(key);",
  'await expect(drawer).toHaveCount(0);',
  'await expect(own).toBeFocused();',
  'await expect(page).toHaveURL(PATH);',
];

/** Declares `titles`: what the pages of the items are called, whose title may be another field or have another format. */
function titleSteps({ opened, print }: PagePlan, view: ViewPlan): string[] {
  const title = opened?.slots.title;
  const shown = title?.kind === 'text' ? wordsIn(print, title) : shownTitleOf(view);
  if (opened === undefined || shown === shownTitleOf(view)) return ['const titles = names;'];
  return [
    'const titles = await Promise.all(',
    '  items.map(async (listed) => {',
    `    const item = ${openedItem(opened, 'listed')};`,
    `    return plain(${shown});`,
    '  }),',
    ');',
  ];
}

/** The expression for what the page of an item shows, by the item of the list. */
function openedItem({ fields }: OverlaidPage, listed: string): string {
  const values = Object.entries(fields).map(
    ([name, field]) => `${name}: plain(${fieldOf(listed, field)})`,
  );
  return `await api.entity(OPENED, { ${values.join(', ')} })`;
}

/** All that the item's own page shows, but the way back and the picture, which the list has. */
function openedSteps({ opened, print }: PagePlan): string[] {
  if (opened === undefined) return [];
  const { title, blocks } = opened.slots;
  return [
    'const [first] = items;',
    `const item = ${openedItem(opened, 'first?')};`,
    "await expectShown(drawer.getByRole('article'), [",
    ...(title?.kind === 'text' ? [`  ${print.heading(2, title)}`] : []),
    ...(blocks?.kind === 'blocks' ? print.blocks(blocks.blocks) : []).map((line) => `  ${line}`),
    ']);',
  ];
}
