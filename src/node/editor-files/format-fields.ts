import type { ApiType, FormatShape, OptionShape, Schema, Shapes } from '../compiler/index.ts';
import { choose } from './choose-kind.ts';
import { fieldsOf, offerFields, offerLinks } from './offered-fields.ts';
import { type OfferedValue, offerValues } from './offered-values.ts';

/**
 * A schema of an object with a field and its format: it offers what the format's options may name. Most formats read
 * further fields of the same item; one that reads names reads those of the objects in the field.
 */
export function printFormatSchema(
  entity: ApiType,
  { formats }: Pick<Shapes, 'formats'>,
  routes: readonly OfferedValue[],
): Schema {
  const all = [...formats.values()];
  const ofItem = all.filter(({ reads }) => reads !== 'names');
  const ofObjects = all.filter(({ reads }) => reads === 'names');
  const within = fieldsOf(entity).flatMap(({ path, type }) => {
    const entry = type.items ?? type;
    return entry.fields.length === 0 ? [] : [{ path, entry }];
  });
  return {
    allOf: [
      { properties: { format: formatsOf(ofItem, entity, routes) } },
      ...within.map(({ path, entry }) =>
        choose('field', path, { format: formatsOf(ofObjects, entry, routes) }),
      ),
    ],
  };
}

function formatsOf(
  formats: readonly FormatShape[],
  entity: ApiType,
  routes: readonly OfferedValue[],
): Schema {
  const kinds = formats.flatMap(({ type, options }) => {
    const offered = options.flatMap((option): [string, Schema][] => {
      const values = offeredFor(option, entity, routes);
      return values.length === 0 ? [] : [[option.name, offerValues(values)]];
    });
    return offered.length === 0 ? [] : [choose('type', type, Object.fromEntries(offered))];
  });
  return kinds.length === 0 ? {} : { allOf: kinds };
}

function offeredFor(
  { kind, reads }: OptionShape,
  entity: ApiType,
  routes: readonly OfferedValue[],
): readonly OfferedValue[] {
  if (kind === 'field') return offerFields(entity, { as: reads });
  return kind === 'template' ? offerLinks(entity, routes) : [];
}
