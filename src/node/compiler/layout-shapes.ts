import { isRecord } from '../../core/mapping/read-path.ts';
import type { ResolvedSchema, Schema, Schemas } from './schemas.ts';

/** What fills a slot, as its schema says in `x-slot`. */
export type SlotKind = (typeof SLOT_KINDS)[number];
export const SLOT_KINDS = ['text', 'image', 'link', 'list', 'flag', 'badge', 'blocks'] as const;

/** How an option becomes a part of the normal form; `value` is taken as it is. */
export type OptionKind = (typeof OPTION_KINDS)[number];
const OPTION_KINDS = ['text', 'columns', 'back', 'value'] as const;

export interface SlotShape {
  readonly name: string;
  readonly kind: SlotKind;
  readonly isRequired: boolean;
  readonly schema: ResolvedSchema;
}

export interface OptionShape {
  readonly name: string;
  readonly kind: OptionKind;
  /** What holds where a manifest says nothing. */
  readonly fallback: unknown;
  readonly description: string;
  readonly schema: ResolvedSchema;
}

/** What a layout's schema says of it, as the normal form and its types are made of it. */
export interface LayoutShape {
  readonly type: string;
  readonly description: string;
  /** Whether it shows one entity, or a list of them. */
  readonly showsOne: boolean;
  readonly options: readonly OptionShape[];
  /** Slots of the entity, or of each item of a list. */
  readonly slots: readonly SlotShape[];
  /** The slots of the objects in a list field, where a layout shows one entity by its parts. */
  readonly parts: readonly SlotShape[];
}

/** The property that names the field with an entity's parts. */
export const PARTS = 'items';
const ITEM = 'item';
const FOLDER = 'layouts/';

const known = new WeakMap<Schemas, ReadonlyMap<string, LayoutShape>>();

/** The layouts that there are schemas for, by their types. */
export function layoutShapes(schemas: Schemas): ReadonlyMap<string, LayoutShape> {
  const shapes =
    known.get(schemas) ??
    new Map(
      schemas.all.flatMap((schema) => {
        const shape = readLayout(schema, schemas);
        return shape === undefined ? [] : [[shape.type, shape]];
      }),
    );
  known.set(schemas, shapes);
  return shapes;
}

function readLayout(schema: Schema, schemas: Schemas): LayoutShape | undefined {
  const { $id, description } = schema;
  if (typeof $id !== 'string' || !$id.startsWith(FOLDER)) return undefined;
  const { [ITEM]: item, [PARTS]: parts, type, ...own } = propertiesOf(schema);
  if (typeof type?.const !== 'string') return undefined;
  const read = (properties: Properties, base: string, required: readonly string[]) =>
    Object.entries(properties).flatMap(([name, property]) => {
      const resolved = schemas.resolve(property, base);
      const kind = slotKind(property, resolved);
      return kind === undefined
        ? []
        : [{ name, kind, isRequired: required.includes(name), schema: resolved }];
    });
  const itemSchema = item && schemas.resolve(item, $id);
  const itemSlots = itemSchema
    ? read(propertiesOf(itemSchema.schema), itemSchema.base, requiredOf(itemSchema.schema))
    : [];
  const hasParts = parts !== undefined;
  return {
    type: type.const,
    description: String(description ?? ''),
    showsOne: schema['x-shows'] === 'one',
    options: readOptions(own, $id, schemas),
    slots: [...read(own, $id, requiredOf(schema)), ...(hasParts ? [] : itemSlots)],
    parts: hasParts ? itemSlots : [],
  };
}

function readOptions(own: Properties, base: string, schemas: Schemas): OptionShape[] {
  return Object.entries(own).flatMap(([name, property]) => {
    const schema = schemas.resolve(property, base);
    const said = property['x-option'] ?? schema.schema['x-option'];
    const isOption = slotKind(property, schema) === undefined && said !== 'view';
    if (!isOption || property.deprecated === true) return [];
    return [
      {
        name,
        kind: OPTION_KINDS.find((kind) => kind === said) ?? 'value',
        fallback: property.default,
        description: String(property.description ?? schema.schema.description ?? ''),
        schema,
      },
    ];
  });
}

/** A property may say otherwise than the definition that it refers to. */
function slotKind(property: Schema, { schema }: ResolvedSchema): SlotKind | undefined {
  const said = property['x-slot'] ?? schema['x-slot'];
  return property.deprecated === true ? undefined : SLOT_KINDS.find((kind) => kind === said);
}

type Properties = Readonly<Record<string, Schema>>;

function propertiesOf({ properties }: Schema): Properties {
  if (!isRecord(properties)) return {};
  return Object.fromEntries(
    Object.entries(properties).flatMap(([name, value]) => (isRecord(value) ? [[name, value]] : [])),
  );
}

function requiredOf({ required }: Schema): readonly string[] {
  return Array.isArray(required) ? required.map(String) : [];
}
