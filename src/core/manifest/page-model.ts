import type { PanesFrameModel, TabsFrameModel } from './frame-model.ts';
import type { LayoutModel, LinkListModel } from './layout-model.ts';
import type { LocalizedText } from './site-model.ts';

export type { PaneModel, PanesFrameModel, TabsFrameModel } from './frame-model.ts';

/** A tab; its id is the name of its view. */
export type TabModel = TabsFrameModel['panes'][number];

/** A search box, and what is said before anything is searched for. */
export type SearchModel = NonNullable<TabsFrameModel['search']>;

export interface PageModel {
  readonly id: string;
  readonly route: string;
  readonly title: LocalizedText | undefined;
  readonly frame: FrameModel | undefined;
  readonly override: string | undefined;
  readonly extensions: Readonly<Record<string, unknown>>;
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
  readonly list: LinkListModel;
  readonly layout: LayoutModel;
}
