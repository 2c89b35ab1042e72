import type { LayoutModel, LinkListModel } from './layout-model.ts';
import type { LocalizedText } from './site-model.ts';

export interface PageModel {
  readonly id: string;
  readonly route: string;
  readonly title: LocalizedText | undefined;
  readonly description: LocalizedText | undefined;
  readonly frame: FrameModel | undefined;
  readonly override: string | undefined;
  readonly extensions: Readonly<Record<string, unknown>>;
}

export type FrameModel = SingleFrameModel | SiblingsFrameModel | TabsFrameModel;

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

export interface TabsFrameModel {
  readonly type: 'tabs';
  readonly label: LocalizedText;
  /** Parameter of the page's address that keeps the chosen tab. */
  readonly parameter: string;
  readonly tabs: readonly TabModel[];
}

/** A tab; its id is the name of its view. */
export interface TabModel {
  readonly id: string;
  readonly title: LocalizedText;
  readonly layout: LayoutModel;
}
