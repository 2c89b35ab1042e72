import type { LayoutModel } from './layout-model.ts';
import type { LocalizedText } from './site-model.ts';
import type { SlottedModel } from './slot-model.ts';

/** A view of a frame. */
export interface PaneModel {
  /** The name of its view. */
  readonly id: string;
  /** The heading where no source names one. */
  readonly title: LocalizedText | undefined;
  readonly layout: LayoutModel;
}

/** A frame of several views, whatever its type. */
export interface PanesModel {
  /** The headings that come from a source, as the slots of its one item, by the views' names. */
  readonly titles: SlottedModel | undefined;
  readonly panes: readonly PaneModel[];
}
