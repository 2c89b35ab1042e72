import type { SlotModel, SlottedModel } from '../../core/manifest/slot-model.ts';
import { isPlain } from './create-printer.ts';
import { isKnownList, itemsOf, saying } from './locators.ts';
import type { PagePlan, ViewPlan } from './page-plan.ts';
import { quote } from './print-code.ts';

/** What the one field that is left as it should be says. */
const FILLED = 'Words that are left';

/**
 * The steps in which items lack their fields, or have fields of another type: with one text left
 * that is shown, and no more is; without any, the answer is one that cannot be read.
 */
export function oddSteps(plan: PagePlan, view: ViewPlan): string[] {
  const field = filledField(view);
  return [
    ...(field === undefined
      ? []
      : [...leftSteps(plan, view, field), ...longSteps(plan, view, field)]),
    ...unreadableSteps(plan, view),
  ];
}

function leftSteps({ elsewhere }: PagePlan, view: ViewPlan, field: string): string[] {
  const shown = isKnownList(view)
    ? `${itemsOf(view)}.first()`
    : `${view.area}.getByText(${quote(FILLED)}).first()`;
  return [
    "await test.step('fields that are missing, and fields of another type', async () => {",
    '  for (const change of [bare, odd]) {',
    `    calls.letThrough((item) => withValues(change(item), { ${quote(field)}: ${quote(FILLED)} }));`,
    `    await site.goTo(${view.url});`,
    `    await expect(${shown}).toBeAttached();`,
    '    await site.expectPlainWords();',
    `    await site.goTo(${quote(elsewhere)});`,
    '  }',
    '});',
  ];
}

/** A word that is longer than any line makes its page no wider. */
function longSteps({ elsewhere }: PagePlan, view: ViewPlan, field: string): string[] {
  const { url, area } = view;
  return [
    "await test.step('a word that is longer than a line', async () => {",
    "  const word = 'long'.repeat(100);",
    `  calls.letThrough((item) => withValues(item, { ${quote(field)}: word }));`,
    `  await site.goTo(${url});`,
    `  await expect(${saying(view, area, 'word')}.first()).toBeAttached();`,
    '  await site.expectNoWider();',
    `  await site.goTo(${quote(elsewhere)});`,
    '});',
  ];
}

function unreadableSteps({ elsewhere }: PagePlan, view: ViewPlan): string[] {
  // What a layout of the site's own makes of such an answer is its own matter.
  if (view.known === undefined) return [];
  return [
    "await test.step('items of which nothing can be shown', async () => {",
    '  for (const change of [bare, odd]) {',
    '    calls.letThrough(change);',
    `    await site.goTo(${view.url});`,
    `    await site.expectFailure(${view.area}, site.word('ui.failed.malformed'));`,
    `    await site.goTo(${quote(elsewhere)});`,
    '  }',
    '});',
  ];
}

/** A field whose text is shown as it is; undefined where a view shows none, or not by itself. */
function filledField({ layout }: ViewPlan): string | undefined {
  const { slots, needs }: SlottedModel = layout;
  if (needs !== undefined) return neededText(needs, slots);
  const texts = Object.values(slots).flatMap((slot) => {
    if (slot?.kind === 'text') return isPlain(slot) ? [slot.field] : [];
    if (slot?.kind === 'cells') return slot.cells.flatMap(({ text }) => textFields(text));
    return slot?.kind === 'blocks'
      ? slot.blocks.flatMap((block) => Object.values(block.slots).flatMap(textFields))
      : [];
  });
  const title = slots.title?.kind === 'text' ? slots.title.field : undefined;
  return texts.find((field) => field === title) ?? texts[0];
}

/** The one text that an item has to have; undefined where it has to have something else as well. */
function neededText(needs: readonly string[], slots: SlottedModel['slots']): string | undefined {
  const needed = needs.flatMap((name) => slots[name] ?? []);
  // A template leads to the item by its id, which is left.
  const [only, ...others] = needed.filter(
    (slot) => slot.kind !== 'link' || slot.from !== 'template',
  );
  return others.length > 0 ? undefined : textFields(only)[0];
}

function textFields(slot: SlotModel | undefined): readonly string[] {
  switch (slot?.kind) {
    case 'html':
      return slot.fields;
    case 'text':
      return isPlain(slot) ? [slot.field] : [];
    default:
      return [];
  }
}
