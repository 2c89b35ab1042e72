import type { Layout } from '../../../core/manifest/manifest-types.ts';
import type { LayoutShape, Shapes, SlotShape } from '../../compiler/index.ts';
import { type Field, readEveryField, showable } from './answer-fields.ts';
import { chooseBlocks } from './choose-blocks.ts';
import { type ChosenFields, chooseFields } from './choose-fields.ts';
import { chooseLayouts, type SlotChoice } from './choose-layouts.ts';
import type { ChosenField } from './chosen-field.ts';
import { exampleOptions } from './example-options.ts';
import { findItem } from './find-item.ts';
import type { AnswerRecord } from './find-list.ts';
import type { Guess, Guessed } from './guess.ts';
import { fillBlocks, proposeBlock, textField } from './propose-block.ts';
import { fillImage } from './slot-fills.ts';

/** What fills a slot of the layout, and what spoke for it. */
type Part = Guessed<unknown>;

/** What a page shows of one entity. */
interface EntityParts {
  readonly title: ChosenField | undefined;
  readonly image: ChosenField | undefined;
  /** The fields that blocks show. */
  readonly blocks: readonly ChosenField[];
}

/** What is known of an item beside the answer with it alone. */
export interface ItemContext {
  /** The items of the list that it is of; their fields say more than those of one. */
  readonly items?: readonly AnswerRecord[];
  /** The URL below which the API itself answers. */
  readonly base?: string | undefined;
  /** The codes of the site's languages. */
  readonly languages?: readonly string[];
  /** Whether the page has the item's title, though it belongs to no list. */
  readonly hasTitle?: boolean;
}

/**
 * A layout for one entity: its title and picture, and blocks for what a reader looks for. The layout's
 * schema says which slots it has, so what is put together by them is a layout of its type.
 *
 * @param back the route of the list that it belongs to; undefined for a page of its own, whose
 *   title is that of the menu
 * @throws {Refusal} where no layout is for one entity
 */
export function proposeDetail(
  answer: AnswerRecord,
  back: string | undefined,
  shapes: Shapes,
  { items = [], base, languages = [], hasTitle = back !== undefined }: ItemContext = {},
): Guessed<Layout> {
  const { item, before } = findItem(answer);
  const every = readEveryField([item], languages);
  const ofList = readEveryField(items, languages);
  const same = ofList.filter(({ isSame }) => isSame).map(({ path }) => path);
  const own = chooseFields(showable(every));
  const chosen = asInList(own, every, { ofList, ...chooseFields(showable(ofList)) });
  const within = placeIn(before);
  const parts = {
    title: hasTitle ? within(chosen.title) : undefined,
    image: within(chosen.image),
    blocks: chooseBlocks({ item, every, same, count: items.length, base }, chosen).map(within),
  };
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

/** What a list found of its items, of each part that the item has at the same place; else what it has. */
function asInList(
  own: ChosenFields,
  every: readonly Field[],
  { ofList, title, date, summary, image }: ChosenFields & { readonly ofList: readonly Field[] },
): ChosenFields {
  const same = (chosen: ChosenField | undefined): ChosenField | undefined => {
    const field = every.find(({ path, kind }) => path === chosen?.field.path && kind !== 'other');
    return field && chosen && { ...chosen, field };
  };
  // A picture of the list that is not its items' own, such as the logo of all of them, is none here.
  const isOfList = ofList.some(({ path, isSame }) => path === own.image?.field.path && isSame);
  const ownImage = isOfList ? undefined : own.image;
  return {
    ...own,
    title: same(title) ?? own.title,
    image: same(image) ?? ownImage,
    summary: same(summary) ?? own.summary,
    date: same(date) ?? own.date,
  };
}

/** Names fields as the whole answer has them. */
function placeIn(before: string) {
  return <Part extends ChosenField | undefined>(part: Part): Part =>
    part && { ...part, field: { ...part.field, path: before + part.field.path } };
}

function fillEntity(
  { slots }: LayoutShape,
  { title, image, blocks }: EntityParts,
  shapes: Shapes,
): SlotChoice<Part>[] {
  const heading = slots.find(({ name, kind }) => kind === 'text' && name === 'title');
  const picture = slots.find(({ kind }) => kind === 'image');
  const body = slots.find(({ kind }) => kind === 'blocks');
  return [
    ...(heading && title ? [fillField(heading, title, textField(title.field, shapes))] : []),
    ...(picture && image ? [fillField(picture, image, fillImage(image.field))] : []),
    ...(body ? [{ slot: body, part: proposeBlocks(body, blocks, shapes) }] : []),
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

function proposeBlocks(slot: SlotShape, chosen: readonly ChosenField[], shapes: Shapes): Part {
  const proposed = chosen.flatMap(({ field, reason }) => {
    const block = proposeBlock(field, shapes);
    return block === undefined ? [] : [{ field, reason, block }];
  });
  return {
    value: fillBlocks(
      slot,
      proposed.map(({ block }) => block),
    ),
    guesses: proposed.map(({ field: { path }, reason, block: { type } }, index) => ({
      at: `${slot.name}.${index} (${type})`,
      value: path,
      reason,
    })),
  };
}
