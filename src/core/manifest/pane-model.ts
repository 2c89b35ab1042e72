import type { LayoutModel } from './layout-model.ts';
import type { LocalizedText } from './site-model.ts';
import type { SlottedModel } from './slot-model.ts';

/** A part of a page that needs no data. */
export interface PartModel {
  /** Its name within the page. */
  readonly id: string;
  /** The heading where no source names one. */
  readonly title: LocalizedText | undefined;
}

/** A view of a frame; its name is that of its view. */
export interface PaneModel extends PartModel {
  readonly layout: LayoutModel;
}

/** A frame of several views, whatever its type. */
export interface PanesModel {
  /** The headings that come from a source, as the slots of its one item, by the views' names. */
  readonly titles: SlottedModel | undefined;
  readonly panes: readonly PartModel[];
}
