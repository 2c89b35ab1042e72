import type {
  Action,
  Back,
  Badge,
  Block,
  Columns,
  FixedLink,
  Heading,
  ImageField,
  Link,
  Mark,
  Text,
  TextField,
  When,
} from '../../../core/manifest/manifest-types.ts';
import type {
  BackModel,
  BlockModel,
  HeadingModel,
  SlotModel,
} from '../../../core/manifest/slot-model.ts';
import { templateNames } from '../../../core/mapping/links.ts';
import { isRecord } from '../../../core/mapping/read-path.ts';
import { resolveText, type TextTable } from '../read/read-texts.ts';
import type { OptionKind, OptionShape, Shapes, SlotKind, SlotShape } from '../schema/shapes.ts';
import {
  actionsSlot,
  badgeSlot,
  cellsSlot,
  fillColumns,
  flagSlot,
  htmlSlot,
  imageSlot,
  type ListOfLinks,
  linkSlot,
  linksSlot,
  listSlot,
  textSlot,
  urlSlot,
  type WrittenCell,
} from './normalise-slots.ts';

/** What bringing a manifest into the normal form needs beside it. */
export interface ShapeContext {
  readonly texts: TextTable;
  /** What the schemas say of each renderer. */
  readonly shapes: Shapes;
}

/** What a manifest may say for each kind of slot; the schemas have validated it. */
interface WrittenSlots {
  readonly text: TextField;
  readonly image: ImageField;
  readonly link: Link;
  readonly list: string;
  readonly flag: Mark;
  readonly badge: Badge;
  readonly blocks: Block[] | { readonly blocks: Block[] };
  readonly words: Text;
  readonly html: string | readonly string[];
  readonly email: string;
  readonly phone: string;
  readonly url: string;
  readonly embed: string;
  readonly file: string;
  readonly files: string;
  readonly links: ListOfLinks;
  readonly actions: Action[];
  readonly date: string;
  readonly cells: readonly WrittenCell[];
}

type Slots = {
  readonly [Kind in SlotKind]: (written: WrittenSlots[Kind], context: ShapeContext) => SlotModel;
};

/** How each kind of slot is written out. */
const SLOTS: Slots = {
  text: textSlot,
  image: (written, { texts }) => imageSlot(written, texts),
  link: linkSlot,
  list: listSlot,
  flag: flagSlot,
  badge: (written, { texts }) => badgeSlot(written, texts),
  blocks: blocksSlot,
  words: (written, { texts }) => ({ kind: 'words', text: resolveText(written, texts) }),
  html: htmlSlot,
  email: (field) => ({ kind: 'email', field }),
  phone: (field) => ({ kind: 'phone', field }),
  url: urlSlot,
  embed: (template) => ({ kind: 'embed', field: templateNames(template)[0] ?? '', template }),
  file: (field) => ({ kind: 'file', field }),
  files: (field) => ({ kind: 'files', field }),
  links: linksSlot,
  actions: (written, { texts }) => actionsSlot(written, texts),
  date: (field) => ({ kind: 'date', field }),
  cells: cellsSlot,
};

interface WrittenOptions {
  readonly text: Text | undefined;
  readonly columns: Columns | undefined;
  readonly back: Back | undefined;
  readonly heading: Heading | undefined;
  readonly when: When | undefined;
  readonly field: string | undefined;
  readonly template: string | undefined;
  readonly group: Properties | undefined;
  readonly picture: string | undefined;
  readonly links: readonly FixedLink[] | undefined;
  readonly value: unknown;
}

type Options = {
  readonly [Kind in OptionKind]: (
    written: WrittenOptions[Kind],
    context: ShapeContext,
    shape: OptionShape,
  ) => unknown;
};

/** How each kind of option is written out, also where a manifest says nothing. */
const OPTIONS: Options = {
  text: (text, { texts }) => (text === undefined ? undefined : resolveText(text, texts)),
  columns: fillColumns,
  back: normaliseBack,
  heading: (heading, { texts }) =>
    heading === undefined ? undefined : normaliseHeading(heading, texts),
  when: (when) => when?.field,
  field: (field) => field,
  template: (template) => template,
  group: (group, context, shape) => group && fillOptions(shape.group, group, context),
  picture: (src) => src && { src },
  links: (links = [], { texts }) =>
    links.map(({ text, href }) => ({ text: resolveText(text, texts), href })),
  value: (value) => value,
};

export type Properties = Readonly<Record<string, unknown>>;

/** The slots that a manifest fills, in their one form; others are not there at all. */
export function writeOutSlots(
  shapes: readonly SlotShape[],
  written: Properties,
  context: ShapeContext,
): Readonly<Record<string, SlotModel>> {
  return Object.fromEntries(
    shapes.flatMap(({ name, kind, parts }) => {
      const own = written[name];
      if (own === undefined) return [];
      const whole = parts.length === 0 ? own : { ...pick(written, parts), field: own };
      return [[name, SLOTS[kind](whole as never, context)]];
    }),
  );
}

/** All options of a part: what its manifest says, or what holds where it says nothing. */
export function fillOptions(
  shapes: readonly OptionShape[],
  written: Properties,
  context: ShapeContext,
): Properties {
  return Object.fromEntries(
    shapes.map((shape) => {
      const value = written[shape.name] ?? shape.fallback;
      return [shape.name, OPTIONS[shape.kind](value as never, context, shape)];
    }),
  );
}

/** Blocks in the normal form. */
export function normaliseBlocks(blocks: readonly Block[], context: ShapeContext): BlockModel[] {
  return blocks.map((block) => normaliseBlock(block, context));
}

/**
 * A block is left out where the slots that it has to have are empty, unless its manifest says words
 * for that.
 */
function normaliseBlock(block: Block, context: ShapeContext): BlockModel {
  const shape = context.shapes.blocks.get(block.type);
  if (shape === undefined) throw new Error(`there is no schema of the block "${block.type}"`);
  const written: Properties = { ...block };
  const required = shape.slots.filter(({ isRequired }) => isRequired).map(({ name }) => name);
  return {
    type: block.type,
    ...fillOptions(shape.options, written, context),
    ...needsOf(written.empty === undefined ? required : []),
    slots: writeOutSlots(shape.slots, written, context),
  } as BlockModel;
}

/** What a block needs, where that is not what most need. */
function needsOf(names: readonly string[]): Pick<BlockModel, 'needs'> {
  return names.length === 1 && names[0] === 'field' ? {} : { needs: names };
}

/** Blocks alone, or with what else the slot says of them. */
function blocksSlot(written: WrittenSlots['blocks'], context: ShapeContext): SlotModel {
  if (Array.isArray(written)) return { kind: 'blocks', blocks: normaliseBlocks(written, context) };
  return { ...written, kind: 'blocks', blocks: normaliseBlocks(written.blocks, context) };
}

function normaliseBack(back: Back | undefined): BackModel | undefined {
  if (back === undefined) return undefined;
  return typeof back === 'string'
    ? { route: back, history: false }
    : { route: back.route, history: back.history ?? false };
}

/** A heading in the normal form. */
export function normaliseHeading(heading: Heading, texts: TextTable): HeadingModel {
  if (isFromField(heading)) {
    const { field, text } = heading;
    return { field, text: text === undefined ? undefined : resolveText(text, texts) };
  }
  return { field: undefined, text: resolveText(heading, texts) };
}

/** No language has a code as long as `field`. */
function isFromField(heading: Heading): heading is Extract<Heading, { field: string }> {
  return isRecord(heading) && 'field' in heading;
}

function pick(written: Properties, names: readonly string[]): Properties {
  return Object.fromEntries(
    names.flatMap((name) => (written[name] === undefined ? [] : [[name, written[name]]])),
  );
}
