import type { StudioField, StudioFieldKind, StudioFields, StudioRenderer } from './data.ts';

/** What a layout can show, by its schema. */
export type LayoutNeeds = Pick<StudioRenderer, 'shows' | 'needs'>;

/** What an API answers, as far as it is known: fields are left out where nothing is known of them. */
export interface KnownAnswer {
  readonly answers: StudioFields['answers'] | undefined;
  readonly fields?: readonly StudioField[];
}

/** Why a layout cannot show an answer: it is for one item, or for a list, or no field can fill a slot. */
export type Unfit =
  | { readonly shows: 'one' | 'list' }
  | { readonly slot: string; readonly kind: NeededKind };

/** Kinds of slots that not every text can fill. */
export type NeededKind = NonNullable<StudioRenderer['needs']>[string];
const FILLED_BY: Readonly<Record<NeededKind, readonly StudioFieldKind[]>> = {
  image: ['picture', 'url', 'object'],
  date: ['date'],
  file: ['file', 'url', 'picture', 'object'],
};

export function isNeededKind(kind: string): kind is NeededKind {
  return Object.hasOwn(FILLED_BY, kind);
}

/**
 * Why a layout cannot show an answer; undefined where it can.
 *
 * @param hasItems whether the present layout names a list of parts in `items`, which the new one keeps
 */
export function findUnfit(
  { shows, needs = {} }: LayoutNeeds,
  { answers, fields }: KnownAnswer,
  hasItems = false,
): Unfit | undefined {
  if (answers === 'one' && (shows === 'list' || (shows === 'either' && !hasItems))) {
    return { shows: 'list' };
  }
  if (answers === 'list' && shows === 'one') return { shows: 'one' };
  // The parts of an item have fields of their own.
  if (fields === undefined || fields.length === 0 || (answers === 'one' && shows === 'either')) {
    return undefined;
  }
  const lacking = Object.entries(needs).find(
    ([, kind]) => !fields.some((field) => canFill(field, kind)),
  );
  return lacking && { slot: lacking[0], kind: lacking[1] };
}

/** A field that is empty in all items that were looked at may be of any kind. */
function canFill({ kind, filled }: StudioField, needed: NeededKind): boolean {
  return filled === 0 || FILLED_BY[needed].includes(kind);
}
