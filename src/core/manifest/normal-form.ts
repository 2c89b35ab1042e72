/**
 * The normal form of manifests: what the compiler emits and everything else reads. Shorthand is
 * expanded, defaults are filled in, texts are resolved; nobody asks again which spelling was used.
 */

/** A language's code, as `site.json` lists it. */
export type Language = string;

/** A text in every language of the site, by the language's code. */
export type LocalizedText = Readonly<Record<Language, string>>;

export const BREAKPOINTS = ['xs', 'sm', 'tile', 'md', 'lg', 'xl'] as const;
export type Breakpoint = (typeof BREAKPOINTS)[number];

export interface LanguageModel {
  readonly code: Language;
  /** BCP 47 tag for `lang` attributes. */
  readonly tag: string;
  readonly label: string;
}

/** How a backend spells paging; see `pagingConvention` of site.schema.json. */
export interface PagingConvention {
  readonly page: string;
  readonly size: string;
  readonly pageSize: number;
  readonly items: string;
  readonly pages: string;
}

export interface ApiModel {
  readonly base: string;
  readonly languageHeader: string;
  /** Milliseconds that a call may take in all. */
  readonly timeout: number;
  readonly paging: PagingConvention;
}

export interface SiteModel {
  readonly name: LocalizedText;
  readonly description: LocalizedText;
  /** The default language first. */
  readonly languages: readonly LanguageModel[];
  readonly api: ApiModel;
  readonly breakpoints: Readonly<Record<Breakpoint, number>>;
  readonly header: {
    readonly logo: string;
    readonly names: readonly { readonly lang: Language; readonly text: string }[];
    readonly navigation: string;
    readonly search: string | undefined;
  };
  readonly footer: {
    readonly infrastructure: string;
    readonly text: LocalizedText;
    readonly links: readonly { readonly text: LocalizedText; readonly href: string }[];
  };
  readonly images: readonly { readonly path: string; readonly widths: readonly number[] }[];
}

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
  /** Parameter of the address that names the one view shown; undefined where all are. */
  readonly tabParameter: string | undefined;
  readonly renderers: RendererNames;
}

/** A view of a page by its name within the page, and its source. */
export interface ViewSource {
  readonly name: string;
  readonly source: SourceModel;
}

/** The renderers a page needs, so that their code loads beside its manifest. */
export interface RendererNames {
  readonly layouts: readonly LayoutModel['type'][];
  readonly override: string | undefined;
}

export interface SiteMap {
  readonly sections: readonly SectionModel[];
  readonly routes: readonly RouteModel[];
}

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

export interface SourceModel {
  readonly endpoint: string;
  readonly query: Readonly<Record<string, string>>;
  readonly paging: 'none' | 'client' | 'server';
  /** Whether the answer is one entity or a list of them. */
  readonly shape: 'one' | 'list';
  /** Path to the items in the answer; undefined where the answer itself is the list. */
  readonly items: string | undefined;
  /** Path to the number of pages in the answer of a server-paged source. */
  readonly pages: string;
}

export type FormatName = 'text' | 'rich-text' | 'plain-text' | 'date';

export type ImageRatio = '4/5' | '3/2' | '16/9' | '3/4' | 'natural';

export interface TextSlot {
  readonly kind: 'text';
  readonly field: string;
  readonly format: FormatName;
  /** The most lines shown. */
  readonly clamp: number | undefined;
  /** Whether the text has a box of the same height in every item. */
  readonly box: boolean;
}

export interface ImageSlot {
  readonly kind: 'image';
  readonly field: string;
  readonly preview: boolean;
  /** The place's proportions; undefined leaves them to the layout. */
  readonly ratio: ImageRatio | undefined;
}

export interface LinkSlot {
  readonly kind: 'link';
  /** A path of the site with `{field}` in it. */
  readonly template: string;
}

export interface BlocksSlot {
  readonly kind: 'blocks';
  readonly blocks: readonly BlockModel[];
}

export interface ListSlot {
  readonly kind: 'list';
  readonly field: string;
}

export interface FlagSlot {
  readonly kind: 'flag';
  readonly field: string;
  /** The value with which the flag is up. */
  readonly equals: string;
}

export type SlotModel = TextSlot | ImageSlot | LinkSlot | BlocksSlot | ListSlot | FlagSlot;

/** A heading's words: fixed, from a field, or the field's with the fixed ones in reserve. */
export interface HeadingModel {
  readonly field: string | undefined;
  readonly text: LocalizedText | undefined;
}

interface BlockBase {
  readonly heading: HeadingModel | undefined;
  /** The field without which the block is left out. */
  readonly when: string | undefined;
}

export interface TextBlockModel extends BlockBase {
  readonly type: 'text';
  readonly field: string;
  readonly format: FormatName;
  readonly label: LocalizedText | undefined;
}

export interface RichTextBlockModel extends BlockBase {
  readonly type: 'rich-text';
  readonly fields: readonly string[];
}

export interface EmailBlockModel extends BlockBase {
  readonly type: 'email';
  readonly field: string;
  readonly copy: boolean;
  readonly empty: LocalizedText | undefined;
  readonly label: LocalizedText | undefined;
}

export interface PhoneBlockModel extends BlockBase {
  readonly type: 'phone';
  readonly field: string;
  readonly label: LocalizedText | undefined;
}

export interface AttachmentsBlockModel extends BlockBase {
  readonly type: 'attachments';
  readonly field: string;
}

export interface ImageBlockModel extends BlockBase {
  readonly type: 'image';
  readonly field: string;
  readonly alt: LocalizedText;
}

export interface LinksBlockModel extends BlockBase {
  readonly type: 'links';
  readonly field: string;
  readonly text: string;
  /** A path of the site with `{field}` in it. */
  readonly link: string | undefined;
  /** The field that holds an address from the API. */
  readonly url: string | undefined;
}

export type BlockModel =
  | TextBlockModel
  | RichTextBlockModel
  | EmailBlockModel
  | PhoneBlockModel
  | AttachmentsBlockModel
  | ImageBlockModel
  | LinksBlockModel;

export interface CardListModel {
  readonly type: 'card-list';
  /** Columns from each breakpoint upwards; every breakpoint is filled in. */
  readonly columns: Readonly<Record<Breakpoint, number>>;
  readonly empty: LocalizedText | undefined;
  /** Where a card's contact lines stand on mobile. */
  readonly contactOnMobile: 'inline' | 'dialog';
  readonly slots: {
    readonly image?: ImageSlot;
    readonly title: TextSlot;
    readonly subtitle?: TextSlot;
    readonly note?: TextSlot;
    readonly summary?: TextSlot;
    readonly link?: LinkSlot;
    readonly contact?: BlocksSlot;
  };
}

/** The slots of a picture with its text below. */
type TileSlots = {
  readonly image?: ImageSlot;
  readonly title: TextSlot;
  readonly subtitle?: TextSlot;
  readonly summary?: TextSlot;
  readonly tags?: ListSlot;
  readonly link?: LinkSlot;
  readonly mark?: FlagSlot;
};

interface TilesModel<Type extends string> {
  readonly type: Type;
  /** Columns from each breakpoint upwards; every breakpoint is filled in. */
  readonly columns: Readonly<Record<Breakpoint, number>>;
  readonly empty: LocalizedText | undefined;
  readonly slots: TileSlots;
}

export type GridModel = TilesModel<'grid'>;
export type MasonryModel = TilesModel<'masonry'>;

/** A plain list of links; the side of a `siblings` frame. */
export interface LinkListModel {
  readonly type: 'link-list';
  readonly empty: LocalizedText | undefined;
  readonly slots: { readonly title: TextSlot; readonly link: LinkSlot };
}

/** Where a detail's back link leads. */
export interface BackModel {
  readonly route: string;
  /** Whether it goes back in the reader's history where that fits. */
  readonly history: boolean;
}

export interface DetailModel {
  readonly type: 'detail';
  readonly back: BackModel | undefined;
  readonly slots: {
    readonly title?: TextSlot;
    readonly cover?: ImageSlot;
    readonly blocks: BlocksSlot;
  };
}

export type LayoutModel = CardListModel | DetailModel | GridModel | LinkListModel | MasonryModel;
