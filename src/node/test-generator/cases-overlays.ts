import type { SlottedModel } from '../../core/manifest/slot-model.ts';
import type { Case } from './case.ts';
import { titleOf } from './locators.ts';
import { opensDrawer, type PagePlan, type ViewPlan } from './page-plan.ts';
import { fieldOf, quote } from './print-code.ts';
import { prefixed, valuesOf } from './test-steps.ts';

/** The cases of what opens over a page or in its place: items in a drawer, texts that are cut. */
export function overlayCases(plan: PagePlan, view: ViewPlan): Case[] {
  return [...drawerCases(plan, view), ...readOnCase(plan, view)];
}

/** Items open over the list; previous and next lead around both ends. */
function drawerCases(plan: PagePlan, view: ViewPlan): Case[] {
  const { layout } = view;
  if (!opensDrawer(layout)) return [];
  const name = (item: string) => titleOf(view, item);
  const start = [
    `const items = (await api.items(${view.constant})).slice(0, ${view.constant}.pageSize);`,
    "test.skip(items.length < 2, 'The API names fewer than two items.');",
    'const [first] = items;',
    'await site.visit(PATH);',
    `const own = site.main.getByRole('link', { name: plain(${name('first?')}), exact: true }).first();`,
  ];
  const click = 'await own.click();';
  const drawer = (item: string) =>
    `page.getByRole('dialog', { name: plain(${name(item)}), exact: true })`;
  return [
    {
      kind: 'drawer',
      title: 'opens an item over the list, with its neighbours around both ends',
      runs: 'everywhere',
      lines: [
        ...start,
        click,
        `await expect(${drawer('first?')}).toBeVisible();`,
        "const step = async (key: string) => page.getByRole('dialog').getByRole('button', { name: site.word(key), exact: true }).click();",
        "await step('ui.previous');",
        `await expect(${drawer('items.at(-1)?')}.getByRole('heading', { level: 2 }).first()).toHaveText(plain(${name('items.at(-1)?')}));`,
        "await step('ui.next');",
        `await expect(${drawer('first?')}.getByRole('heading', { level: 2 }).first()).toHaveText(plain(${name('first?')}));`,
        "await step('ui.next');",
        `await expect(${drawer('items[1]?')}.getByRole('heading', { level: 2 }).first()).toHaveText(plain(${name('items[1]?')}));`,
        "await step('ui.close');",
        "await expect(page.getByRole('dialog')).toHaveCount(0);",
        'await expect(page).toHaveURL(PATH);',
        'await expect(own).toBeFocused();',
      ],
    },
    historyCase(start, name('first?')),
    {
      kind: 'drawer',
      title: 'shows the whole item in its drawer, on its share of the width',
      runs: 'everywhere',
      lines: [
        ...start,
        click,
        `const drawer = ${drawer('first?')};`,
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

/** @param title the expression of the item's title */
function historyCase(start: readonly string[], title: string): Case {
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
      `await expect(page.getByRole('dialog', { name: plain(${title}), exact: true })).toBeVisible();`,
      'await expect(page).toHaveURL(path);',
      `await site.expectTitle(plain(${title}));`,
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
      `await expect(page.getByRole('dialog', { name: plain(${title}), exact: true })).toBeVisible();`,
      'await expect(page).toHaveURL(path);',
      "await page.waitForLoadState('networkidle');",
      'calls.expectNoneTwice();',
      '// Whoever is given the URL finds the page itself.',
      'await site.visit(path);',
      "await expect(page.getByRole('dialog')).toHaveCount(0);",
      `await expect(site.main.getByRole('heading', { level: 1 })).toHaveText(plain(${title}));`,
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
  'await own.click();',
  "await expect(drawer.locator(':focus')).toHaveCount(1);",
  "for (const key of ['Escape', 'Escape']) await page.keyboard.press(key);",
  'await expect(drawer).toHaveCount(0);',
  'await expect(own).toBeFocused();',
  'await expect(page).toHaveURL(PATH);',
];

/** All that the item's own page shows, but the way back and the picture, which the list has. */
function openedSteps({ opened, print }: PagePlan): string[] {
  if (opened === undefined) return [];
  const { slots, fields } = opened;
  const values = Object.entries(fields).map(
    ([name, field]) => `${name}: plain(${fieldOf('first?', field)})`,
  );
  const { title, blocks } = slots;
  return [
    `const item = await api.entity(OPENED, { ${values.join(', ')} });`,
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
