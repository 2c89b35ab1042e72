import type { LayoutModel } from '../../../core/manifest/layout-model.ts';
import type { Layout } from '../../../core/manifest/manifest-types.ts';
import { isRecord } from '../../../core/mapping/read-path.ts';
import { PARTS } from '../schema/shapes.ts';
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
  const hasParts = shape.parts.length > 0;
  const parts = hasParts && {
    [PARTS]: { kind: 'items', field: own[PARTS], slots: fillSlots(shape.parts, ofItem, context) },
  };
  return {
    type: layout.type,
    ...(shape.showsOne && { shows: 'one' }),
    ...(shape.ownHeading && { ownHeading: true }),
    ...(shape.needs.length > 0 && { needs: shape.needs }),
    ...fillOptions(shape.options, own, context),
    slots: {
      ...fillSlots(shape.slots, hasParts ? own : { ...own, ...ofItem }, context),
      ...parts,
    },
  } as LayoutModel;
}
