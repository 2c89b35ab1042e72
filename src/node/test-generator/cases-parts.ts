import type { BlockModels } from '../../core/manifest/block-model.ts';
import type { BlockModel } from '../../core/manifest/slot-model.ts';
import type { Case } from './case.ts';
import { itemOf, itemsOf } from './cases-lists.ts';
import type { PagePlan, ViewPlan } from './page-plan.ts';
import { fieldOf } from './print-code.ts';
import { entityOf, prefixed, valuesOf } from './steps.ts';

/** The cases of what reacts in its place: buttons, files, slides, folded parts. */
export function partCases(plan: PagePlan, view: ViewPlan): Case[] {
  return [
    ...copyCase(plan, view),
    ...filesCase(plan, view),
    ...accordionCases(view),
    ...carouselCases(view),
  ];
}

/** The button beside an e-mail address copies it, and says so for a second. */
function copyCase(plan: PagePlan, view: ViewPlan): Case[] {
  const block = blocksOf(view)
    .filter(isBlock('email'))
    .find(({ copy }) => copy);
  if (block === undefined) return [];
  const isList = view.layout.type === 'card-list';
  const address = fieldOf('item', block.slots.field.field);
  const find = [
    ...valuesOf(plan, view),
    ...(isList
      ? [
          `const item = (await api.items(${view.constant})).slice(0, FACTS.api.paging.pageSize).find((item) => plain(${address}) !== '');`,
        ]
      : [`const item = ${entityOf(plan, view)};`]),
    `if (item === undefined || plain(${address}) === '') return test.skip(true, 'No item has an address.');`,
  ];
  const come = [
    `await site.visit(${view.address});`,
    ...(isList && view.layout.type === 'card-list' && view.layout.slots.contact?.mobile === 'dialog'
      ? [
          `const card = ${itemOf(view, 'item')};`,
          "if (site.isMobile) await card.getByRole('button', { name: site.word('ui.details') }).click();",
          "const part = site.isMobile ? page.getByRole('dialog') : card;",
        ]
      : [`const part = ${isList ? itemOf(view, 'item') : view.area};`]),
    `const button = part.getByRole('button', { name: \`\${site.word('ui.copy')} \${plain(${address})}\` });`,
  ];
  return [
    {
      kind: 'copy',
      title: prefixed(view, 'says that an e-mail address cannot be copied, where that is so'),
      runs: 'once',
      lines: [
        ...find,
        'await page.addInitScript(refuseCopying);',
        ...come,
        'await button.click();',
        "await expect(part.getByRole('status')).toHaveText([site.word('ui.copyFailed')]);",
      ],
    },
    {
      kind: 'copy',
      title: prefixed(view, 'copies an e-mail address, and says so for a second'),
      runs: 'once',
      lines: [
        ...find,
        "await context.grantPermissions(['clipboard-read', 'clipboard-write']);",
        'await page.clock.install();',
        ...come,
        '// From here on, time passes for the page only where the test lets it.',
        'await button.focus();',
        'await page.clock.pauseAt(Date.now() + 3_600_000);',
        'await button.click();',
        "const said = part.getByRole('status').filter({ hasText: site.word('ui.copied') });",
        'await expect(said).toHaveCount(1);',
        `expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(plain(${address}));`,
        'await page.clock.runFor(2000);',
        'await expect(said).toHaveCount(0);',
      ],
    },
  ];
}

/** Files that are no PDF are saved under their names; a PDF opens in a window of its own. */
function filesCase(plan: PagePlan, view: ViewPlan): Case[] {
  const block = blocksOf(view).find(isBlock('attachments'));
  if (block === undefined || view.layout.type !== 'detail') return [];
  return [
    {
      kind: 'attachments',
      title: prefixed(
        view,
        'opens a PDF in a window of its own, and saves other files under their names',
      ),
      runs: 'once',
      lines: [
        ...(plan.way === undefined
          ? [`const item = await api.entity(${view.constant});`]
          : [
              '// One with a file to save, or else any with files.',
              `const isSaved = (item: Entity) => files(${fieldOf('item', block.slots.field.field)}).some((file) => !file.isOutside);`,
              `const hasFiles = (item: Entity) => hasValue(${fieldOf('item', block.slots.field.field)});`,
              'const values = (await findWith(api, isSaved)) ?? (await findWith(api, hasFiles));',
              "if (values === undefined) return test.skip(true, 'No item has files.');",
              `const item = ${entityOf(plan, view)};`,
            ]),
        `await site.visit(${view.address});`,
        `for (const { words, href } of files(${fieldOf('item', block.slots.field.field)})) {`,
        "  const link = site.main.getByRole('link', { name: words ?? '' }).first();",
        "  await expect(link).toHaveAttribute('href', href ?? '');",
        "  if (/\\.pdf$/i.test(words ?? '')) {",
        "    await expect(link).toHaveAttribute('target', '_blank');",
        "    await expect(link).toHaveAttribute('rel', /noopener/);",
        '    continue;',
        '  }',
        "  const [saved] = await Promise.all([page.waitForEvent('download'), link.click()]);",
        '  expect(saved.suggestedFilename()).toBe(words);',
        '}',
      ],
    },
  ];
}

/** One part is open at a time and has its picture beside it; on mobile all are. */
function accordionCases(view: ViewPlan): Case[] {
  const { layout, area } = view;
  if (layout.type !== 'accordion') return [];
  const { items } = layout.slots;
  const image = items.slots.image;
  return [
    {
      kind: 'accordion',
      title: 'opens one part at a time, with its picture beside it; on small screens all are open',
      runs: 'everywhere',
      lines: [
        `const item = await api.entity(${view.constant});`,
        `const list = listOf(${fieldOf('item', items.field)});`,
        "test.skip(list.length < 2, 'There are fewer than two parts.');",
        `await site.visit(${view.address});`,
        `const parts = site.parts(${area});`,
        "const openParts = () => parts.evaluateAll((all) => all.map((part) => part.hasAttribute('open')));",
        'if (site.isMobile) {',
        '  await expect.poll(openParts).toEqual(list.map(() => true));',
        ...(image === undefined
          ? []
          : [
              '  for (const [index, entry] of list.entries()) {',
              `    await expect(parts.nth(index).locator('img').first()).toHaveAttribute('src', picture(${fieldOf('entry', image.field)})[0]?.picture?.src ?? '');`,
              '  }',
            ]),
        '  return;',
        '}',
        'for (const [index, entry] of list.entries()) {',
        `  if (index > 0) await parts.nth(index).getByText(plain(${fieldOf('entry', items.slots.title.field)}), { exact: true }).click();`,
        '  await expect.poll(openParts).toEqual(list.map((_, place) => place === index));',
        ...(image === undefined
          ? []
          : [
              `  await expect(${area}.locator('img:visible').last()).toHaveAttribute('src', picture(${fieldOf('entry', image.field)})[0]?.picture?.src ?? '');`,
            ]),
        '}',
      ],
    },
  ];
}

/** Slides move on by themselves and by hand, around both ends; they stand when they are told to. */
function carouselCases(view: ViewPlan): Case[] {
  const { layout, area } = view;
  if (layout.type !== 'carousel') return [];
  const name = fieldOf('item', layout.slots.title.field);
  const start = [
    `const items = await api.items(${view.constant});`,
    "test.skip(items.length < 2, 'There are fewer than two slides.');",
    "await page.emulateMedia({ reducedMotion: 'no-preference' });",
    `const names = items.map((item) => plain(${name}));`,
    `await site.visit(${view.address});`,
    `const shown = () => site.inSight(${itemsOf(view)});`,
  ];
  return [
    {
      kind: 'carousel',
      title: prefixed(view, 'moves by hand, around both ends'),
      runs: 'everywhere',
      lines: [
        ...start,
        'const press = async (key: string) => {',
        `  await ${area}.getByRole('button', { name: site.word(key), exact: true }).click();`,
        '};',
        "await press('ui.pause');",
        'const [now] = await shown();',
        "const place = names.indexOf(now ?? '');",
        'for (let step = 1; step <= names.length; step += 1) {',
        "  await press('ui.next');",
        '  await expect.poll(shown).toEqual([names[(place + step) % names.length]]);',
        '}',
        "await press('ui.previous');",
        'await expect.poll(shown).toEqual([names[(place + names.length - 1) % names.length]]);',
      ],
    },
    {
      kind: 'carousel',
      title: prefixed(view, 'moves on by itself, and stands when it is told to'),
      runs: 'once',
      lines: [
        ...start,
        'await expect.poll(shown, { timeout: 10_000 }).toEqual([names[1]]);',
        `await ${area}.getByRole('button', { name: site.word('ui.pause'), exact: true }).click();`,
        'await site.leaveAlone();',
        'await page.waitForTimeout(600);',
        'const before = await shown();',
        'await page.waitForTimeout(4000);',
        'expect(await shown()).toEqual(before);',
      ],
    },
  ];
}

function isBlock<Type extends keyof BlockModels>(type: Type) {
  return (block: BlockModel): block is BlockModels[Type] => block.type === type;
}

function blocksOf({ layout }: ViewPlan): readonly BlockModel[] {
  const { slots } = layout;
  if (layout.type === 'detail') return layout.slots.blocks.blocks;
  return 'contact' in slots ? (slots.contact?.blocks ?? []) : [];
}
