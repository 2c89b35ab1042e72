import { isRecord } from '../../../core/mapping/read-path.ts';
import { readExample, readProposedFor } from './proposals.ts';
import { propertiesOf, requiredOf, strings } from './schema-parts.ts';
import type { ResolvedSchema, Schema, Schemas } from './schemas.ts';
import {
  FORMAT_READINGS,
  type FormatReading,
  NO_OPTION,
  type OptionShape,
  readForm,
  readOptions,
  readSlots,
  type SlotShape,
  type TextForm,
} from './shape-parts.ts';

export type { OptionKind, OptionShape, SlotKind, SlotShape } from './shape-parts.ts';
export { SLOT_OPTIONS } from './shape-parts.ts';

/** What the schema of a renderer says of it, as the normal form and its types are made of it. */
interface Shape {
  readonly type: string;
  readonly description: string;
  readonly options: readonly OptionShape[];
  /** What a new page is proposed to show by it. */
  readonly proposedFor: readonly string[];
  /** The first example, with which a new page begins; empty where there is none. */
  readonly example: Schema;
}

export interface BlockShape extends Shape {
  readonly slots: readonly SlotShape[];
  /** The properties that a manifest should have, though it need not. */
  readonly advised: readonly string[];
  /** The ending of the file that it makes of its page's item; undefined for none. */
  readonly file: string | undefined;
}

export interface LayoutShape extends Shape {
  /** Whether it shows one entity, or a list of them. */
  readonly showsOne: boolean;
  /** Whether it renders the page's heading itself: that of its item, or else the page's own. */
  readonly ownHeading: boolean;
  /** The ending of the file that it makes of its list and of each item; undefined for none. */
  readonly file: string | undefined;
  /** The slots without which an item is left out; none where any of them will do. */
  readonly needs: readonly string[];
  /** Slots of the entity, or of each item of a list. */
  readonly slots: readonly SlotShape[];
  /** The slots of the objects in a list field, where a layout shows one entity by its parts. */
  readonly parts: readonly SlotShape[];
  /** Whether a manifest may leave that list field out, and the layout shows the items of a list so. */
  readonly mayShowList: boolean;
}

export interface FrameShape extends Shape {
  /** Whether one of its views is shown at a time, as the page's URL says. */
  readonly showsOne: boolean;
  /** Whether it shows parts, without any of which the page is still there. */
  readonly showsParts: boolean;
  /** The property with the list of views, and what each of them says beside its view. */
  readonly panes: {
    readonly name: string;
    /** Its kinds by their types; one under the name `PLAIN` where all are of one kind. */
    readonly kinds: ReadonlyMap<string, PaneShape>;
  };
}

export interface PaneShape {
  /** What it says beside its view. */
  readonly options: readonly OptionShape[];
  /** Whether it has a view; some parts of a page need no data. */
  readonly hasView: boolean;
}

/** The kind of the views of a frame whose views are all of one kind. */
export const PLAIN = '';

export interface FormatShape extends Shape, TextForm {
  readonly reads: FormatReading;
  /** A value that shows what it makes; undefined where any that it reads does. */
  readonly sample: unknown;
}

/** What there are schemas of in renderers/, by their names. */
export interface Shapes {
  readonly layouts: ReadonlyMap<string, LayoutShape>;
  readonly frames: ReadonlyMap<string, FrameShape>;
  readonly blocks: ReadonlyMap<string, BlockShape>;
  readonly formats: ReadonlyMap<string, FormatShape>;
}

/** The property that names the field with an entity's parts. */
export const PARTS = 'items';
const ITEM = 'item';
/** What each view of a frame has, beside its type. */
const OF_PANE = ['id', 'type', 'view'];

const cache = new WeakMap<Schemas, Shapes>();

/** What the schemas say of all renderers. */
export function readShapes(schemas: Schemas): Shapes {
  const shapes = cache.get(schemas) ?? {
    layouts: byName(schemas, 'layouts', readLayout),
    frames: byName(schemas, 'frames', readFrame),
    blocks: byName(schemas, 'blocks', readBlock),
    formats: byName(schemas, 'formats', readFormat),
  };
  cache.set(schemas, shapes);
  return shapes;
}

function byName<Of>(
  schemas: Schemas,
  kind: keyof Shapes,
  read: (schema: Schema, name: string, schemas: Schemas) => Of,
): ReadonlyMap<string, Of> {
  return new Map(
    schemas.all.flatMap((schema) => {
      const [folder, of, name] = String(schema.$id).split('/');
      return folder === 'renderers' && of === kind && name !== undefined
        ? [[name, read(schema, name, schemas)]]
        : [];
    }),
  );
}

function readBlock(schema: Schema, type: string, schemas: Schemas): BlockShape {
  const base = String(schema.$id);
  const { type: _, ...own } = propertiesOf(schema);
  return {
    ...describe(schema, type),
    options: readOptions(own, base, schemas, requiredOf(schema)),
    slots: readSlots(own, base, schemas, { required: requiredOf(schema), isOfItem: false }),
    advised: strings(schema['x-advised']),
    file: fileOf(schema),
  };
}

function fileOf({ 'x-file': ending }: Schema): string | undefined {
  return typeof ending === 'string' ? ending : undefined;
}

function readFormat(schema: Schema, type: string, schemas: Schemas): FormatShape {
  const { type: _, ...own } = propertiesOf(schema);
  return {
    ...describe(schema, type),
    reads: FORMAT_READINGS.find((reading) => reading === schema['x-reads']) ?? 'text',
    ...readForm(schema),
    sample: schema['x-sample'],
    options: readOptions(own, String(schema.$id), schemas, requiredOf(schema)),
  };
}

function readLayout(schema: Schema, type: string, schemas: Schemas): LayoutShape {
  const base = String(schema.$id);
  const { [ITEM]: item, [PARTS]: parts, type: _, ...own } = propertiesOf(schema);
  const resolved = item && schemas.resolve(item, base);
  const ofItem = resolved
    ? readSlots(propertiesOf(resolved.schema), resolved.base, schemas, {
        required: requiredOf(resolved.schema),
        isOfItem: true,
      })
    : [];
  const ownSlots = readSlots(own, base, schemas, {
    required: requiredOf(schema),
    isOfItem: false,
  });
  return {
    ...describe(schema, type),
    showsOne: schema['x-shows'] === 'one',
    ownHeading: schema['x-ownHeading'] === true,
    file: fileOf(schema),
    needs: strings(schema['x-needs']),
    options: readOptions(own, base, schemas, requiredOf(schema)),
    slots: parts === undefined ? [...ownSlots, ...ofItem] : ownSlots,
    parts: parts === undefined ? [] : ofItem,
    mayShowList: parts !== undefined && !requiredOf(schema).includes(PARTS),
  };
}

/** @throws for a frame whose schema marks no list of views */
function readFrame(schema: Schema, type: string, schemas: Schemas): FrameShape {
  const base = String(schema.$id);
  const { type: _, ...own } = propertiesOf(schema);
  const [list] = Object.entries(own).filter(([, property]) => property['x-panes'] === true);
  const items = list && schemas.resolve(list[1], base).schema.items;
  if (list === undefined || !isRecord(items)) {
    throw new Error(`${base} has no list of views; mark it by "x-panes": true`);
  }
  const { [list[0]]: __, ...options } = own;
  return {
    ...describe(schema, type),
    showsOne: schema['x-shows'] === 'one',
    showsParts: schema['x-shows'] === 'parts',
    options: readOptions(options, base, schemas, requiredOf(schema)),
    panes: { name: list[0], kinds: readPanes(items, base, schemas) },
  };
}

/** The kinds of a frame's views: those that their types name, or one that all of them are. */
function readPanes(items: Schema, base: string, schemas: Schemas): ReadonlyMap<string, PaneShape> {
  const pane = schemas.resolve(items, base);
  const { oneOf } = pane.schema;
  if (!Array.isArray(oneOf)) return new Map([[PLAIN, readPane(pane, schemas)]]);
  return new Map(
    oneOf.filter(isRecord).map((alternative) => {
      const kind = schemas.resolve(alternative, pane.base);
      return [String(propertiesOf(kind.schema).type?.const), readPane(kind, schemas)];
    }),
  );
}

function readPane({ schema, base }: ResolvedSchema, schemas: Schemas): PaneShape {
  const properties = propertiesOf(schema);
  return {
    options: readOptions(properties, base, schemas, requiredOf(schema)).filter(
      ({ name }) => !OF_PANE.includes(name),
    ),
    hasView: Object.values(properties).some((property) => property['x-option'] === NO_OPTION),
  };
}

/** Whether a layout shows one entity or a list of them, as manifests and sources say it. */
export function countOf(layout: { readonly type: string }, { layouts }: Shapes): 'one' | 'list' {
  const shape = layouts.get(layout.type);
  if (shape === undefined || showsParts(layout, shape) === false) return 'list';
  return shape.showsOne ? 'one' : 'list';
}

/**
 * Whether a layout that can show one entity by its parts does so; undefined for one that cannot.
 *
 * @param layout as its manifest has it
 */
export function showsParts(layout: object, { parts }: LayoutShape): boolean | undefined {
  return parts.length === 0 ? undefined : PARTS in layout;
}

function describe(schema: Schema, type: string): Omit<Shape, 'options'> {
  return {
    type,
    description: String(schema.description ?? ''),
    proposedFor: readProposedFor(schema),
    example: readExample(schema),
  };
}
