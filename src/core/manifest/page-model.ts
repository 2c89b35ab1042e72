import type { PanesFrameModel, PanesFrameModels } from './frame-model.ts';
import type { LayoutModel } from './layout-model.ts';
import type { PaneModel } from './pane-model.ts';
import type { LocalizedText } from './site-model.ts';
import type { LinkSlot, SlottedModel, TextSlot } from './slot-model.ts';

export interface PageModel {
  readonly id: string;
  readonly route: string;
  readonly title: LocalizedText | undefined;
  readonly introduction?: IntroductionModel | undefined;
  readonly frame: FrameModel | undefined;
  readonly override: string | undefined;
  readonly extensions: Readonly<Record<string, unknown>>;
}

/** What a page says below its title: words, or a view of its own. */
export type IntroductionModel = { readonly text: LocalizedText } | { readonly layout: LayoutModel };

/** The frames by their types. */
export interface FrameModels extends PanesFrameModels {
  readonly single: SingleFrameModel;
  readonly siblings: SiblingsFrameModel;
  readonly related: RelatedFrameModel;
}

export type FrameModel = MainFrameModel | RelatedFrameModel | PanesFrameModel;

/** The frame of a page that is about one view. */
export type MainFrameModel = SingleFrameModel | SiblingsFrameModel;

/** A page about one view, with views of what is related to it below. */
export interface RelatedFrameModel {
  readonly type: 'related';
  readonly main: MainFrameModel;
  readonly panes: readonly RelatedModel[];
}

/** A view of what is related to a page's item, under its heading. */
export interface RelatedModel extends PaneModel {
  readonly title: LocalizedText;
  /** Whether it is shown where there is nothing to show. */
  readonly showEmpty: boolean;
}

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
