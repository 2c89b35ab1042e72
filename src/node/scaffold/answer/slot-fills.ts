import type { Block, ImageField } from '../../../core/manifest/manifest-types.ts';
import type { LayoutShape, ListKind, Shapes, SlotKind, SlotShape } from '../../compiler/index.ts';
import type { Field } from './answer-fields.ts';
import type { ChosenFields } from './choose-fields.ts';
import type { SlotChoice } from './choose-layouts.ts';
import type { ChosenLink } from './choose-link.ts';
import type { ChosenField } from './chosen-field.ts';
import type { Guess } from './guess.ts';
import { fillBlocks, proposeBlock, textField } from './propose-block.ts';

/** The most lines of an introduction in a list. */
const LINES = 3;

/** Something that a list shows of its items, and the kind of slot that it fills. */
export interface SlotFill {
  readonly name: PartName;
  readonly kind: SlotKind;
  readonly fill: (slot: SlotShape) => unknown;
  /** What spoke for it. */
  readonly guesses: readonly Omit<Guess, 'at'>[];
}

type PartName =
  | ('image' | 'role' | 'title' | 'subtitle' | 'note' | 'summary' | 'tags' | 'contact' | 'link')
  /** Of an event. */
  | ('start' | 'end' | 'place')
  /** Of a publication. */
  | ('authors' | 'venue' | 'year' | 'doi');

const TEXTS: readonly PartName[] = [
  'image',
  'title',
  'subtitle',
  'note',
  'summary',
  'contact',
  'link',
];

/** What a list shows, by what its items are; in the order of a review. */
const SHOWN: Readonly<Record<ListKind, readonly PartName[]>> = {
  people: TEXTS,
  texts: TEXTS,
  // A layout without days or authors shows them as other texts.
  events: ['start', 'end', 'place', ...TEXTS],
  publications: ['authors', 'venue', 'year', 'doi', ...TEXTS],
  pictures: ['image', 'role', 'title', 'subtitle', 'tags', 'link'],
  links: ['title', 'link'],
};

/** What a list shows of items with the fields that were chosen. */
export function fillsOfItems(
  kind: ListKind,
  chosen: ChosenFields,
  link: ChosenLink | undefined,
  shapes: Shapes,
): SlotFill[] {
  const {
    image,
    maker,
    title,
    subtitle,
    summary,
    date,
    year,
    tags,
    email,
    phone,
    note,
    event,
    publication,
  } = chosen;
  // The line with the heading: the rank of a person, else a date.
  const line = kind === 'pictures' ? (date ?? subtitle) : (subtitle ?? date);
  const further = line === subtitle ? (date ?? note) : note;
  // One field fills one line.
  const isFurther = further?.field !== line?.field;
  const asText = (lines?: number) => (field: Field) => textField(field, shapes, lines);
  const parts = [
    partOf('image', 'image', image, fillImage),
    partOf('title', 'text', title, asText()),
    partOf('role', 'text', maker, asText()),
    partOf('subtitle', 'text', line, asText()),
    partOf('note', 'text', isFurther ? further : undefined, asText()),
    partOf('summary', 'text', summary, asText(LINES)),
    partOf('tags', 'list', tags, pathOf),
    partOf('start', 'date', event?.start, pathOf),
    partOf('end', 'date', event?.end, pathOf),
    partOf('place', 'text', event?.place, asText()),
    partOf('authors', 'text', publication?.authors, asText()),
    partOf('venue', 'text', publication?.venue, asText()),
    // A layout that has such a slot shows of a date its year; a format would show the day.
    partOf('year', 'text', year, pathOf),
    partOf('doi', 'text', publication?.doi, pathOf),
    contactOf([phone, email], shapes),
    link === undefined ? [] : [linkOf(link)],
  ].flat();
  return parts.filter(({ name }) => SHOWN[kind].includes(name));
}

/** The slots of a layout's items that parts fill: by its name where parts are of one kind. */
export function fillItem(
  { slots }: LayoutShape,
  parts: readonly SlotFill[],
): SlotChoice<SlotFill>[] {
  const ofItem = slots.filter(({ isOfItem }) => isOfItem);
  return parts.flatMap((part) => {
    const slot = ofItem.find(
      ({ name, kind }) =>
        kind === part.kind && (name === part.name || (kind !== 'text' && kind !== 'date')),
    );
    return slot === undefined ? [] : [{ slot, part }];
  });
}

function partOf(
  name: PartName,
  kind: SlotKind,
  chosen: ChosenField | undefined,
  fill: (field: Field) => unknown,
): SlotFill[] {
  if (chosen === undefined) return [];
  return [{ name, kind, fill: () => fill(chosen.field), guesses: [guessOf(chosen)] }];
}

function contactOf(fields: readonly (ChosenField | undefined)[], shapes: Shapes): SlotFill[] {
  const lines = fields.flatMap((chosen) => {
    if (chosen === undefined) return [];
    const block = proposeBlock(chosen.field, shapes);
    return block === undefined ? [] : [{ block, guess: guessOf(chosen) }];
  });
  if (lines.length === 0) return [];
  const blocks: readonly Block[] = lines.map(({ block }) => block);
  const guesses = lines.map(({ guess }) => guess);
  return [{ name: 'contact', kind: 'blocks', fill: (slot) => fillBlocks(slot, blocks), guesses }];
}

function linkOf({ link, reason }: ChosenLink): SlotFill {
  const guesses = [{ value: JSON.stringify(link), reason }];
  return { name: 'link', kind: 'link', fill: () => link, guesses };
}

function guessOf({ field, reason }: ChosenField): Omit<Guess, 'at'> {
  return { value: field.path, reason };
}

/** A picture's URL, or the place where a backend usually has the pictures of such ids. */
export function fillImage({ path, kind }: Field): ImageField {
  return kind === 'image-id' ? { field: path, template: `/assets/{${path}}` } : path;
}

function pathOf({ path }: Field): string {
  return path;
}
