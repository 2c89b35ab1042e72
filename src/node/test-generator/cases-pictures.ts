import type { SlottedModel } from '../../core/manifest/slot-model.ts';
import type { Case } from './case.ts';
import { itemsOf } from './locators.ts';
import type { PagePlan, ViewPlan } from './page-plan.ts';
import { quote } from './print-code.ts';
import { prefixed, valuesOf } from './test-steps.ts';

/** Of items that lead on as a whole, whoever presses the picture is led where the title leads. */
export function pictureCases(plan: PagePlan, view: ViewPlan): Case[] {
  const { known, layout, url } = view;
  const { slots }: SlottedModel = layout;
  const hasImage = Object.values(slots).some((slot) => slot?.kind === 'image');
  if (!hasImage || known?.linksAsWhole?.(layout as never) !== true) return [];
  return [
    {
      kind: 'content',
      title: prefixed(view, 'leads from its pictures where its titles lead'),
      runs: 'once',
      lines: [
        ...valuesOf(plan, view),
        `await site.visit(${url});`,
        `const linked = ${itemsOf(view)}.filter({ has: page.locator('a[href]') });`,
        "const item = linked.filter({ has: page.locator('img') }).first();",
        "test.skip((await item.count()) === 0, 'No item has a picture and a link.');",
        'await expectPictureLinks(item);',
        "await expectAnswersPointer(item, item.locator('img').first());",
        ...(known?.picturePlace === undefined
          ? []
          : [`await expectPicturePlaces(${itemsOf(view)}, ${quote(known.picturePlace)});`]),
      ],
    },
  ];
}
