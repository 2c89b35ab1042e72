import type { SlottedModel } from '../../core/manifest/slot-model.ts';
import type { Case } from './case.ts';
import { shownTitleOf, wordsIn } from './locators.ts';
import { type OverlaidPage, opensDrawer, type PagePlan, type ViewPlan } from './page-plan.ts';
import { fieldOf, quote } from './print-code.ts';
import { prefixed, valuesOf } from './test-steps.ts';

/** The drawer of the item whose title is `name`. */
const DRAWER = "page.getByRole('dialog', { name, exact: true })";

/** The cases of what opens over a page or in its place: items in a drawer, texts that are cut. */
export function overlayCases(plan: PagePlan, view: ViewPlan): Case[] {
  return [...drawerCases(plan, view), ...readOnCase(plan, view)];
}

/** Items open over the list; previous and next lead around both ends. */
function drawerCases(plan: PagePlan, view: ViewPlan): Case[] {
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
      '// Whoever is given the URL finds the page itself.',
      'await site.visit(path);',
      "await expect(page.getByRole('dialog')).toHaveCount(0);",
      "await expect(site.main.getByRole('heading', { level: 1 })).toHaveText(titles[0] ?? '');",
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

/** What no page has the rest of opens where it is cut, and closes again. */
function readOnCase(plan: PagePlan, view: ViewPlan): Case[] {
  const { slots }: SlottedModel = view.layout;
  const { summary, link } = slots;
  const isCut = summary?.kind === 'text' && (summary.clamp !== undefined || summary.box);
  if (!isCut || link !== undefined) return [];
  return [
    {
      kind: 'content',
      title: prefixed(
        view,
        'lets an introduction that is cut be read on, in its place, and prints it whole',
      ),
      runs: 'everywhere',
      lines: [
        ...valuesOf(plan, view),
        `await site.visit(${view.url});`,
        // In other letters a text may fit; what is out of the box by less than half a line is none that is cut.
        'await page.evaluate(async () => { await document.fonts.ready; });',
        `const isCut = await ${view.area}.locator('[data-cut]').evaluateAll((all) =>`,
        '  all.some((whole) => {',
        "    const text = whole.querySelector('[data-box], [data-clamp]');",
        '    if (text === null) return false;',
        '    const line = Number.parseFloat(getComputedStyle(text).lineHeight) || 16;',
        '    return text.scrollHeight - text.clientHeight > line / 2;',
        '  }),',
        ');',
        "test.skip(!isCut, 'No introduction is cut at this width.');",
        `const button = ${view.area}.locator('[data-read-on]').first();`,
        "const part = button.locator('xpath=..');",
        'const isWhole = () =>',
        '  part.evaluate((element) =>',
        "    [element, ...element.querySelectorAll('*')].every(",
        '      ({ scrollHeight, clientHeight }) => clientHeight === 0 || scrollHeight <= clientHeight + 1,',
        '    ),',
        '  );',
        'await expectPrinted(part);',
        "await expect(button).toHaveAttribute('aria-expanded', 'false');",
        'await button.click();',
        "await expect(button).toHaveAttribute('aria-expanded', 'true');",
        "await expect(button).toHaveText(site.word('ui.readLess'));",
        'await expect.poll(isWhole).toBe(true);',
        'await button.click();',
        "await expect(button).toHaveText(site.word('ui.readOn'));",
        'await expect.poll(isWhole).toBe(false);',
      ],
    },
  ];
}
