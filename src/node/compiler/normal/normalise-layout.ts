import type { LayoutModel } from '../../../core/manifest/layout-model.ts';
import type { Layout } from '../../../core/manifest/manifest-types.ts';
import { isRecord } from '../../../core/mapping/read-path.ts';
import { countOf, PARTS, showsParts } from '../schema/shapes.ts';
import { fillOptions, fillSlots, type PartContext, type Properties } from './normalise-parts.ts';

/**
 * A layout in the normal form, made of what its schema says of its slots and options.
 *
 * The types of both are generated from the same schemas, so what is put together here by name has
 * the type that it is given at the end.
 */
export function normaliseLayout(layout: Layout, context: PartContext): LayoutModel {
  const shape = context.shapes.layouts.get(layout.type);
  if (shape === undefined) throw new Error(`there is no schema of the layout "${layout.type}"`);
  const { item, ...own }: Properties = { ...layout };
  const ofItem: Properties = isRecord(item) ? item : {};
  const hasParts = showsParts(layout, shape);
  const slotsOfParts = fillSlots(shape.parts, ofItem, context);
  const parts = hasParts
    ? { [PARTS]: { kind: 'items', field: own[PARTS], slots: slotsOfParts } }
    : slotsOfParts;
  return {
    type: layout.type,
    ...(countOf(layout, context.shapes) === 'one' && { shows: 'one' }),
    ...(shape.ownHeading && { ownHeading: true }),
    // What is said of an item is not said of the one entity that has them.
    ...(shape.needs.length > 0 && hasParts !== true && { needs: shape.needs }),
    ...fillOptions(shape.options, own, context),
    slots: {
      // Of a list, what stands around the parts of one entity belongs to no item.
      ...(hasParts === false
        ? {}
        : fillSlots(shape.slots, hasParts ? own : { ...own, ...ofItem }, context)),
      ...parts,
    },
  } as LayoutModel;
}
