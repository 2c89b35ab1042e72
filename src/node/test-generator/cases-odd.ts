import type { SlotModel, SlottedModel } from '../../core/manifest/slot-model.ts';
import { isKnownList, itemsOf } from './locators.ts';
import type { PagePlan, ViewPlan } from './page-plan.ts';
import { quote } from './print-code.ts';

/** What the one field that is left as it should be says. */
const KEPT = 'Words that are left';

/**
 * The steps in which items lack their fields, or have fields of another type: with one text left
 * that is shown, and no more is; without any, the answer is one that cannot be read.
 */
export function oddSteps(plan: PagePlan, view: ViewPlan): string[] {
  const field = keptField(view);
  return [
    ...(field === undefined ? [] : leftSteps(plan, view, field)),
    ...unreadableSteps(plan, view),
  ];
}

function leftSteps({ elsewhere }: PagePlan, view: ViewPlan, field: string): string[] {
  const shown = isKnownList(view)
    ? `${itemsOf(view)}.first()`
    : `${view.area}.getByText(${quote(KEPT)}).first()`;
  return [
    "await test.step('fields that are missing, and fields of another type', async () => {",
    '  for (const change of [bare, odd]) {',
    `    calls.letThrough((item) => withValues(change(item), { ${quote(field)}: ${quote(KEPT)} }));`,
    `    await site.goTo(${view.address});`,
    `    await expect(${shown}).toBeAttached();`,
    '    await site.expectPlainWords();',
    `    await site.goTo(${quote(elsewhere)});`,
    '  }',
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
    `    await site.goTo(${view.address});`,
    `    await site.expectFailure(${view.area}, site.word('ui.failed.malformed'));`,
    `    await site.goTo(${quote(elsewhere)});`,
    '  }',
    '});',
  ];
}

/** A field whose text is shown as it is; undefined where a view shows none, or not by itself. */
function keptField({ layout }: ViewPlan): string | undefined {
  const { slots, needs }: SlottedModel = layout;
  // Where an item has to have a link, its words are shown only with that.
  const { link } = slots;
  const isLed = link?.kind === 'link' && link.from === 'template';
  if (needs?.includes('link') && !isLed) return undefined;
  // So it is where an item has to have a date.
  if (needs?.some((name) => slots[name]?.kind === 'date')) return undefined;
  const texts = Object.values(slots).flatMap((slot) => {
    if (slot?.kind === 'text') return slot.format === 'text' && !slot.words ? [slot.field] : [];
    if (slot?.kind === 'cells') return slot.cells.flatMap(({ text }) => textFields(text));
    return slot?.kind === 'blocks'
      ? slot.blocks.flatMap((block) => Object.values(block.slots).flatMap(textFields))
      : [];
  });
  const title = slots.title?.kind === 'text' ? slots.title.field : undefined;
  return texts.find((field) => field === title) ?? texts[0];
}

function textFields(slot: SlotModel | undefined): readonly string[] {
  switch (slot?.kind) {
    case 'html':
      return slot.fields;
    case 'text':
      return slot.words === undefined && slot.format === 'text' ? [slot.field] : [];
    default:
      return [];
  }
}
