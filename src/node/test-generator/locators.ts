import { showsOne } from '../../core/manifest/shows-one.ts';
import type { SlottedModel, TextSlot } from '../../core/manifest/slot-model.ts';
import type { ViewPlan } from './page-plan.ts';
import { fieldOf, quote } from './print-code.ts';
import type { Printer } from './renderer-expectations.ts';

/** Whether a layout is a list that says what is seen of its items; a site may have another. */
export function isKnownList({ layout, known }: ViewPlan): boolean {
  return known !== undefined && !showsOne(layout);
}

/**
 * The locator of a list's items.
 *
 * @param of who finds them: `site`, or the reader of a page without scripts
 */
export function itemsOf({ area, known }: ViewPlan, of = 'site'): string {
  const { heading, selector } = known ?? {};
  const further = selector === undefined ? [] : [quote(selector)];
  return heading === undefined
    ? `${of}.links(${[area, ...further].join(', ')})`
    : `${of}.cards(${[area, heading, ...further].join(', ')})`;
}

/** The locator of the item that the variable `item` holds. */
export function itemOf(view: ViewPlan): string {
  const { heading, selector } = view.known ?? {};
  const name = shownTitleOf(view);
  const further = selector === undefined ? [] : [quote(selector)];
  return heading === undefined
    ? `${itemsOf(view)}.filter({ hasText: plain(${name}) }).first()`
    : `site.card(${[view.area, heading, name, ...further].join(', ')})`;
}

/** What is there once the data of a view is. */
export function arrived(view: ViewPlan): string {
  const { area, known } = view;
  const shown = isKnownList(view)
    ? `${itemsOf(view)}.first()`
    : known?.selector && `${area}.locator(${quote(known.selector)}).first()`;
  return shown === undefined
    ? `await expect(${area}.locator('[aria-busy="true"]')).toHaveCount(0);`
    : `await expect(${shown}).toBeVisible();`;
}

/** The expression for the title of an item. */
export function titleOf(view: ViewPlan, item: string): string {
  return fieldOf(item, titleField(view));
}

/** The expression for the title of `item` in the format that it is shown in. */
export function shownTitleOf(view: ViewPlan): string {
  const title = titleSlot(view);
  return title === undefined ? titleOf(view, 'item') : wordsIn(view.print, title);
}

/** The expression for the words of a text of `item` in the format that it is shown in. */
export function wordsIn(print: Printer, slot: TextSlot): string {
  const call = print.isPlain(slot) ? undefined : print.call(slot);
  return call === undefined ? fieldOf('item', slot.field) : `${call}[0]?.words`;
}

/** The expression for what `item` is called, be it without a title. */
export function nameOf(view: ViewPlan): string {
  const title = titleOf(view, 'item');
  const others = view.known?.untitled?.(view.layout as never, view.print);
  return others === undefined ? title : `plain(${title}) || ${others}`;
}

/** Whether items have a title that is shown as it is. */
export function hasPlainTitle(view: ViewPlan): boolean {
  const title = titleSlot(view);
  return title !== undefined && view.print.isPlain(title);
}

/**
 * The locator of what has these words in a part of a page. A title that is neither a heading nor the words
 * of a link may be what stands for a picture.
 */
export function saying({ known }: ViewPlan, part: string, words: string): string {
  const texts = `${part}.getByText(${words})`;
  return known?.hidesTitles ? `${texts}.or(${part}.getByAltText(${words}))` : texts;
}

/** The field with the title of an item. */
export function titleField(view: ViewPlan): string {
  return titleSlot(view)?.field ?? 'name';
}

/** The slot with the title of an item. */
export function titleSlot({ layout }: ViewPlan): TextSlot | undefined {
  const { slots }: SlottedModel = layout;
  return slots.title?.kind === 'text' ? slots.title : undefined;
}

/**
 * A line that goes on until all items of a list are there. A part of a page shows more only when it is
 * asked to.
 */
export function showAllOf(view: ViewPlan, count: string, shown = itemsOf(view)): string {
  const { source, constant, role, area } = view;
  const within = role === undefined ? '' : `, ${area}`;
  return source.paging === 'none'
    ? `await expect(${shown}).toHaveCount(${count});`
    : `await site.showAll(${shown}, ${count}, ${constant}.pageSize${within});`;
}
