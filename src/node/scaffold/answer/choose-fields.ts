import type { Field } from './answer-fields.ts';
import { chooseDate, chooseOwnDate, chooseYear } from './choose-date.ts';
import { type ChosenEvent, chooseEvent } from './choose-event.ts';
import { chooseNote } from './choose-note.ts';
import { type ChosenPublication, choosePublication, findNameOf } from './choose-publication.ts';
import { type ChosenField, reasoned } from './chosen-field.ts';
import type { ValueKind } from './field-kinds.ts';
import {
  endsNamed,
  type FieldMeaning,
  findNamed,
  isNamed,
  namesOf,
  passesNamed,
  rankName,
  splitName,
} from './field-names.ts';
import { choosePersonName } from './person-name.ts';

/** The fields of an item by the part that they play in a layout. */
export interface ChosenFields {
  readonly title: ChosenField | undefined;
  readonly subtitle: ChosenField | undefined;
  /** Who made it, of pictures and the like. */
  readonly maker: ChosenField | undefined;
  readonly image: ChosenField | undefined;
  readonly summary: ChosenField | undefined;
  readonly date: ChosenField | undefined;
  /** The year in which it appeared, or its date where no field has the year alone. */
  readonly year: ChosenField | undefined;
  readonly tags: ChosenField | undefined;
  readonly email: ChosenField | undefined;
  readonly phone: ChosenField | undefined;
  /** Who made it, or to whom it belongs, for a line that nothing else fills. */
  readonly note: ChosenField | undefined;
  /** Of items that are events. */
  readonly event: ChosenEvent | undefined;
  /** Of items that are publications. */
  readonly publication: ChosenPublication | undefined;
}

const TEXTS: readonly ValueKind[] = ['html', 'long-text', 'text'];
/** What speaks against a field that hardly any item has. */
const SELDOM = 60;

/** Chooses a field for each part, by kind and name; of a person, `title` is the rank. */
export function chooseFields(fields: readonly Field[]): ChosenFields {
  const title = chooseTitle(fields);
  const rest = fields.filter((field) => field !== title?.field && !saysSame(field, title?.field));
  const own = rest.filter(({ path }) => !passesNamed(path, 'other'));
  // When the record of a person was made is of no use to a reader.
  const date = isPerson(own) ? chooseOwnDate(rest) : chooseDate(rest);
  return {
    title,
    // The rank of the first of several people is not the item's.
    subtitle: byWholeName(
      own.filter(({ isOfFirst }) => !isOfFirst),
      'subtitle',
    ),
    maker: findNameOf(rest, 'maker'),
    image: chooseImage(own),
    summary:
      bestNamed(rest, TEXTS, 'summary') ??
      first(own, ({ kind }) => kind === 'html' || kind === 'long-text'),
    date,
    year: chooseYear(rest) ?? date,
    tags: first(rest, ({ kind }) => kind === 'tags'),
    email: first(own, ({ kind, path }) => kind === 'email' && isOwnEmail(path)),
    phone: choosePhone(own),
    note: chooseNote(rest, isPerson(own)),
    event: chooseEvent(rest),
    publication: choosePublication(rest),
  };
}

/** Whether a field says of each item what another one says, as a `display_name` beside a `title` does. */
function saysSame({ values }: Field, other: Field | undefined): boolean {
  return values.length > 0 && JSON.stringify(values) === JSON.stringify(other?.values);
}

/** An address of the item itself, and not of who made it (`author_email`). */
function isOwnEmail(path: string): boolean {
  const words = splitName(path.split('.').at(-1) ?? path);
  return !words.some((word) => namesOf('other').includes(word) && word !== 'contact');
}

function chooseTitle(fields: readonly Field[]): ChosenField | undefined {
  const own = fields.filter(
    ({ path, isSame, depth }) => !passesNamed(path, 'other') && !(isSame && depth > 0),
  );
  const part = isPerson(own) || !hasSlugAsName(own) ? 'title' : 'thingTitle';
  return (
    choosePersonName(own) ??
    bestNamed(own, ['text', 'long-text'], part) ??
    // A calendar's `summary` is the name of an event where it is short.
    bestNamed(own, ['text'], 'spareTitle') ??
    bestNamed(
      fields.filter(({ path }) => passesNamed(path, 'other')),
      ['text', 'long-text'],
      part,
    ) ??
    first(
      own,
      ({ kind }) => kind === 'text',
      ({ path, isSame }) => !isSame && !isNamed(path, 'key'),
    )
  );
}

/** The first picture, a large one before a small one. */
function chooseImage(fields: readonly Field[]): ChosenField | undefined {
  const images = fields.filter(
    ({ kind, isSame }) => (kind === 'image' || kind === 'image-id') && !isSame,
  );
  const isSmall = ({ path }: Field) =>
    path.split('.').some((name) => endsNamed(name, 'smallImage'));
  // Of a path nobody knows here which host has it.
  const isWhole = ({ values }: Field) => values.every((value) => !String(value).startsWith('/'));
  const rank = (field: Field) => (isWhole(field) ? 0 : 2) + (isSmall(field) ? 1 : 0);
  const [image] = [...images].sort((a, b) => rank(a) - rank(b));
  return image && reasoned(image, false);
}

/** The number that most have, and one on a desk before one on the way. */
function choosePhone(fields: readonly Field[]): ChosenField | undefined {
  const phones = fields.filter(({ kind, path }) => kind === 'phone' && !passesNamed(path, 'place'));
  const isMobile = ({ path }: Field) =>
    splitName(path.split('.')[0] ?? '').some((word) => namesOf('mobile').includes(word));
  const rank = (field: Field) => Number(field.share < 0.5) * 2 + Number(isMobile(field));
  const [phone] = [...phones].sort((a, b) => rank(a) - rank(b));
  return phone && reasoned(phone, false);
}

function isPerson(fields: readonly Field[]): boolean {
  return fields.some(
    ({ kind, path }) =>
      (kind === 'email' && isOwnEmail(path)) ||
      kind === 'phone' ||
      (kind === 'image' && findNamed(path, 'portrait') !== undefined),
  );
}

/** A name such as `lake-levels` is that of a machine where a title stands beside it. */
function hasSlugAsName(fields: readonly Field[]): boolean {
  const names = fields.find(({ name }) => name === 'name')?.values ?? [];
  return names.length > 0 && names.every((name) => /^[a-z\d]+([-_.][a-z\d]+)+$/.test(String(name)));
}

function byWholeName(fields: readonly Field[], part: FieldMeaning): ChosenField | undefined {
  for (const name of namesOf(part)) {
    const field = fields.find(
      (entry) => entry.name === name && entry.kind === 'text' && !saysNothing(entry),
    );
    if (field !== undefined) return reasoned(field, true);
  }
  return undefined;
}

/** From how many items on what is the same of all of them says nothing of any. */
const MANY = 4;

/** Whether many items have the same value, or it is the name of something else: `language.title`. */
function saysNothing({ isSame, values, path, depth }: Field): boolean {
  return (isSame && values.length >= MANY) || (depth > 0 && isNamed(path, 'heading'));
}

/** The field whose name says most that it is a part, those at the top and by themselves first. */
function bestNamed(
  fields: readonly Field[],
  kinds: readonly ValueKind[],
  part: FieldMeaning,
): ChosenField | undefined {
  const ranked = fields.flatMap((field) => {
    const rank = kinds.includes(field.kind) ? rankName(field.path, part) : undefined;
    if (rank === undefined) return [];
    const isOfOther = passesNamed(field.path, 'other');
    return [{ field, rank: rank + field.depth * 20 + (isOfOther ? 400 : 0) + against(field) }];
  });
  const [best] = ranked.sort((a, b) => a.rank - b.rank);
  return best && reasoned(best.field, true);
}

/**
 * What speaks against a field: that it is the same of all items, that few have it, that it names an
 * object in them (`application.name`), or is of who made them (`creatorSummary`).
 */
function against({ path, depth, isSame, share }: Field): number {
  const [, ...others] = splitName(path.split('.').at(-1) ?? path).reverse();
  const isOfOthers = others.some((word) => namesOf('other').includes(word));
  const isOfObject = depth > 0 && isNamed(path, 'objectName') && !isNamed(path, 'heading');
  return (
    (isSame ? 200 : 0) + (isOfOthers ? 400 : 0) + (isOfObject ? 150 : 0) + (1 - share) * SELDOM
  );
}

/** The first field of a kind, or none where that is not to be taken. */
function first(
  fields: readonly Field[],
  is: (field: Field) => boolean,
  isTaken: (field: Field) => boolean = () => true,
): ChosenField | undefined {
  const field = fields.find((entry) => is(entry) && isTaken(entry));
  return field && reasoned(field, false);
}
