import type { LocalizedText } from './language-model.ts';

/** The format that shows a value as it is, which holds where none is named. */
export const PLAIN_FORMAT = 'text';

/** How a field becomes a text. */
export interface TextReading {
  /** The name of a folder in renderers/formats. */
  readonly format: string;
  /** What the manifest says of the format beside its name, by the format's schema. */
  readonly options?: FormatOptions;
  /** A text for each value, where the value itself is none to show. */
  readonly words?: Readonly<Record<string, LocalizedText>>;
}

/** The options of a format by their names. */
export type FormatOptions = Readonly<Record<string, unknown>>;

export type ImageRatio = '1/1' | '4/5' | '4/3' | '3/2' | '16/9' | '3/4' | 'natural';

export interface TextSlot extends TextReading {
  readonly kind: 'text';
  readonly field: string;
  /** The most lines shown. */
  readonly clamp: number | undefined;
  /** Whether the text has a box of the same height in every item. */
  readonly box: boolean;
}

export interface ImageSlot {
  readonly kind: 'image';
  readonly field: string;
  /** The picture's URL with `{field}` in it, where the field itself is none. */
  readonly template: string | undefined;
  readonly preview: boolean;
  /** The place's proportions; undefined leaves them to the layout. */
  readonly ratio: ImageRatio | undefined;
  /** What the picture shows; undefined where the item's title says it. */
  readonly alt?: LocalizedText;
}

/** Where an item leads; `from` says what decides. */
export type LinkSlot = TemplateLinkSlot | CaseLinkSlot | FieldLinkSlot;

export interface TemplateLinkSlot {
  readonly kind: 'link';
  readonly from: 'template';
  /** A path of the site with `{field}` in it. */
  readonly template: string;
}

export interface CaseLinkSlot {
  readonly kind: 'link';
  readonly from: 'cases';
  readonly field: string;
  /** A template for each value of the field. */
  readonly cases: Readonly<Record<string, string>>;
}

export interface FieldLinkSlot {
  readonly kind: 'link';
  readonly from: 'field';
  /** The field that holds the URL. */
  readonly field: string;
}

export interface BlocksSlot {
  readonly kind: 'blocks';
  readonly blocks: readonly BlockModel[];
}

/** A heading's words: fixed, from a field, or the field's with the fixed ones in reserve. */
export interface HeadingModel {
  readonly field: string | undefined;
  readonly text: LocalizedText | undefined;
}

/** A block of any type: what its schema says of its slots, filled in by a manifest, and its options. */
export interface BlockModel {
  readonly type: string;
  readonly heading: HeadingModel | undefined;
  /** The field without which the block is left out. */
  readonly when: string | undefined;
  /** The slots without which the block is left out; `field` where nothing is said. */
  readonly needs?: readonly string[];
  readonly slots: { readonly [name: string]: SlotModel | undefined };
}

/** Words of the manifest, the same for every item. */
export interface WordsSlot {
  readonly kind: 'words';
  readonly text: LocalizedText;
}

/** HTML of one field or of several, one below the other, each as long as an article may be. */
export interface HtmlSlot {
  readonly kind: 'html';
  readonly fields: readonly string[];
}

export interface EmailSlot {
  readonly kind: 'email';
  readonly field: string;
}

export interface PhoneSlot {
  readonly kind: 'phone';
  readonly field: string;
}

/** A URL from the API, within the site or outside of it. */
export interface UrlSlot {
  readonly kind: 'url';
  /** The field that holds the URL, or the first that the template names. */
  readonly field: string;
  /** A URL with `{field}` in it; its host is the manifest's own. */
  readonly template?: string;
}

/** A URL of what another server shows within the page, made by a template. */
export interface EmbedSlot {
  readonly kind: 'embed';
  /** The first field that the template names. */
  readonly field: string;
  readonly template: string;
}

/** A field that holds the URL of a file. */
export interface FileSlot {
  readonly kind: 'file';
  readonly field: string;
}

/** Links with words of the manifest, each left out where it leads nowhere. */
export interface ActionsSlot {
  readonly kind: 'actions';
  readonly actions: readonly { readonly text: LocalizedText; readonly link: LinkSlot }[];
}

/** A list field whose objects name files. */
export interface FilesSlot {
  readonly kind: 'files';
  readonly field: string;
}

/** A list field whose objects are links. */
export interface LinksSlot {
  readonly kind: 'links';
  readonly field: string;
  /** The field of each object that holds the link's words. */
  readonly text: string;
  /** A path of the site with `{field}` in it. */
  readonly link: string | undefined;
  /** The field of each object that holds a URL from the API. */
  readonly url: string | undefined;
}

export interface ListSlot {
  readonly kind: 'list';
  readonly field: string;
}

export interface FlagSlot {
  readonly kind: 'flag';
  readonly field: string;
  /** The value with which the flag is up. */
  readonly equals: FieldValue;
  /** Whether a flagged item is emphasised or toned down. */
  readonly look: 'strong' | 'quiet';
}

/** Words that are shown where a field has a value. */
export interface BadgeSlot {
  readonly kind: 'badge';
  readonly field: string;
  readonly equals: FieldValue;
  readonly text: LocalizedText;
}

/** A list field whose objects are items themselves. */
export interface ItemsSlot<Slots = Readonly<Record<string, SlotModel>>> {
  readonly kind: 'items';
  readonly field: string;
  readonly slots: Slots;
}

/** A date, with its hour or without. */
export interface DateSlot {
  readonly kind: 'date';
  readonly field: string;
}

/** The columns of a table, of which each item fills a row. */
export interface CellsSlot {
  readonly kind: 'cells';
  readonly cells: readonly CellModel[];
}

/** A column of a table. */
export interface CellModel {
  /** Its name in URLs: that of its field. */
  readonly id: string;
  readonly heading: LocalizedText;
  readonly text: TextSlot;
  /** Where the text leads; undefined for nowhere. */
  readonly link: LinkSlot | undefined;
  /** Whether readers may order the rows by it. */
  readonly sort: boolean;
}

/** A value that a field is held against. */
export type FieldValue = string | number | boolean;

export type SlotModel =
  | TextSlot
  | ImageSlot
  | LinkSlot
  | BlocksSlot
  | ListSlot
  | FlagSlot
  | BadgeSlot
  | ItemsSlot
  | WordsSlot
  | HtmlSlot
  | EmailSlot
  | PhoneSlot
  | UrlSlot
  | EmbedSlot
  | FileSlot
  | ActionsSlot
  | FilesSlot
  | LinksSlot
  | DateSlot
  | CellsSlot;

/** Where a detail's back link leads. */
export interface BackModel {
  readonly route: string;
  /** Whether it goes back in the reader's history where that fits. */
  readonly history: boolean;
}

/** What mapping reads of a layout: its slots by name. */
export interface SlottedModel {
  /** The slots without which an item is left out; any slot will do where nothing is said. */
  readonly needs?: readonly string[];
  readonly slots: { readonly [name: string]: SlotModel | undefined };
}
