import type { MappedItem } from '../../../src/core/index.ts';
import type { SlottedModel } from '../../../src/core/manifest/slot-model.ts';

/** An item as any page would show it: HTML of its parts in their order, and what it leads to. */
export interface ShownItem {
  readonly link?: string;
  /** The first picture, the title, then all else. */
  readonly picture?: string;
  readonly title?: string;
  readonly parts: readonly string[];
}

/** The markup of a picture by its URL. */
type Pictures = ReadonlyMap<string, string>;

/** Sets the filled slots of an item in a layout's order. */
export function showItem(item: MappedItem, { slots }: SlottedModel, pictures: Pictures): ShownItem {
  const names = Object.keys(slots).filter((name) => item[name] !== undefined);
  const picture = names.find((name) => slots[name]?.kind === 'image');
  const title = names.find((name) => slots[name]?.kind === 'text');
  const link = names.find((name) => slots[name]?.kind === 'link');
  const rest = names.filter((name) => name !== picture && name !== title && name !== link);
  const show = (name: string) => showValue(item[name], slots[name], pictures);
  return {
    ...(link !== undefined && { link: String(item[link]) }),
    ...(picture !== undefined && { picture: show(picture) }),
    ...(title !== undefined && { title: show(title) }),
    parts: rest.map(show).filter((html) => html !== ''),
  };
}

type Slot = SlottedModel['slots'][string];

/** What a slot of whatever kind holds, as HTML; empty for a flag, which is no text. */
function showValue(value: unknown, slot: Slot, pictures: Pictures): string {
  if (Array.isArray(value)) {
    return value.map((entry) => showEntry(entry, slot, pictures)).join('');
  }
  if (typeof value === 'string') return slot?.kind === 'html' ? value : escapeHtml(value);
  if (!isObject(value)) return '';
  if (typeof value.html === 'string') return value.html;
  if (typeof value.text === 'string') return escapeHtml(value.text);
  return typeof value.src === 'string' ? showPicture(value.src, pictures) : '';
}

/** An entry of a list: a link, a file, a block with slots, an item with its own. */
function showEntry(entry: unknown, slot: Slot, pictures: Pictures): string {
  if (typeof entry === 'string') return `<p>${escapeHtml(entry)}</p>`;
  if (!isObject(entry)) return '';
  const url = entry.href ?? entry.url;
  if (typeof url === 'string') {
    return `<p><a href="${escapeHtml(url)}">${escapeHtml(String(entry.text ?? entry.name))}</a></p>`;
  }
  const heading = typeof entry.heading === 'string' ? `<h2>${escapeHtml(entry.heading)}</h2>` : '';
  const shown = Object.entries(slotsOf(entry, slot)).map(([name, inner]) =>
    inner?.kind === 'link' ? '' : showValue(entry[name], inner, pictures),
  );
  const parts = shown.filter((html) => html !== '').map((html) => `<div>${html}</div>`);
  return `<section>${heading}${parts.join('')}</section>`;
}

function slotsOf(entry: Readonly<Record<string, unknown>>, slot: Slot): SlottedModel['slots'] {
  if (slot?.kind === 'items') return slot.slots;
  if (slot?.kind !== 'blocks') return {};
  return slot.blocks.find(({ type }) => type === entry.type)?.slots ?? {};
}

function showPicture(src: string, pictures: Pictures): string {
  return pictures.get(src) ?? `<img src="${escapeHtml(src)}" alt="" loading="lazy">`;
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
}
