import type { LayoutModel } from './layout-model.ts';
import type { SlottedModel } from './slot-model.ts';

/** Layouts of one entity; all others show a list of them. */
export type OneModel = Extract<LayoutModel, { readonly shows: 'one' }>;

/** Whether a layout shows one entity; what a frame renders itself is a list. */
export function showsOne(layout: SlottedModel): layout is OneModel {
  return 'shows' in layout;
}
