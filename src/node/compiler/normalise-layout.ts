import type { BackModel, LayoutModel, LinkListModel } from '../../core/manifest/layout-model.ts';
import type {
  Back,
  Badge,
  Block,
  Columns,
  ImageField,
  Layout,
  Link,
  Mark,
  Siblings,
  Text,
  TextField,
} from '../../core/manifest/manifest-types.ts';
import type { SlotModel } from '../../core/manifest/slot-model.ts';
import { isRecord } from '../../core/mapping/read-path.ts';
import {
  type LayoutShape,
  type OptionKind,
  PARTS,
  type SlotKind,
  type SlotShape,
} from './layout-shapes.ts';
import { normaliseBlocks } from './normalise-blocks.ts';
import {
  badgeSlot,
  fillColumns,
  flagSlot,
  imageSlot,
  linkSlot,
  listSlot,
  textSlot,
} from './normalise-slots.ts';
import { resolveText, type TextTable } from './texts.ts';

/** What a manifest may say for each kind of slot; the schemas have validated it. */
interface Written {
  readonly text: TextField;
  readonly image: ImageField;
  readonly link: Link;
  readonly list: string;
  readonly flag: Mark;
  readonly badge: Badge;
  readonly blocks: Block[] | { readonly blocks: Block[] };
}

type Slots = {
  readonly [Kind in SlotKind]: (written: Written[Kind], texts: TextTable) => SlotModel;
};

/** How each kind of slot is written out. */
const SLOTS: Slots = {
  text: textSlot,
  image: imageSlot,
  link: linkSlot,
  list: listSlot,
  flag: flagSlot,
  badge: badgeSlot,
  blocks: blocksSlot,
};

interface WrittenOptions {
  readonly text: Text | undefined;
  readonly columns: Columns | undefined;
  readonly back: Back | undefined;
  readonly value: unknown;
}

type Options = {
  readonly [Kind in OptionKind]: (written: WrittenOptions[Kind], texts: TextTable) => unknown;
};

/** How each kind of option is written out, also where a manifest says nothing. */
const OPTIONS: Options = {
  text: (text, texts) => (text === undefined ? undefined : resolveText(text, texts)),
  columns: fillColumns,
  back: normaliseBack,
  value: (value) => value,
};

type Properties = Readonly<Record<string, unknown>>;

/**
 * A layout in the normal form, made of what its schema says of its slots and options.
 *
 * The types of both are generated from the same schemas, so what is put together here by name has
 * the type that it is given at the end.
 */
export function normaliseLayout(
  layout: Layout,
  shapes: ReadonlyMap<string, LayoutShape>,
  texts: TextTable,
): LayoutModel {
  const shape = shapes.get(layout.type);
  if (shape === undefined) throw new Error(`there is no schema of the layout "${layout.type}"`);
  const { item, ...own }: Properties = { ...layout };
  const itemSlots: Properties = isRecord(item) ? item : {};
  const written = shape.parts.length > 0 ? own : { ...own, ...itemSlots };
  const options = shape.options.map(({ name, kind, fallback }) => [
    name,
    OPTIONS[kind]((own[name] ?? fallback) as never, texts),
  ]);
  const parts =
    shape.parts.length === 0
      ? {}
      : {
          [PARTS]: { kind: 'items', field: own[PARTS], slots: fill(shape.parts, itemSlots, texts) },
        };
  return {
    type: layout.type,
    ...Object.fromEntries(options),
    slots: { ...fill(shape.slots, written, texts), ...parts },
  } as LayoutModel;
}

/** The list at the side of a detail. */
export function normaliseSiblings({ title, link }: Siblings, texts: TextTable): LinkListModel {
  const slots = { title: textSlot(title, texts), link: linkSlot(link) };
  return { type: 'link-list', empty: undefined, slots };
}

/** The slots that a manifest fills; others are not there at all. */
function fill(shapes: readonly SlotShape[], written: Properties, texts: TextTable) {
  return Object.fromEntries(
    shapes.flatMap(({ name, kind }) => {
      const field = written[name];
      return field === undefined ? [] : [[name, SLOTS[kind](field as never, texts)]];
    }),
  );
}

/** Blocks alone, or with what else the slot says of them. */
function blocksSlot(written: Written['blocks'], texts: TextTable): SlotModel {
  if (Array.isArray(written)) return { kind: 'blocks', blocks: normaliseBlocks(written, texts) };
  return { ...written, kind: 'blocks', blocks: normaliseBlocks(written.blocks, texts) };
}

function normaliseBack(back: Back | undefined): BackModel | undefined {
  if (back === undefined) return undefined;
  return typeof back === 'string'
    ? { route: back, history: false }
    : { route: back.route, history: back.history ?? false };
}
