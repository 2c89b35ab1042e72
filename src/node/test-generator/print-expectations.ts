import type { LayoutModel } from '../../core/manifest/layout-model.ts';
import type {
  BadgeSlot,
  ImageSlot,
  LinkSlot,
  ListSlot,
  SlottedModel,
  TextSlot,
} from '../../core/manifest/slot-model.ts';
import { printBlocks } from './print-blocks.ts';
import { fieldOf, literal, quote, say } from './print-code.ts';
import { formatFunction, readText, UNKNOWN } from './print-format.ts';

/** The level of the headings that a layout gives its items; undefined where they have none. */
export function headingLevel(layout: LayoutModel): number | undefined {
  switch (layout.type) {
    case 'card-list':
    case 'grid':
    case 'masonry':
      return 2;
    case 'carousel':
    case 'alternating':
      return 3;
    default:
      return undefined;
  }
}

const KNOWN_LISTS: ReadonlySet<string> = new Set([
  'alternating',
  'card-list',
  'carousel',
  'grid',
  'link-list',
  'masonry',
]);

/** Whether a layout is one of those whose items the generator knows; a site may have its own. */
export function isKnownList({ type }: { readonly type: string }): boolean {
  return KNOWN_LISTS.has(type);
}

type ListLayout = Exclude<LayoutModel, { readonly type: 'accordion' | 'detail' }>;

/** What an item of a list shows, in its order: the lines of a list of expectations. */
export function printItem(layout: ListLayout): string[] {
  switch (layout.type) {
    case 'card-list': {
      const { image, title, subtitle, note, summary, link, contact } = layout.slots;
      const dialog = contact !== undefined && layout.slots.contact?.mobile === 'dialog';
      return [
        ...printImage(image),
        printHeading(2, title, link),
        ...[subtitle, note, summary].flatMap(printText),
        ...printBlocks(contact?.blocks ?? []),
        ...(dialog ? printDialogButton(title) : []),
      ];
    }
    case 'grid':
    case 'masonry': {
      const { image, role, title, subtitle, summary, tags, link, mark } = layout.slots;
      const marked =
        mark && `${fieldOf('item', mark.field)} === ${literal(mark.equals)} && ${quote(mark.look)}`;
      return [
        ...printImage(image),
        ...printText(subtitle),
        ...printText(role),
        printHeading(2, title, link, marked),
        ...printText(summary),
        ...printTags(tags),
      ];
    }
    case 'carousel': {
      const { image, title, summary, time, place, badge, link } = layout.slots;
      return [
        ...printImage(image),
        ...printText(time),
        ...printBadge(badge, place),
        printHeading(3, title, link),
        ...printText(summary),
      ];
    }
    case 'alternating': {
      const { image, title, summary, link } = layout.slots;
      const more = link && `...link(site.word('ui.readMore'), ${printLink(link)}),`;
      return [
        ...printImage(image),
        printHeading(3, title, undefined),
        ...printText(summary),
        ...(more === undefined ? [] : [more]),
      ];
    }
    case 'link-list':
      return [
        `...link(${fieldOf('item', layout.slots.title.field)}, ${printLink(layout.slots.link)}),`,
      ];
    default:
      return printTexts(layout);
  }
}

/** The texts of a layout that the generator does not know, in the order of its slots. */
function printTexts({ slots }: SlottedModel): string[] {
  return Object.values(slots).flatMap((slot) => (slot?.kind === 'text' ? printText(slot) : []));
}

/** A heading, with where it leads. */
export function printHeading(
  level: number,
  slot: TextSlot,
  link: LinkSlot | undefined,
  marked?: string,
): string {
  const format = formatFunction(slot.format);
  if (format === undefined) return UNKNOWN;
  const value = fieldOf('item', slot.field);
  const isRich = slot.format === 'rich-text' || slot.format === 'plain-text';
  const options = [
    ...(link === undefined ? [] : [`href: ${printLink(link)}`]),
    ...(marked === undefined ? [] : [`marked: ${marked}`]),
    ...(isRich ? ['rich: true'] : []),
  ];
  const isDay = slot.format.includes('date');
  const text = slot.words === undefined && !isDay ? undefined : readText(slot, value);
  const words = text === undefined ? value : `${text}[0]?.words`;
  return `...heading(${[level, words, ...(options.length > 0 ? [`{ ${options.join(', ')} }`] : [])].join(', ')}),`;
}

export function printText(slot: TextSlot | undefined): string[] {
  if (slot === undefined) return [];
  const options = slot.clamp === undefined ? '' : `, { lines: ${slot.clamp} }`;
  const text = readText(slot, fieldOf('item', slot.field), options);
  return [text === undefined ? UNKNOWN : `...${text},`];
}

/** The picture of an item; `alt` where no words beside it say what it shows. */
export function printImage(slot: ImageSlot | undefined, alt?: string): string[] {
  if (slot === undefined) return [];
  const value =
    slot.template === undefined
      ? fieldOf('item', slot.field)
      : `${fieldOf('item', slot.field)} && fill(${quote(slot.template)}, item)`;
  return [`...picture(${alt === undefined ? value : `${value}, ${alt}`}),`];
}

/** The address that an item leads to. */
export function printLink(slot: LinkSlot): string {
  switch (slot.from) {
    case 'template':
      return `fill(${quote(slot.template)}, item)`;
    case 'field':
      return `plain(${fieldOf('item', slot.field)})`;
    case 'cases':
      return `fillCase(${fieldOf('item', slot.field)}, ${literal(slot.cases, 6)}, item)`;
  }
}

/** Whether a line speaks in the site's words. */
export function usesSite(line: string): boolean {
  return line.includes('site.');
}

function printTags(slot: ListSlot | undefined): string[] {
  return slot === undefined ? [] : [`...tags(${fieldOf('item', slot.field)}),`];
}

function printBadge(badge: BadgeSlot | undefined, place: TextSlot | undefined): string[] {
  if (badge === undefined) return printText(place);
  const condition = `${fieldOf('item', badge.field)} === ${literal(badge.equals)}`;
  const [otherwise = '...[],'] = printText(place);
  return [`...(${condition} ? text(${say(badge.text)}) : ${otherwise.slice(3, -1)}),`];
}

/** The button that opens a card's dialog on mobile shows a word, and is named after the card too. */
function printDialogButton(title: TextSlot): string[] {
  const name = `\`\${site.word('ui.details')} \${plain(${fieldOf('item', title.field)})}\``;
  return [`...button(${name}),`, `...text(site.word('ui.details')),`];
}
