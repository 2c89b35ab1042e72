import type { BlockModels } from '../../core/manifest/block-model.ts';
import type { LayoutModels } from '../../core/manifest/layout-model.ts';
import type { FrameModels, PageModel } from '../../core/manifest/page-model.ts';
import type { SourceModel } from '../../core/manifest/route-model.ts';
import type { LocalizedText } from '../../core/manifest/site-model.ts';
import type {
  BlockModel,
  FieldValue,
  FormatOptions,
  ImageSlot,
  LinkSlot,
  SlotModel,
  TextSlot,
} from '../../core/manifest/slot-model.ts';
import type { RendererCase } from './case.ts';

// What a tester sees of a renderer: `expect.ts` in its folder says it. An expectation is code of the
// generated suite; what it may use is in suite/support/expectations.ts, and in `suite.ts` beside it.

/** Writes expressions and lines of a list of expectations; an item's fields are those of `item`. */
export interface Printer {
  /** The value of a field, of `item` or of another entity. */
  field(name: string, entity?: string): string;
  /** A constant between quotes. */
  quote(words: string): string;
  /** A value of the manifest. */
  literal(value: FieldValue): string;
  /** Words of the manifest in the reader's language. */
  say(words: LocalizedText): string;
  /** Where an item leads. */
  url(slot: LinkSlot): string;
  /** Lines for a slot; none for one that the manifest leaves out. */
  text(slot: TextSlot | undefined): readonly string[];
  /** Whether a value is shown as it is: it has no format, and no words in its place. */
  isPlain(slot: TextSlot): boolean;
  /**
   * Lines for a picture.
   *
   * @param alt its alternative text, as an expression. By default the text has to be empty: that is right for
   *   `<Picture alt="">`. A `Picture` without `alt` takes the picture's own words, which are the slot's `alt` or
   *   the item's title: pass these, such as the field of the title between `plain(` and `)`
   */
  image(slot: ImageSlot | undefined, alt?: string): readonly string[];
  /** @param marked how the heading is set off from the others, as an expression */
  heading(level: number, slot: TextSlot, link?: LinkSlot, marked?: string): string;
  blocks(blocks: readonly BlockModel[]): readonly string[];
  /**
   * The call for a text slot in its format; undefined for a format that says nothing of itself.
   *
   * @param more further arguments of the call
   */
  call(slot: TextSlot, more?: string): string | undefined;
  /** The path of the file of an ending that a block makes of the page's item, as an expression. */
  itemFile(ending: string): string;
  /** A call under the words that stand before it. */
  labelled(label: SlotModel | undefined, call: string): string;
}

/** What is known of the page that shows a layout. */
export interface ShownOn {
  /** Whether the page has a title of its own, which is `title` there. */
  readonly hasTitle: boolean;
  /** The path of the file of an ending that the layout makes of its list; undefined where there is none. */
  fileOf(ending: string): string | undefined;
}

/** A view of a page as cases speak of it: expressions of the generated code, and lines that begin a case. */
export interface ViewSteps {
  readonly print: Printer;
  /** The constant with the view's source. */
  readonly source: string;
  /** The URL that shows the view. */
  readonly url: string;
  /** A page to start from when the browser is to make the page's calls by itself. */
  readonly elsewhere: string;
  /** The part of the page where the view stands. */
  readonly area: string;
  /** The items of a list, as they stand there. */
  readonly items: string;
  /** The one of them that shows `item`. */
  readonly item: string;
  /** A line that goes on until all items of the list are there, as many as an expression says. */
  showAll(count: string): string;
  /** The call that says what the manifest shows of an item, or of a part of one. */
  seen(item: string): string;
  /** Lines that find what fills the page's URL; none where it has no parameters. */
  readonly values: readonly string[];
  /** What the API answers: all items of a list, or the one entity. */
  readonly list: string;
  readonly entity: string;
  /** All items of the list, whatever readers see of it at first: also those that are over, as files have them. */
  readonly all: string;
  /** Whether a list is shown with all that there is: none of it is over, or filtered out at first. */
  readonly isWhole: boolean;
  /** The path of the file of an ending that the layout makes of its list; undefined where there is none. */
  fileOf(ending: string): string | undefined;
  /** A case's title, with the tab or the block that it is about. */
  titled(title: string): string;
  /** Lines that open the view of `item`, and declare what shows its blocks as `part`. */
  readonly reach: readonly string[];
  /**
   * Lines that declare `item`: the first of the list's first page, or the page's one entity, for which
   * a condition holds; they skip the case where there is none. Of several conditions the first counts most.
   */
  find(conditions: readonly string[], reason: string): readonly string[];
  /** A line that keeps a picture of what a case shows for the gallery. */
  picture(of: string): string;
}

/** The times of a layout's items: answers are made up that have them on both sides of midnight. */
export interface LayoutTimes<Type extends keyof LayoutModels = never> {
  readonly start: string;
  readonly end?: string;
  /** Lines that look at what else than the items tells their times, of which `items` has all that are shown. */
  look?(layout: LayoutModels[Type], view: ViewSteps): readonly string[];
}

export interface LayoutExpectation<Type extends keyof LayoutModels = never> {
  /** The level of the headings that the layout gives its items; undefined where they have none. */
  readonly heading?: number;
  /**
   * The CSS selector of what shows an item. Of a list: its items by default, those with a heading of the
   * level that is named, or with a link where none is. Of one entity: the whole view by default.
   */
  readonly selector?: string;
  /**
   * Whether the items' titles are neither their headings nor the words of their links: they are known by all
   * that `item` says of them.
   */
  readonly hidesTitles?: boolean;
  /** What an item without a title is called, as an expression of `item`. */
  untitled?(layout: LayoutModels[Type], print: Printer): string | undefined;
  /** Whether the items stand in columns, so that their order in the document is another. */
  readonly inColumns?: boolean;
  /** Whether items have pictures of a size that the layout gives them: a list that loads reserves their places. */
  hasPictures?(layout: LayoutModels[Type]): boolean;
  /** Whether a press anywhere on an item leads where its title does, on its picture too. */
  linksAsWhole?(layout: LayoutModels[Type]): boolean;
  /** Where items that lead on as a whole have their pictures: each above its heading, before it, or by turns. */
  readonly picturePlace?: 'above' | 'beside' | 'by turns';
  /** The slots with the times of an item that the layout reads as such, and what it makes of them. */
  readonly times?: LayoutTimes<Type>;
  /** What an item shows, or a part of the one item that is shown by its parts. */
  item(layout: LayoutModels[Type], print: Printer, page: ShownOn): readonly string[];
  /** Of one entity that is shown by its parts, whose number differs: lines that look at all of them. */
  parts?(layout: LayoutModels[Type], view: ViewSteps): readonly string[];
  /** Lines that open what has an item's blocks, and declare it as `part`, where that is not the item. */
  reach?(layout: LayoutModels[Type], view: ViewSteps): readonly string[];
  /** What else is to be seen of the layout: how it reacts. */
  cases?(layout: LayoutModels[Type], view: ViewSteps): readonly RendererCase[];
}

export interface BlockExpectation<Type extends keyof BlockModels = never> {
  /** The call that says what the block shows; undefined where nobody can know. */
  block(block: BlockModels[Type], print: Printer): string | undefined;
  /** How the block reacts; the first of a page is looked at. */
  cases?(block: BlockModels[Type], view: ViewSteps): readonly RendererCase[];
}

/** What a manifest says of a field's format. */
export interface FieldReading {
  readonly options: FormatOptions;
  /** The options as an object of the generated code. */
  readonly printed: string;
  /** The value of a field of the same item that an option names, as an expression. */
  read(option: string): string;
}

export interface FormatExpectation {
  /**
   * The call that says what a field shows.
   *
   * @param more further arguments of the call
   * @param reading what the manifest says: a format with options prints them into the call
   */
  call(value: string, more: string, reading: FieldReading): string;
  /** Whether the text says all that the field does: as it is, or as the words of HTML. */
  readonly isWhole?: boolean;
  /** Values that show what is particular of the format, such as hours on both sides of midnight. */
  readonly samples?: readonly (string | number)[];
  /** The same of a format whose options say what a value is made of: values for each field that it reads. */
  samplesOf?(field: string, options: FormatOptions): Readonly<Record<string, readonly unknown[]>>;
  readonly isMarkup?: boolean;
  /** Whether it reads dates. */
  readonly isDate?: boolean;
}

/** A page as the cases of its frame speak of it. */
export interface PageSteps {
  readonly print: Printer;
  /** The views that are seen, in their order. */
  readonly views: readonly (ViewSteps & {
    readonly name: string;
    /** The text where the list is empty; undefined for the general one. */
    readonly empty: LocalizedText | undefined;
    readonly paging: SourceModel['paging'];
    /** Whether it is a list of which a layout says what is seen of its items. */
    readonly isKnown: boolean;
  })[];
  /** The page's own URL. */
  readonly url: string;
  /** Whether what fills the URL is in `values`. */
  readonly hasValues: boolean;
  /** The path of another page, from which the browser makes the calls of this one by itself. */
  readonly elsewhere: string;
  /** Lines that expect the calls that the page makes as it opens, of `calls`. */
  readonly calls: readonly string[];
}

export interface FrameExpectation<Type extends keyof FrameModels = never> {
  /** How many levels of headings of its own the frame gives its views, where any. */
  readonly headings?: number;
  cases?(frame: FrameModels[Type], page: PageSteps): readonly RendererCase[];
}

/** What a tester sees of a page beside what its manifest says, where a component of its own renders it. */
export interface OverrideExpectation {
  cases?(manifest: PageModel, page: PageSteps): readonly RendererCase[];
}

/** Code of the generated suite that a renderer's folder has: what its `expect.ts` calls. */
export interface SuiteFile {
  /** Its path below the suite's folder of what specs import. */
  readonly file: string;
  readonly code: string;
  /** The functions that it exports. */
  readonly names: readonly string[];
}

/** The expectations of all renderers that say what is seen of them, by their names. */
export interface RendererExpectations {
  readonly layouts: ReadonlyMap<string, LayoutExpectation>;
  readonly frames: ReadonlyMap<string, FrameExpectation>;
  readonly blocks: ReadonlyMap<string, BlockExpectation>;
  readonly formats: ReadonlyMap<string, FormatExpectation>;
  readonly overrides: ReadonlyMap<string, OverrideExpectation>;
  /** Code of the suite that their folders have. */
  readonly suiteFiles: readonly SuiteFile[];
}
