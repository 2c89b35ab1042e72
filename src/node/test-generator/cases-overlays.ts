import type { SlottedModel } from '../../core/manifest/slot-model.ts';
import type { Case } from './case.ts';
import { itemOf } from './cases-lists.ts';
import { opensDrawer, type PagePlan, type ViewPlan } from './page-plan.ts';
import { fieldOf, quote } from './print-code.ts';
import { entityOf, prefixed, valuesOf } from './steps.ts';

/** The cases of what opens over a page: items in a drawer, cards in a dialog, pictures in full size. */
export function overlayCases(plan: PagePlan, view: ViewPlan): Case[] {
  return [
    ...drawerCases(plan, view),
    ...readOnCase(plan, view),
    ...dialogCase(plan, view),
    ...previewCases(plan, view),
  ];
}

/** Items open over the list; previous and next lead around both ends. */
function drawerCases(plan: PagePlan, view: ViewPlan): Case[] {
  const { layout } = view;
  if (!opensDrawer(layout)) return [];
  const name = (item: string) => fieldOf(item, layout.slots.title.field);
  const start = [
    `const items = (await api.items(${view.constant})).slice(0, FACTS.api.paging.pageSize);`,
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
    {
      kind: 'drawer',
      title: 'keeps an opened item in the history, under its own path',
      runs: 'everywhere',
      lines: [
        ...start,
        "const path = (await own.getAttribute('href')) ?? '';",
        click,
        `await expect(${drawer('first?')}).toBeVisible();`,
        'await expect(page).toHaveURL(path);',
        'await page.goBack();',
        "await expect(page.getByRole('dialog')).toHaveCount(0);",
        'await expect(page).toHaveURL(PATH);',
        'await page.goForward();',
        `await expect(${drawer('first?')}).toBeVisible();`,
        'await expect(page).toHaveURL(path);',
        '// Whoever is given the address finds the page itself.',
        'await site.visit(path);',
        "await expect(page.getByRole('dialog')).toHaveCount(0);",
        `await expect(site.main.getByRole('heading', { level: 1 })).toHaveText(plain(${name('first?')}));`,
      ],
    },
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
        "await site.escape(page.getByRole('dialog'));",
      ],
    },
  ];
}

/** All that the item's own page shows, but the way back and the picture, which the list has. */
function openedSteps({ opened, print }: PagePlan): string[] {
  if (opened === undefined) return [];
  const { layout, fields } = opened;
  const values = Object.entries(fields).map(
    ([name, field]) => `${name}: plain(${fieldOf('first?', field)})`,
  );
  const { title, blocks } = layout.slots;
  return [
    `const item = await api.entity(OPENED, { ${values.join(', ')} });`,
    "await expectShown(drawer.getByRole('article'), [",
    ...(title === undefined ? [] : [`  ${print.heading(2, title)}`]),
    ...print.blocks(blocks.blocks).map((line) => `  ${line}`),
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
      title: prefixed(view, 'lets an introduction that is cut be read on, in its place'),
      runs: 'everywhere',
      lines: [
        ...valuesOf(plan, view),
        `await site.visit(${view.address});`,
        `const isCut = await ${view.area}.locator('[data-cut]').evaluateAll((all) =>`,
        '  all.some((whole) => {',
        "    const text = whole.querySelector('[data-box], [data-clamp]');",
        '    return text !== null && text.scrollHeight > text.clientHeight + 1;',
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

/** On mobile a card's contact lines stand in a dialog. */
function dialogCase(plan: PagePlan, view: ViewPlan): Case[] {
  const { layout, print } = view;
  if (layout.type !== 'card-list' || layout.slots.contact?.mobile !== 'dialog') return [];
  const { title, subtitle, note, summary, contact } = layout.slots;
  const name = fieldOf('item', title.field);
  const expectations = [
    ...[subtitle, note, summary && { ...summary, clamp: undefined }].flatMap(print.text),
    ...print.blocks(contact?.blocks ?? []),
  ];
  return [
    {
      kind: 'dialog',
      title: prefixed(view, 'shows an item and how to reach it in a dialog, on small screens'),
      runs: 'everywhere',
      lines: [
        `const [item] = await api.items(${view.constant});`,
        "if (item === undefined) return test.skip(true, 'The API names no items here.');",
        `await site.visit(${view.address});`,
        `const details = ${itemOf(view, 'item')}.getByRole('button', { name: \`\${site.word('ui.details')} \${plain(${name})}\` });`,
        'if (!site.isMobile) {',
        '  await expect(details).toHaveCount(0);',
        '  return;',
        '}',
        'await details.click();',
        "const dialog = page.getByRole('dialog');",
        `await expect(dialog.getByRole('heading').first()).toHaveText(plain(${name}));`,
        ...expectations.map((line) => `await expectAmong(dialog, [${line.slice(0, -1)}]);`),
        `await site.keepPicture(${quote(`${plan.page.id}-dialog`)});`,
        'await site.escape(dialog);',
        'await expect(details).toBeFocused();',
      ],
    },
  ];
}

/** A cover opens in full size, but not on mobile, where it fills the screen anyway. */
function previewCases(plan: PagePlan, view: ViewPlan): Case[] {
  const { layout } = view;
  if (layout.type !== 'detail' || !layout.slots.cover?.preview) return [];
  const cover = fieldOf('item', layout.slots.cover.field);
  return [
    {
      kind: 'preview',
      title: 'opens its picture in full size, but not on small screens',
      runs: 'everywhere',
      lines: [
        ...valuesOf(plan, view),
        `const item = ${entityOf(plan, view)};`,
        `test.skip(!hasValue(${cover}), 'The item has no picture.');`,
        `await site.visit(${view.address});`,
        "const open = site.main.getByRole('button', { name: site.word('ui.showPicture', { name: '' }).trim() });",
        'if (site.isMobile) {',
        '  await expect(open).toHaveCount(0);',
        '  return;',
        '}',
        'await open.click();',
        `await expect(page.getByRole('dialog').locator('img')).toHaveAttribute('src', picture(${cover})[0]?.picture?.src ?? '');`,
        "await site.escape(page.getByRole('dialog'));",
        'await expect(open).toBeFocused();',
      ],
    },
  ];
}
