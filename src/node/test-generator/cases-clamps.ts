import type { SlottedModel } from '../../core/manifest/slot-model.ts';
import { isKnownList, itemsOf } from './locators.ts';
import type { PagePlan, ViewPlan } from './page-plan.ts';
import { quote, record } from './print-code.ts';

/**
 * The step in which a view is sent texts of more lines than the manifest shows: what the content
 * has may be short enough by itself, and none that is cut be plain.
 */
export function clampSteps({ elsewhere }: PagePlan, view: ViewPlan): string[] {
  const clamps = clampsOf(view);
  if (clamps.length === 0) return [];
  const texts = clamps.map(([field]) => [field, `longText(${quote(field)})`]);
  const lines = clamps.map(([field, most]) => [field, String(most)]);
  return [
    "await test.step('texts of more lines than are shown', async () => {",
    `  calls.letThrough((item) => withValues(item, ${record(Object.fromEntries(texts), 2)}));`,
    `  await site.goTo(${view.url});`,
    `  await expectCut(${itemsOf(view)}.first(), ${record(Object.fromEntries(lines), 2)});`,
    `  await site.goTo(${quote(elsewhere)});`,
    '});',
  ];
}

/** The fields that a list cuts, and after how many lines. */
function clampsOf(view: ViewPlan): (readonly [field: string, most: number])[] {
  const { layout, formats } = view;
  if (!isKnownList(view)) return [];
  const { slots }: SlottedModel = layout;
  return Object.values(slots).flatMap((slot) =>
    slot?.kind === 'text' &&
    slot.clamp !== undefined &&
    formats.get(slot.format)?.isWhole &&
    !slot.words
      ? [[slot.field, slot.clamp] as const]
      : [],
  );
}
