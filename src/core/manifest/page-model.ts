import type { PanesFrameModel, PanesFrameModels } from './frame-model.ts';
import type { LayoutModel } from './layout-model.ts';
import type { LocalizedText } from './site-model.ts';
import type { LinkSlot, SlottedModel, TextSlot } from './slot-model.ts';

export interface PageModel {
  readonly id: string;
  readonly route: string;
  readonly title: LocalizedText | undefined;
  readonly frame: FrameModel | undefined;
  readonly override: string | undefined;
  readonly extensions: Readonly<Record<string, unknown>>;
}

/** The frames by their types. */
export interface FrameModels extends PanesFrameModels {
  readonly single: SingleFrameModel;
  readonly siblings: SiblingsFrameModel;
}

export type FrameModel = SingleFrameModel | SiblingsFrameModel | PanesFrameModel;

/** The frame of a page that is one view. */
export interface SingleFrameModel {
  readonly type: 'single';
  readonly layout: LayoutModel;
}

/** A detail with the list that it is part of at its side. */
export interface SiblingsFrameModel {
  readonly type: 'siblings';
  readonly heading: LocalizedText;
  readonly list: SiblingsModel;
  readonly layout: LayoutModel;
}

/** The list at the side of a detail, which its frame renders. */
export interface SiblingsModel extends SlottedModel {
  readonly slots: { readonly title: TextSlot; readonly link: LinkSlot };
}
