import type { BlockModel } from '../../core/manifest/block-model.ts';
import type { SlottedModel } from '../../core/manifest/slot-model.ts';
import { titleField } from './cases-lists.ts';
import type { PagePlan, ViewPlan } from './page-plan.ts';
import { quote, record } from './print-code.ts';

/** Expressions for the hostile values of fields, by the fields' names. */
type HostileValues = Readonly<Record<string, string>>;

/** The steps in which a view is sent hostile markup, and hostile addresses for its links. */
export function hostileSteps({ elsewhere }: PagePlan, view: ViewPlan): string[] {
  const steps = [
    stepOf(view, 'hostile markup in rich text', 'Harmless words', markupOf(view)),
    stepOf(view, 'hostile addresses in links', HARMLESS_LINK, addressesOf(view)),
  ];
  return steps
    .filter((lines) => lines.length > 0)
    .flatMap((lines, index) =>
      index === 0 ? lines : [`await site.goTo(${quote(elsewhere)});`, ...lines],
    );
}

/** Whether a view has rich text, and hostile markup there asks for pictures that there are not. */
export function readsHostileMarkup(view: ViewPlan): boolean {
  return Object.keys(markupOf(view)).length > 0;
}

/** `shown` is among the values: once it is seen, the others are on the page as well. */
function stepOf(view: ViewPlan, name: string, shown: string, values: HostileValues): string[] {
  if (Object.keys(values).length === 0) return [];
  return [
    `await test.step(${quote(name)}, async () => {`,
    `  calls.letThrough((item) => withValues(item, ${record(values, 2)}));`,
    `  await site.goTo(${view.address});`,
    `  await expect(${view.area}.getByText(${quote(shown)}).first()).toBeAttached();`,
    '  expect(await page.evaluate(findHostile)).toEqual([]);',
    '});',
  ];
}

/** Hostile markup in every field that is shown as rich text. */
function markupOf({ layout }: ViewPlan): HostileValues {
  const { slots }: SlottedModel = layout;
  const fields = Object.values(slots).flatMap((slot) => {
    switch (slot?.kind) {
      case 'text':
        return slot.format === 'rich-text' ? [slot.field] : [];
      case 'blocks':
        return slot.blocks.flatMap(richFields);
      default:
        return [];
    }
  });
  return Object.fromEntries(fields.map((field) => [field, 'HOSTILE_HTML']));
}

function richFields(block: BlockModel): readonly string[] {
  if (block.type === 'rich-text') return block.fields;
  return block.type === 'text' && block.format === 'rich-text' ? [block.field] : [];
}

/** The words of links that are sent beside hostile ones. */
const HARMLESS_LINK = 'A harmless link';

/** Hostile addresses in every field that holds one for a link, and words by which that is seen. */
function addressesOf(view: ViewPlan): HostileValues {
  const { slots }: SlottedModel = view.layout;
  return Object.assign(
    {},
    ...Object.values(slots).map((slot): HostileValues => {
      switch (slot?.kind) {
        case 'link':
          return slot.from === 'field'
            ? { [titleField(view)]: quote(HARMLESS_LINK), [slot.field]: 'HOSTILE_ADDRESSES[0]' }
            : {};
        case 'blocks':
          return Object.assign({}, ...slot.blocks.map(blockAddresses));
        default:
          return {};
      }
    }),
  );
}

function blockAddresses(block: BlockModel): HostileValues {
  switch (block.type) {
    case 'text':
      return block.url === undefined
        ? {}
        : { [block.field]: quote(HARMLESS_LINK), [block.url]: 'HOSTILE_ADDRESSES[0]' };
    case 'attachments':
      return { [block.field]: "hostileLinks('name', 'url')" };
    case 'links':
      return block.url === undefined
        ? {}
        : { [block.field]: `hostileLinks(${quote(block.text)}, ${quote(block.url)})` };
    default:
      return {};
  }
}
