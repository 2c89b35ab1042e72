import type { PanesFrameModel, PanesFrameModels } from './frame-model.ts';
import type { LayoutModel, LayoutModels } from './layout-model.ts';
import type { LocalizedText } from './site-model.ts';

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
  readonly list: LayoutModels['link-list'];
  readonly layout: LayoutModel;
}
