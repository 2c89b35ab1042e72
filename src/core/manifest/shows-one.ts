import type { LayoutModel } from './layout-model.ts';

/** Layouts of one entity; all others show a list of them. */
export type OneModel = Extract<LayoutModel, { readonly shows: 'one' }>;

/** Whether a layout shows one entity. */
export function showsOne(layout: LayoutModel): layout is OneModel {
  return 'shows' in layout;
}
