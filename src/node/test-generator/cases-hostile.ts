import type { BlockModel, SlotModel, SlottedModel } from '../../core/manifest/slot-model.ts';
import { saying, titleField } from './locators.ts';
import type { PagePlan, ViewPlan } from './page-plan.ts';
import { quote, record } from './print-code.ts';

/** Expressions for the hostile values of fields, by the fields' names. */
type HostileValues = Readonly<Record<string, string>>;

/** The steps in which a view is sent hostile markup, and hostile URLs for its links. */
export function hostileSteps({ elsewhere }: PagePlan, view: ViewPlan): string[] {
  const steps = [
    stepOf(
      view,
      'hostile markup in rich text, and pictures of another server',
      readsHostileMarkup(view) ? { ...foreignPicturesOf(view), ...markupOf(view) } : {},
      saidBy(view, 'Harmless words'),
    ),
    stepOf(
      view,
      'hostile URLs in links',
      urlsOf(view),
      needsLink(view)
        ? `await site.expectFailure(${view.area}, site.word('ui.failed.malformed'));`
        : saidBy(view, HARMLESS_LINK),
    ),
    stepOf(
      view,
      'links that begin as paths do and lead to another site',
      linkOf(view, 'ELSEWHERE_URLS[0]'),
      saidBy(view, HARMLESS_LINK),
    ),
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

/** @param shown the line that waits until the page shows what it makes of the values */
function stepOf(view: ViewPlan, name: string, values: HostileValues, shown: string): string[] {
  if (Object.keys(values).length === 0) return [];
  return [
    `await test.step(${quote(name)}, async () => {`,
    `  calls.letThrough((item) => withValues(item, ${record(values, 2)}));`,
    `  await site.goTo(${view.url});`,
    `  ${shown}`,
    '  expect(await page.evaluate(findHostile)).toEqual([]);',
    '});',
  ];
}

/** Words that are among the values: once they are seen, the others are on the page as well. */
function saidBy(view: ViewPlan, words: string): string {
  return `await expect(${saying(view, view.area, quote(words))}.first()).toBeAttached();`;
}

/** Whether items need a link: all of them are left out then, as each leads to a hostile URL. */
function needsLink({ layout }: ViewPlan): boolean {
  const { slots, needs = [] }: SlottedModel = layout;
  return needs.some((name) => slots[name]?.kind === 'link');
}

/** Hostile markup in every field that is shown as rich text. */
function markupOf({ layout, formats }: ViewPlan): HostileValues {
  const fields = slotsOf(layout).flatMap((slot) => {
    if (slot.kind === 'html') return slot.fields;
    return slot.kind === 'text' && formats.get(slot.format)?.isMarkup ? [slot.field] : [];
  });
  return Object.fromEntries(fields.map((field) => [field, 'HOSTILE_HTML']));
}

/** A picture of a server that the site does not name, where an item has one and does without. */
function foreignPicturesOf({ layout }: ViewPlan): HostileValues {
  const { slots, needs = [] }: SlottedModel = layout;
  return Object.fromEntries(
    Object.entries(slots).flatMap(([name, slot]) =>
      slot?.kind === 'image' && slot.template === undefined && !needs.includes(name)
        ? [[slot.field, 'FOREIGN_PICTURE']]
        : [],
    ),
  );
}

/** The slots of an item, and those of its blocks. */
function slotsOf({ slots }: SlottedModel): SlotModel[] {
  return Object.values(slots).flatMap((slot) => {
    if (slot === undefined) return [];
    return slot.kind === 'blocks' ? [slot, ...slot.blocks.flatMap(slotsOf)] : [slot];
  });
}

/** The words of links that are sent beside hostile ones. */
const HARMLESS_LINK = 'A harmless link';

/** Hostile URLs in every field that holds one for a link, and words by which that is seen. */
function urlsOf(view: ViewPlan): HostileValues {
  const { slots }: SlottedModel = view.layout;
  return Object.assign(
    linkOf(view, 'HOSTILE_URLS[0]'),
    ...Object.values(slots).map((slot) =>
      slot?.kind === 'blocks' ? Object.assign({}, ...slot.blocks.map(blockUrls)) : {},
    ),
  );
}

/** A URL for where each item leads, if a field says that, and the words of a link. */
function linkOf(view: ViewPlan, url: string): HostileValues {
  const { slots }: SlottedModel = view.layout;
  return Object.assign(
    {},
    ...Object.values(slots).map((slot): HostileValues => {
      if (slot?.kind !== 'link' || slot.from !== 'field') return {};
      return { [titleField(view)]: quote(HARMLESS_LINK), [slot.field]: url };
    }),
  );
}

/** A block's words lead to the URL beside them. */
function blockUrls({ slots }: BlockModel): HostileValues {
  const [words] = Object.values(slots).filter((slot) => slot?.kind === 'text');
  return Object.assign(
    {},
    ...Object.values(slots).map((slot): HostileValues => {
      switch (slot?.kind) {
        case 'url':
          // The host of a template is the manifest's.
          if (slot.template !== undefined) return {};
          return {
            ...(words && { [words.field]: quote(HARMLESS_LINK) }),
            [slot.field]: 'HOSTILE_URLS[0]',
          };
        case 'files':
          return { [slot.field]: "hostileLinks('name', 'url')" };
        case 'links':
          return slot.url === undefined
            ? {}
            : { [slot.field]: `hostileLinks(${quote(slot.text)}, ${quote(slot.url)})` };
        default:
          return {};
      }
    }),
  );
}
