import type { Layout } from '../../../core/manifest/manifest-types.ts';
import type { LayoutShape, Shapes, SlotShape } from '../../compiler/index.ts';
import type { Field } from './answer-fields.ts';
import { chooseFields } from './choose-fields.ts';
import { chooseLayouts, type SlotChoice } from './choose-layouts.ts';
import type { ChosenField } from './chosen-field.ts';
import { exampleOptions } from './example-options.ts';
import { isNamed } from './field-names.ts';
import type { Guess, Guessed } from './guess.ts';
import { fillBlocks, proposeBlock } from './propose-block.ts';
import { fillImage } from './slot-fills.ts';

/** What fills a slot of the layout, and what spoke for it. */
type Part = Guessed<unknown>;

/** What a page shows of one entity. */
interface EntityParts {
  readonly title: ChosenField | undefined;
  readonly image: ChosenField | undefined;
  /** The fields that blocks show. */
  readonly rest: readonly Field[];
}

/**
 * A layout for one entity: its title and picture, and a block for each other field. The layout's
 * schema says which slots it has, so what is put together by them is a layout of its type.
 *
 * @param back the route of the list that it belongs to; undefined for a page of its own, whose
 *   title is that of the menu
 * @throws {Refusal} where no layout is for one entity
 */
export function proposeDetail(
  fields: readonly Field[],
  back: string | undefined,
  shapes: Shapes,
): Guessed<Layout> {
  const { title, image } = chooseFields(fields);
  const used = [title?.field, image?.field];
  const rest = fields.filter(
    (field) => !used.includes(field) && !field.isOfFirst && !isNamed(field.path, 'bookkeeping'),
  );
  const parts = { title: back === undefined ? undefined : title, image, rest };
  const [{ layout, filled }] = chooseLayouts(['entity'], shapes, (shape) =>
    fillEntity(shape, parts, shapes),
  );
  const backOption = layout.options.find(({ kind }) => kind === 'back');
  return {
    value: {
      ...exampleOptions(layout),
      type: layout.type,
      ...(back !== undefined && backOption !== undefined && { [backOption.name]: back }),
      ...Object.fromEntries(filled.map(({ slot, part }) => [slot.name, part.value])),
    } as Layout,
    guesses: filled.flatMap(({ part }) => part.guesses),
  };
}

function fillEntity(
  { slots }: LayoutShape,
  { title, image, rest }: EntityParts,
  shapes: Shapes,
): SlotChoice<Part>[] {
  const heading = slots.find(({ name, kind }) => kind === 'text' && name === 'title');
  const picture = slots.find(({ kind }) => kind === 'image');
  const body = slots.find(({ kind }) => kind === 'blocks');
  return [
    ...(heading && title ? [fillField(heading, title)] : []),
    ...(picture && image ? [fillField(picture, image, fillImage(image.field))] : []),
    ...(body ? [{ slot: body, part: proposeBlocks(body, rest, shapes) }] : []),
  ];
}

function fillField(
  slot: SlotShape,
  { field: { path }, reason }: ChosenField,
  value: unknown = path,
): SlotChoice<Part> {
  const guess: Guess = { at: slot.name, value: path, reason };
  return { slot, part: { value, guesses: [guess] } };
}

function proposeBlocks(slot: SlotShape, fields: readonly Field[], shapes: Shapes): Part {
  const proposed = fields.flatMap((field) => {
    const block = proposeBlock(field, shapes);
    return block === undefined ? [] : [{ field, block }];
  });
  return {
    value: fillBlocks(
      slot,
      proposed.map(({ block }) => block),
    ),
    guesses: proposed.map(({ field: { path, reason }, block: { type } }, index) => ({
      at: `${slot.name}.${index} (${type})`,
      value: path,
      reason,
    })),
  };
}
