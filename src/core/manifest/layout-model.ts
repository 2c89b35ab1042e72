// Generated from renderers/*/*/schema.json by `npm run generate`; edit those instead.
import type { Breakpoint, LocalizedText } from './site-model.ts';
import type {
  ActionsSlot,
  BackModel,
  BadgeSlot,
  BlocksSlot,
  CellsSlot,
  DateSlot,
  FileSlot,
  FlagSlot,
  HtmlSlot,
  ImageSlot,
  ItemsSlot,
  LinkSlot,
  ListSlot,
  TextSlot,
} from './slot-model.ts';

/** The items of a list, such as questions and their answers, each folded under its heading; a link to one, with `#part-` and its id at the end of the page's URL, opens it. With `items` the parts of one item, beside the picture of the open one: on mobile all of these are open, each with its own picture. */
export interface AccordionModel {
  readonly type: 'accordion';
  readonly shows?: 'one';
  /** Whether the parts are questions and their answers, which search engines are told in the words of schema.org (`FAQPage`). False by default. */
  readonly questions: boolean;
  /** What is said where the list is empty. A general sentence by default. */
  readonly empty: LocalizedText | undefined;
  readonly slots: {
    readonly introduction?: BlocksSlot;
    readonly closing?: BlocksSlot;
    readonly items?: ItemsSlot<{
      readonly title: TextSlot;
      readonly image?: ImageSlot;
      readonly blocks: BlocksSlot;
    }>;
    readonly title?: TextSlot;
    readonly image?: ImageSlot;
    readonly blocks?: BlocksSlot;
  };
}

/** Events under the days on which they begin, with times and places; all of them, and each that has a day, as a calendar file. The order is that of the list. */
export interface AgendaModel {
  readonly type: 'agenda';
  readonly needs: readonly string[];
  /** Whether the page leads to the calendar files, which are there in any case: of all events, and of each that has an id. A list of what is related to an item has none. True by default. */
  readonly calendar: boolean;
  /** What is said where the list is empty. A general sentence by default. */
  readonly empty: LocalizedText | undefined;
  readonly slots: {
    readonly title: TextSlot;
    readonly start: DateSlot;
    readonly end?: DateSlot;
    readonly place?: TextSlot;
    readonly summary?: TextSlot;
    readonly badge?: BadgeSlot;
    readonly link?: LinkSlot;
  };
}

/** Pictures and texts side by side, changing sides from one item to the next. */
export interface AlternatingModel {
  readonly type: 'alternating';
  /** What is said where the list is empty. A general sentence by default. */
  readonly empty: LocalizedText | undefined;
  readonly slots: {
    readonly image?: ImageSlot;
    readonly title: TextSlot;
    readonly summary?: TextSlot;
    readonly link?: LinkSlot;
  };
}

/** A list of cards, each with a picture beside its text, in one or more columns. */
export interface CardListModel {
  readonly type: 'card-list';
  /** The number of columns above each breakpoint's width; up to the first one named there is one. In a masonry they begin at that width itself. */
  readonly columns: Readonly<Record<Breakpoint, number>>;
  /** What is said where the list is empty. A general sentence by default. */
  readonly empty: LocalizedText | undefined;
  readonly slots: {
    readonly image?: ImageSlot;
    readonly title: TextSlot;
    readonly subtitle?: TextSlot;
    readonly note?: TextSlot;
    readonly summary?: TextSlot;
    readonly link?: LinkSlot;
    readonly contact?: BlocksSlot & { readonly mobile: 'inline' | 'dialog' };
  };
}

/** One item at a time, moving on by itself until the reader stops it. */
export interface CarouselModel {
  readonly type: 'carousel';
  /** What is said where the list is empty. A general sentence by default. */
  readonly empty: LocalizedText | undefined;
  readonly slots: {
    readonly image?: ImageSlot;
    readonly title: TextSlot;
    readonly summary?: TextSlot;
    readonly time?: TextSlot;
    readonly place?: TextSlot;
    readonly badge?: BadgeSlot;
    readonly link?: LinkSlot;
  };
}

/** One item as a page: a title, a picture at the side and blocks of text. */
export interface DetailModel {
  readonly type: 'detail';
  readonly shows: 'one';
  readonly ownHeading: true;
  /** Where the way back leads, and whether it goes back in the reader's history where the reader came from there. */
  readonly back: BackModel | undefined;
  readonly slots: {
    readonly title?: TextSlot;
    readonly cover?: ImageSlot;
    readonly blocks: BlocksSlot;
  };
}

/** Files to save, each with its type, its size and its language: the items of a list, or with `items` the objects in a list field of one item. The size of a file in the site's own media folders is known; of others it stands in a field. */
export interface DownloadsModel {
  readonly type: 'downloads';
  readonly shows?: 'one';
  readonly needs?: readonly string[];
  /** What is said where the list is empty. A general sentence by default. */
  readonly empty: LocalizedText | undefined;
  readonly slots: {
    readonly items?: ItemsSlot<{
      readonly file: FileSlot;
      readonly title?: TextSlot;
      readonly note?: TextSlot;
      readonly language?: TextSlot;
      readonly size?: TextSlot;
    }>;
    readonly file?: FileSlot;
    readonly title?: TextSlot;
    readonly note?: TextSlot;
    readonly language?: TextSlot;
    readonly size?: TextSlot;
  };
}

/** Pictures in a grid. A click opens one in full size over the page, with its caption; arrow keys and swiping lead to the others, the way back closes it, and its URL can be shared. Without scripts each leads to the picture itself. */
export interface GalleryModel {
  readonly type: 'gallery';
  readonly needs: readonly string[];
  /** The number of columns above each breakpoint's width; up to the first one named there is one. In a masonry they begin at that width itself. */
  readonly columns: Readonly<Record<Breakpoint, number>>;
  /** What is said where the list is empty. A general sentence by default. */
  readonly empty: LocalizedText | undefined;
  readonly slots: {
    readonly image: ImageSlot;
    readonly title: TextSlot;
    readonly caption?: TextSlot;
    readonly credit?: TextSlot;
  };
}

/** Tiles in rows of one height. */
export interface GridModel {
  readonly type: 'grid';
  /** The number of columns above each breakpoint's width; up to the first one named there is one. In a masonry they begin at that width itself. */
  readonly columns: Readonly<Record<Breakpoint, number>>;
  /** What is said where the list is empty. A general sentence by default. */
  readonly empty: LocalizedText | undefined;
  /** What a click on a tile does: it goes to the `page` that the tile links to, or shows that page's text in a `drawer` over the list, with buttons for the tiles before and after. `page` by default. */
  readonly opens: 'page' | 'drawer';
  readonly slots: {
    readonly image?: ImageSlot;
    readonly role?: TextSlot;
    readonly title: TextSlot;
    readonly subtitle?: TextSlot;
    readonly summary?: TextSlot;
    readonly tags?: ListSlot;
    readonly link?: LinkSlot;
    readonly mark?: FlagSlot;
  };
}

/** How a page begins: a large picture or a coloured ground, the page's heading, a sentence and calls to action. The words stand on a ground of their own, so that they can be read whatever the picture shows. */
export interface HeroModel {
  readonly type: 'hero';
  readonly shows: 'one';
  readonly ownHeading: true;
  /** The ground of the words: `paper` as the page's, `tint` in the light tint of the accent's colour, `accent` in the accent's colour itself. `paper` by default. */
  readonly ground: 'paper' | 'tint' | 'accent';
  readonly slots: {
    readonly title?: TextSlot;
    readonly kicker?: TextSlot;
    readonly text?: TextSlot;
    readonly image?: ImageSlot;
    readonly alt?: TextSlot;
    readonly actions?: ActionsSlot;
  };
}

/** A plain list of links. */
export interface LinkListModel {
  readonly type: 'link-list';
  readonly needs: readonly string[];
  /** What is said where the list is empty. A general sentence by default. */
  readonly empty: LocalizedText | undefined;
  readonly slots: {
    readonly title: TextSlot;
    readonly link: LinkSlot;
  };
}

/** Signs of partners and sponsors in rows, each of about the same size to the eye whatever its shape. */
export interface LogosModel {
  readonly type: 'logos';
  readonly needs: readonly string[];
  /** How the signs are shown: in their `color`, or `quiet` in grey until a pointer comes near. `color` by default. */
  readonly look: 'color' | 'quiet';
  /** What is said where the list is empty. A general sentence by default. */
  readonly empty: LocalizedText | undefined;
  readonly slots: {
    readonly image: ImageSlot;
    readonly title: TextSlot;
    readonly link?: LinkSlot;
  };
}

/** Tiles in columns, each as high as its picture; the order of the data runs across the columns. */
export interface MasonryModel {
  readonly type: 'masonry';
  /** The number of columns above each breakpoint's width; up to the first one named there is one. In a masonry they begin at that width itself. */
  readonly columns: Readonly<Record<Breakpoint, number>>;
  /** What is said where the list is empty. A general sentence by default. */
  readonly empty: LocalizedText | undefined;
  readonly slots: {
    readonly image?: ImageSlot;
    readonly role?: TextSlot;
    readonly title: TextSlot;
    readonly subtitle?: TextSlot;
    readonly summary?: TextSlot;
    readonly tags?: ListSlot;
    readonly link?: LinkSlot;
    readonly mark?: FlagSlot;
  };
}

/** Running text by itself: the HTML of one answer, as that of a Markdown file. Headings within it lead to themselves. */
export interface ProseModel {
  readonly type: 'prose';
  readonly shows: 'one';
  /** Shows links to the headings of the text above it, where it has three at least: what stands before them, such as "On this page". None by default. */
  readonly contents: LocalizedText | undefined;
  /** Whether readers can copy blocks of code by a button. False by default. */
  readonly copyCode: boolean;
  /** Whether the text ends with links to the pages before and after it in the menu of its section. False by default. */
  readonly neighbours: boolean;
  readonly slots: {
    readonly text: HtmlSlot;
  };
}

/** Publications with their authors, where they appeared and their DOI; each as BibTeX, and all of them, save where they are related to an item. The order is that of the list. */
export interface PublicationsModel {
  readonly type: 'publications';
  readonly needs: readonly string[];
  /** What BibTeX says beside what the slots do. Nothing by default. */
  readonly bibtex:
    | {
        /** The kind of entry where no field says it: `article` by default. */
        readonly entry:
          | 'article'
          | 'book'
          | 'incollection'
          | 'inproceedings'
          | 'mastersthesis'
          | 'misc'
          | 'phdthesis'
          | 'techreport';
        /** The field that holds the kind of entry, in the words of BibTeX. */
        readonly type: string | undefined;
        /** The field that holds the volume. */
        readonly volume: string | undefined;
        /** The field that holds the issue. */
        readonly number: string | undefined;
        /** The field that holds the pages. */
        readonly pages: string | undefined;
        /** The field that holds the publisher. */
        readonly publisher: string | undefined;
      }
    | undefined;
  /** What is said where the list is empty. A general sentence by default. */
  readonly empty: LocalizedText | undefined;
  readonly slots: {
    readonly title: TextSlot;
    readonly authors?: TextSlot;
    readonly venue?: TextSlot;
    readonly details?: TextSlot;
    readonly year?: TextSlot;
    readonly doi?: TextSlot;
    readonly summary?: TextSlot;
    readonly link?: LinkSlot;
  };
}

/** Sentences set apart, each with who said it and, where there is one, a portrait. */
export interface QuoteModel {
  readonly type: 'quote';
  readonly needs: readonly string[];
  /** The number of columns above each breakpoint's width; up to the first one named there is one. In a masonry they begin at that width itself. */
  readonly columns: Readonly<Record<Breakpoint, number>>;
  /** What is said where the list is empty. A general sentence by default. */
  readonly empty: LocalizedText | undefined;
  readonly slots: {
    readonly quote: TextSlot;
    readonly title: TextSlot;
    readonly subtitle?: TextSlot;
    readonly image?: ImageSlot;
    readonly link?: LinkSlot;
  };
}

/** A table with a row for each item, which on phones is a list of rows with the heading before each value. */
export interface TableModel {
  readonly type: 'table';
  /** What the table shows, above it. Nothing by default. */
  readonly caption: LocalizedText | undefined;
  /** What is said where the list is empty. A general sentence by default. */
  readonly empty: LocalizedText | undefined;
  readonly slots: {
    readonly columns: CellsSlot;
  };
}

/** What happened, one after another along a line, each with its time. The order is that of the list, which `sort` of the source says. */
export interface TimelineModel {
  readonly type: 'timeline';
  /** What is said where the list is empty. A general sentence by default. */
  readonly empty: LocalizedText | undefined;
  readonly slots: {
    readonly time: TextSlot;
    readonly title: TextSlot;
    readonly summary?: TextSlot;
    readonly image?: ImageSlot;
    readonly link?: LinkSlot;
  };
}

/** The layouts of the engine by their types. */
export interface EngineLayoutModels {
  readonly accordion: AccordionModel;
  readonly agenda: AgendaModel;
  readonly alternating: AlternatingModel;
  readonly 'card-list': CardListModel;
  readonly carousel: CarouselModel;
  readonly detail: DetailModel;
  readonly downloads: DownloadsModel;
  readonly gallery: GalleryModel;
  readonly grid: GridModel;
  readonly hero: HeroModel;
  readonly 'link-list': LinkListModel;
  readonly logos: LogosModel;
  readonly masonry: MasonryModel;
  readonly prose: ProseModel;
  readonly publications: PublicationsModel;
  readonly quote: QuoteModel;
  readonly table: TableModel;
  readonly timeline: TimelineModel;
}

/** The layouts of a site: `colophon generate` adds them by declaration merging. */
// biome-ignore lint/suspicious/noEmptyInterface: sites merge theirs into it
export interface OwnLayoutModels {}

/** The layouts by their types. */
export type LayoutModels = Omit<EngineLayoutModels, keyof OwnLayoutModels> & OwnLayoutModels;

export type LayoutModel = LayoutModels[keyof LayoutModels];
