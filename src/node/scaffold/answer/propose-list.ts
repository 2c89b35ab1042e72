import type { Layout } from '../../../core/manifest/manifest-types.ts';
import type { ListKind, Shapes } from '../../compiler/index.ts';
import type { Field } from './answer-fields.ts';
import { type ChosenFields, chooseFields } from './choose-fields.ts';
import { chooseLayouts } from './choose-layouts.ts';
import { type ChosenLink, chooseLink } from './choose-link.ts';
import type { ChosenPublication } from './choose-publication.ts';
import { exampleOptions } from './example-options.ts';
import { findNamed, isNamed } from './field-names.ts';
import { fillGroups } from './fill-groups.ts';
import { type Guessed, placeGuesses } from './guess.ts';
import { fillItem, fillsOfItems } from './slot-fills.ts';

/** Kinds of lists that show something of any items, in place of those that no layout is for. */
const RESERVES: readonly ListKind[] = ['texts', 'people', 'pictures', 'links'];

/**
 * A layout for a list, by the fields that its items have; undefined where none is a title. Its schema
 * says which slots it has, so what is put together by them has the type that it is given at the end.
 *
 * @throws {Refusal} where no layout shows such items
 */
export function proposeList(
  fields: readonly Field[],
  detail: ChosenLink | undefined,
  shapes: Shapes,
  base?: string,
): Guessed<Layout> | undefined {
  const chosen = chooseFields(fields);
  if (chosen.title === undefined) return undefined;
  const link = detail ?? chooseLink(fields, base);
  const { kind, reason } = kindOfItems(chosen, link);
  const parts = fillsOfItems(kind, chosen, link, shapes);
  const [{ layout, filled }, ...others] = chooseLayouts([kind, ...RESERVES], shapes, (shape) =>
    fillItem(shape, parts),
  );
  const item = Object.fromEntries(filled.map(({ slot, part }) => [slot.name, part.fill(slot)]));
  const guesses = filled.flatMap(({ slot: { name }, part }) =>
    part.guesses.map((guess) => ({ at: name, ...guess })),
  );
  const groups = fillGroups(layout, chosen.publication?.parts ?? {});
  const also = others.map((other) => `; "${other.layout.type}" shows such items too`);
  return {
    value: {
      ...exampleOptions(layout),
      type: layout.type,
      item,
      ...groups.value,
    } as Layout,
    guesses: [
      { at: 'type', value: layout.type, reason: [reason, ...also].join('') },
      ...placeGuesses('item', guesses),
      ...groups.guesses,
    ],
  };
}

/** Whether a publication is found by more than its authors and its year. */
function isFound({ doi, venue }: ChosenPublication): boolean {
  return doi !== undefined || venue !== undefined;
}

function kindOfItems(
  { image, email, phone, subtitle, summary, date, event, publication }: ChosenFields,
  link: ChosenLink | undefined,
): { readonly kind: ListKind; readonly reason: string } {
  if (event !== undefined) {
    return { kind: 'events', reason: 'the items begin, and end some days later at most' };
  }
  // A picture with its maker and its year is none.
  if (publication !== undefined && (image === undefined || isFound(publication))) {
    return { kind: 'publications', reason: 'the items have authors, and what finds a publication' };
  }
  const isReached = email !== undefined || phone !== undefined;
  const hasRank = subtitle !== undefined && isNamed(subtitle.field.path, 'rank');
  if (image === undefined && isReached && hasRank) {
    return {
      kind: 'people',
      reason: 'the items are people, with a rank and an e-mail or a telephone number',
    };
  }
  if (image === undefined) {
    if (summary !== undefined || date !== undefined) {
      return { kind: 'texts', reason: 'the items have texts or dates beside their titles' };
    }
    return link === undefined
      ? { kind: 'texts', reason: 'the items have text alone and lead nowhere' }
      : { kind: 'links', reason: 'the items have titles alone' };
  }
  const isPerson = isReached || findNamed(image.field.path, 'portrait') !== undefined;
  if (!isPerson && summary !== undefined) {
    return { kind: 'texts', reason: 'the items have pictures, and texts that say more' };
  }
  return isPerson
    ? { kind: 'people', reason: 'the items are people, with portrait or e-mail address' }
    : { kind: 'pictures', reason: 'the items have pictures' };
}
