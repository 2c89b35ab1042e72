import type { LayoutModel, LinkListModel } from './layout-model.ts';
import type { LocalizedText } from './site-model.ts';
import type { SlottedModel } from './slot-model.ts';

export interface PageModel {
  readonly id: string;
  readonly route: string;
  readonly title: LocalizedText | undefined;
  readonly frame: FrameModel | undefined;
  readonly override: string | undefined;
  readonly extensions: Readonly<Record<string, unknown>>;
}

export type FrameModel = SingleFrameModel | SiblingsFrameModel | SplitFrameModel | TabsFrameModel;

/** The frame of a page that is one view. */
export interface SingleFrameModel {
  readonly type: 'single';
  readonly layout: LayoutModel;
}

/** A detail with the list that it is part of at its side. */
export interface SiblingsFrameModel {
  readonly type: 'siblings';
  readonly heading: LocalizedText;
  readonly list: LinkListModel;
  readonly layout: LayoutModel;
}

/** Two views side by side. */
export interface SplitFrameModel {
  readonly type: 'split';
  /** The headings that come from a source, as the slots of its one item, by the views' names. */
  readonly titles: SlottedModel | undefined;
  readonly panes: readonly PaneModel[];
}

/** A view under its heading; its id is the name of its view. */
export interface PaneModel {
  readonly id: string;
  /** The heading where no source names one. */
  readonly title: LocalizedText | undefined;
  readonly layout: LayoutModel;
}

export interface TabsFrameModel {
  readonly type: 'tabs';
  readonly label: LocalizedText;
  /** Parameter of the page's address that keeps the chosen tab. */
  readonly parameter: string;
  readonly placement: 'top' | 'side';
  /** Whether each tab says how many items it has. */
  readonly counts: boolean;
  readonly search: SearchModel | undefined;
  readonly tabs: readonly TabModel[];
}

/** A search box, and what is said before anything is searched for. */
export interface SearchModel {
  /** Parameter of the page's address that brings the words where no script runs. */
  readonly parameter: string;
  readonly hint: LocalizedText;
}

/** A tab; its id is the name of its view. */
export interface TabModel {
  readonly id: string;
  readonly title: LocalizedText;
  readonly italic: boolean;
  readonly layout: LayoutModel;
}
