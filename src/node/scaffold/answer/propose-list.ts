import type { CardItem, Layout, Link, TextField } from '../../../core/manifest/manifest-types.ts';
import { type ChosenField, type ChosenFields, chooseFields } from './choose-fields.ts';
import { findNamed } from './field-names.ts';
import type { Guess, Guessed } from './guess.ts';
import type { Field } from './read-fields.ts';

/** The most lines of an introduction in a card. */
const LINES = 3;

/** Where an item leads, and what spoke for it. */
export interface ChosenLink {
  readonly link: Link;
  readonly reason: string;
}

/** A layout for a list, by the fields that its items have; undefined where none is a title. */
export function proposeList(
  fields: readonly Field[],
  detail: ChosenLink | undefined,
): Guessed<Layout> | undefined {
  const chosen = chooseFields(fields);
  const { title } = chosen;
  if (title === undefined) return undefined;
  const link = detail ?? outsideLink(fields);
  const type = chooseType(chosen, link);
  const value = layoutOf(type.value, chosen, title, link);
  const shown = 'item' in value ? Object.keys(value.item) : [];
  return {
    value,
    guesses: [
      { at: 'type', ...type },
      ...slotGuesses({ ...chosen, subtitle: lineOf(type.value, chosen) }, shown),
      ...contactGuesses(value, chosen),
      ...(link !== undefined && shown.includes('link')
        ? [{ at: 'item.link', value: JSON.stringify(link.link), reason: link.reason }]
        : []),
    ],
  };
}

type ListType = 'card-list' | 'grid' | 'link-list';

function chooseType(
  { image, email, phone }: ChosenFields,
  link: ChosenLink | undefined,
): { readonly value: ListType; readonly reason: string } {
  if (image === undefined) {
    return link === undefined
      ? { value: 'card-list', reason: 'the items have text alone and lead nowhere' }
      : { value: 'link-list', reason: 'the items have text alone' };
  }
  if (
    email !== undefined ||
    phone !== undefined ||
    findNamed(image.field.path, 'portrait') !== undefined
  ) {
    return { value: 'card-list', reason: 'the items are people, with portrait or address' };
  }
  const reason = 'the items have pictures; "masonry" leaves each picture its own height';
  return { value: 'grid', reason };
}

function layoutOf(
  type: ListType,
  chosen: ChosenFields,
  title: ChosenField,
  target: ChosenLink | undefined,
): Layout {
  const link = target && { link: target.link };
  if (type === 'link-list') {
    return { type, item: { title: textField(title.field), link: target?.link ?? '/' } };
  }
  const { image, summary, tags } = chosen;
  const line = lineOf(type, chosen);
  const common = {
    ...(image !== undefined && { image: image.field.path }),
    title: textField(title.field),
    ...(line !== undefined && { subtitle: textField(line.field) }),
  };
  if (type === 'grid') {
    const item = { ...common, ...(tags !== undefined && { tags: tags.field.path }), ...link };
    return { type, columns: { tile: 2, lg: 3 }, item };
  }
  const text = summary && { summary: textField(summary.field, LINES) };
  return { type, columns: { lg: 2 }, item: { ...common, ...text, ...link, ...contact(chosen) } };
}

/** The line with the heading: the rank of a person, else a date. */
function lineOf(type: ListType, { subtitle, date }: ChosenFields): ChosenField | undefined {
  return type === 'grid' ? (date ?? subtitle) : (subtitle ?? date);
}

function contact({ email, phone }: ChosenFields): Pick<CardItem, 'contact'> {
  const blocks = [
    ...(phone === undefined ? [] : [{ type: 'phone', field: phone.field.path } as const]),
    ...(email === undefined
      ? []
      : [{ type: 'email', field: email.field.path, copy: true } as const]),
  ];
  return blocks.length === 0 ? {} : { contact: { mobile: 'inline', blocks } };
}

/** What fills a text slot, with the format that the values ask for. */
export function textField({ path, kind }: Field, clamp?: number): TextField {
  const lines = clamp === undefined ? {} : { clamp };
  if (kind === 'html') return { field: path, format: 'rich-text', ...lines };
  if (kind === 'date' || kind === 'date-time') return { field: path, format: 'date' };
  return clamp === undefined ? path : { field: path, ...lines };
}

function outsideLink(fields: readonly Field[]): ChosenLink | undefined {
  const field = fields.find(({ kind }) => kind === 'address');
  return field && { link: { field: field.path }, reason: `of ${field.path} ${field.reason}` };
}

function slotGuesses(
  chosen: Pick<ChosenFields, 'image' | 'title' | 'subtitle' | 'summary' | 'tags'>,
  shown: readonly string[],
): Guess[] {
  const { image, title, subtitle, summary, tags } = chosen;
  return Object.entries({ image, title, subtitle, summary, tags }).flatMap(([slot, choice]) =>
    choice === undefined || !shown.includes(slot)
      ? []
      : [{ at: `item.${slot}`, value: choice.field.path, reason: choice.reason }],
  );
}

function contactGuesses(layout: Layout, { email, phone }: ChosenFields): Guess[] {
  if (layout.type !== 'card-list' || layout.item.contact === undefined) return [];
  return [phone, email].flatMap((choice) =>
    choice === undefined
      ? []
      : [{ at: 'item.contact', value: choice.field.path, reason: choice.reason }],
  );
}
