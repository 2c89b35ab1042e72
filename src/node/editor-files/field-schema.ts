import {
  type ApiType,
  type LayoutShape,
  type OptionShape,
  PARTS,
  type Reading,
  type Schema,
  type Shapes,
  type SlotKind,
  type SlotShape,
} from '../compiler/index.ts';
import { choose } from './choose-kind.ts';
import { printFormatSchema } from './format-fields.ts';
import { offerFields } from './offered-fields.ts';
import { type OfferedValue, offerValues } from './offered-values.ts';

const DIALECT = 'https://json-schema.org/draft/2020-12/schema';

/** The readings for which fields are offered, by their names in the schema. */
const READINGS = {
  any: { as: 'presence' },
  plain: { as: 'plain' },
  text: { as: 'text' },
  names: { as: 'names' },
  markup: { as: 'markup' },
  picture: { as: 'picture', template: undefined },
  day: { as: 'day' },
  year: { as: 'year' },
  url: { as: 'url' },
  email: { as: 'email' },
  phone: { as: 'phone' },
  texts: { as: 'texts' },
  files: { as: 'files' },
  objects: { as: 'objects' },
  order: { as: 'order' },
  choice: { as: 'choice', words: [] },
  filtered: { as: 'choice', words: [] },
  searched: { as: 'searched' },
} as const satisfies Readonly<Record<string, Reading>>;

type Offer = keyof typeof READINGS;

/** Those in which a path may lead into the objects of lists. */
const CROSS_LISTS: readonly string[] = ['filtered', 'searched'] satisfies Offer[];

/** Of an object with a field and its format: what the format's options may name. */
const FORMATTED: Schema = { $ref: '#/$defs/formatted' };

/** Of a slot that names a field: what is offered for it by itself, and for the field in an object. */
const OF_SLOTS: Readonly<Partial<Record<SlotKind, readonly [alone: Offer, inObject: Offer]>>> = {
  text: ['plain', 'names'],
  image: ['picture', 'any'],
  list: ['texts', 'texts'],
  flag: ['any', 'any'],
  badge: ['any', 'any'],
  email: ['email', 'email'],
  phone: ['phone', 'phone'],
  url: ['url', 'url'],
  file: ['url', 'url'],
  files: ['files', 'files'],
  links: ['objects', 'objects'],
  date: ['day', 'day'],
};

/**
 * A schema that offers the fields of an entity wherever a view may name one. It stands beside the schema of
 * views, and finds nothing wrong itself.
 *
 * @param id its path below the folder of schemas
 */
export function printFieldSchema(
  id: string,
  entity: ApiType,
  shapes: Shapes,
  routes: readonly OfferedValue[],
): Schema {
  const offers = Object.entries(READINGS).map(([name, reading]) => [
    name,
    offerValues(offerFields(entity, reading, CROSS_LISTS.includes(name))),
  ]);
  return {
    $schema: DIALECT,
    $id: `schemas/${id}`,
    description: `The fields of ${entity.name ?? 'an answer'}. Written by "colophon generate".`,
    $defs: {
      ...Object.fromEntries(offers),
      source: { properties: { sort: fieldIn('order') } },
      list: LIST,
      formatted: printFormatSchema(entity, shapes, routes),
      layout: { allOf: [...shapes.layouts.values()].map(layoutOf) },
      block: {
        allOf: [...shapes.blocks.values()].map(({ type, slots, options }) =>
          choose(
            'type',
            type,
            { ...slotsOf(slots), ...optionsOf(options) },
            slots.some(isFormatted) ? FORMATTED : {},
          ),
        ),
      },
    },
  };
}

const LIST: Schema = {
  properties: {
    filters: {
      items: {
        allOf: [
          choose('type', 'value', { field: refer('filtered') }),
          choose('type', 'years', { field: refer('year') }),
          choose('type', 'words', { fields: { items: refer('searched') } }),
        ],
      },
    },
    sort: { properties: { options: { items: fieldIn('order') } } },
    groupBy: fieldIn('choice'),
    time: { properties: { field: refer('day'), end: refer('day') } },
  },
};

function layoutOf({ type, slots, parts, options, mayShowList }: LayoutShape): Schema {
  const ofItem = [...slots.filter(({ isOfItem }) => isOfItem), ...(mayShowList ? parts : [])];
  return choose('type', type, {
    ...slotsOf(slots.filter(({ isOfItem }) => !isOfItem)),
    ...optionsOf(options),
    ...(parts.length > 0 && { [PARTS]: refer('objects') }),
    ...(ofItem.length > 0 && { item: { properties: slotsOf(ofItem) } }),
  });
}

/** Whether a slot's field stands beside its format. */
function isFormatted({ name, kind, parts }: SlotShape): boolean {
  return name === 'field' && kind === 'text' && parts.includes('format');
}

function slotsOf(slots: readonly SlotShape[]): Record<string, Schema> {
  return Object.fromEntries(
    slots.flatMap(({ name, kind }) => {
      const schema = slotOf(kind);
      return schema === undefined ? [] : [[name, schema]];
    }),
  );
}

function slotOf(kind: SlotKind): Schema | undefined {
  const offers = OF_SLOTS[kind];
  if (offers !== undefined) {
    const inObject = fieldIn(offers[1]);
    return {
      anyOf: [refer(offers[0]), kind === 'text' ? { ...inObject, ...FORMATTED } : inObject],
    };
  }
  switch (kind) {
    case 'html':
      return { anyOf: [refer('markup'), { items: refer('markup') }] };
    case 'link':
      return fieldIn('url');
    case 'cells':
      return {
        items: { properties: { field: refer('names'), link: fieldIn('url') }, ...FORMATTED },
      };
    case 'blocks':
      return {
        items: { $ref: '#/$defs/block' },
        properties: { blocks: { items: { $ref: '#/$defs/block' } } },
      };
    default:
      return undefined;
  }
}

/** The options that name a field. */
function optionsOf(options: readonly OptionShape[]): Record<string, Schema> {
  return Object.fromEntries(
    options.flatMap(({ name, kind, reads }): [string, Schema][] => {
      if (kind === 'when') return [[name, fieldIn('any')]];
      if (kind === 'heading') return [[name, fieldIn('text')]];
      return kind === 'field' ? [[name, refer(reads === 'day' ? 'day' : 'any')]] : [];
    }),
  );
}

/** An object that names a field. */
function fieldIn(offer: Offer): Schema {
  return { properties: { field: refer(offer) } };
}

function refer(offer: Offer): Schema {
  return { $ref: `#/$defs/${offer}` };
}
