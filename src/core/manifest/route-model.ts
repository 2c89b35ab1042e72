import type { LayoutModel } from './layout-model.ts';
import type { ListModel } from './list-model.ts';
import type { FrameModel } from './page-model.ts';
import type { EndpointModel, LocalizedText, PagesModel } from './site-model.ts';

export interface MenuModel {
  /** The server's code for the entry; undefined for an entry that needs none on the server. */
  readonly code: string | undefined;
  readonly title: LocalizedText;
  readonly italic: boolean;
  readonly sortValue: number;
  readonly notMenu: boolean;
}

export interface SectionModel {
  readonly route: string;
  readonly menu: MenuModel;
  readonly description: LocalizedText | undefined;
  readonly children: ChildrenModel | undefined;
}

/** Pages of a section that the server's navigation names. */
export interface ChildrenModel {
  /** Code of the entry whose children they are. */
  readonly of: string;
  /** Route of the page that shows a child; its one parameter is the child's code. */
  readonly route: string;
  readonly drafts: boolean;
}

/** What the route table knows of a page before its manifest is loaded. */
export interface RouteModel {
  /** The page's id: its manifest's path below manifests/, without the ending. */
  readonly id: string;
  readonly route: string;
  readonly aliases: readonly string[];
  /** Route of the section around the page. */
  readonly section: string | undefined;
  /** Route of the list that a detail belongs to. */
  readonly parent: string | undefined;
  readonly menu: MenuModel | undefined;
  /** Where the data of each view comes from, so that it is asked for beside the manifest. */
  readonly views: readonly ViewSource[];
  /** How the URL names the one view shown; undefined where all are. */
  readonly tabs: TabsRouteModel | undefined;
  /** Parameter of the URL that brings the words searched for; undefined where none are. */
  readonly search: string | undefined;
  /** The orders in which the URL may ask for the rows of its tables; undefined where there are none. */
  readonly orders?: readonly string[];
  readonly renderers: RendererNames;
}

/** The tabs of a page, as far as its URL and its calls are concerned. */
export interface TabsRouteModel {
  /** Parameter of the URL that names the view shown. */
  readonly parameter: string;
  /** Whether the data of all views is asked for at once. */
  readonly together: boolean;
}

/** A view of a page by its name within the page, and its source. */
export interface ViewSource {
  readonly name: string;
  readonly source: SourceModel;
  /** What readers can do with its list; undefined where it is shown as it comes. */
  readonly list?: ListModel | undefined;
  /**
   * `part` for one of several parts of a page, which is there though the item of a part is not; `related`
   * for a view without which the page is whole, also where its call fails.
   */
  readonly role?: 'part' | 'related';
  /** Fields of the page's item, in the order of their names, that fill its source beside the route's parameters. */
  readonly fields?: readonly string[];
}

/** The renderers a page needs, so that their code loads beside its manifest. */
export interface RendererNames {
  readonly layouts: readonly LayoutModel['type'][];
  readonly frames: readonly FrameModel['type'][];
  readonly override: string | undefined;
}

export interface RouteTable {
  readonly sections: readonly SectionModel[];
  readonly routes: readonly RouteModel[];
}

/** Where data comes from, with the conventions of its API that a call needs. */
export interface SourceModel extends EndpointModel {
  /** Parameters of the call; `{name}` as a value is filled in. */
  readonly query: Readonly<Record<string, string>>;
  readonly paging: 'none' | 'client' | 'server';
  /** Whether the answer is one entity or a list of them. */
  readonly answers: 'one' | 'list';
  /** Path to the items in the answer; undefined where the answer itself is the list. */
  readonly items: string | undefined;
  /** The order of the items; undefined leaves the answer's own. */
  readonly sort: SortModel | undefined;
  /** The most items shown; undefined for all. */
  readonly limit: number | undefined;
  /** How many items a page, or a slice of a list, has. */
  readonly pageSize: number;
  /** How pages are asked for; undefined for a source that the server does not page. */
  readonly pages: PagesModel | undefined;
}

/** An order by a field of the items. */
export interface SortModel {
  readonly field: string;
  readonly descending: boolean;
}
