import type { Direction } from '../manifest/language-model.ts';
import type {
  ActionsSlot,
  BadgeSlot,
  BlockModel,
  BlocksSlot,
  CellsSlot,
  DateSlot,
  EmailSlot,
  EmbedSlot,
  FileSlot,
  FilesSlot,
  FlagSlot,
  HtmlSlot,
  ImageSlot,
  ItemsSlot,
  LinkSlot,
  LinksSlot,
  ListSlot,
  PhoneSlot,
  SlotModel,
  SlottedModel,
  TextSlot,
  UrlSlot,
  WordsSlot,
} from '../manifest/slot-model.ts';
import type { PictureFacts } from './picture-facts.ts';

/** The language of a text that is not in the page's. */
export interface TextLanguage {
  /** Its BCP 47 tag. */
  readonly tag: string;
  readonly direction: Direction;
  /** Its name for itself, where the text is to say it. */
  readonly label?: string;
}

/** Text for a slot: plain, or HTML that the allow-list has cleaned. */
export type TextValue =
  | {
      readonly kind: 'plain';
      readonly text: string;
      /** The date that the text writes out, as machines read it. */
      readonly time?: string;
      /** The format that says in browsers what the text says at the moment; until then it stands as it is. */
      readonly live?: string;
      /** The text in its parts, of which some are links; undefined for one without. */
      readonly parts?: readonly TextPart[];
      /** Undefined for the page's own. */
      readonly language?: TextLanguage;
    }
  | { readonly kind: 'html'; readonly html: string };

/** A part of a text: a link where it leads somewhere. */
export interface TextPart {
  readonly text: string;
  /** A path of the site, or a URL elsewhere. */
  readonly href?: string | undefined;
}

export interface ImageValue {
  readonly src: string;
  readonly alt: string;
  /** What is known of the picture before it is there. */
  readonly facts?: PictureFacts;
}

export interface AttachmentValue {
  readonly name: string;
  readonly url: string;
  /** Whether its host is one that the site's policy fetches no files from: it is then a plain link, without a download button. */
  readonly external: boolean;
  /** Its size, where it is a file of the site. */
  readonly bytes?: number;
}

/** A link of a list: a path of the site, or a URL that opens in a new window. */
export interface LinkValue {
  readonly text: string;
  readonly href: string;
  readonly external: boolean;
}

/** A date on the clocks of the site's place, and in the manner of the page's language. */
export interface DateValue {
  /** As machines read it. */
  readonly time: string;
  /** YYYY-MM-DD. */
  readonly day: string;
  /** The day in words, with the weekday. */
  readonly dayWords: string;
  /** Undefined for a date without an hour. */
  readonly hourWords?: string;
}

/** A cell of a table; an empty one has neither text nor order. */
export interface CellValue {
  readonly text?: TextValue;
  readonly link?: string;
  /** Whether it is a number in a form for one: an amount, and no year. */
  readonly isNumber?: true;
  /** What the rows are ordered by, where readers may order them by the column. */
  readonly order?: string | number;
}

/** A block of any type, filled: its heading, its options, and its slots by their names. */
export interface BlockValue {
  readonly type: string;
  /** Plain words above the block. */
  readonly heading?: string;
  /** The heading's id, by which a link leads to it. */
  readonly id?: string;
  readonly [part: string]: unknown;
}

/** A block of one type, filled: what it needs is there, other slots may be empty. */
export type FilledBlock<Model extends BlockModel> = {
  readonly heading?: string;
  readonly id?: string;
} & Omit<Model, keyof BlockModel> & {
    readonly [Name in keyof Model['slots']]:
      | SlotValue<NonNullable<Model['slots'][Name]>>
      | (undefined extends Model['slots'][Name] ? undefined : never)
      // Words for an empty block stand in for what it needs.
      | ('empty' extends keyof Model['slots'] ? undefined : never);
  };

/** What a slot of each kind holds after mapping. */
export type SlotValue<Slot> = Slot extends TextSlot
  ? TextValue
  : Slot extends ImageSlot
    ? ImageValue
    : Slot extends LinkSlot
      ? string
      : Slot extends BlocksSlot
        ? readonly BlockValue[]
        : Slot extends ListSlot
          ? readonly string[]
          : Slot extends FlagSlot
            ? true
            : Slot extends BadgeSlot
              ? string
              : Slot extends ItemsSlot<infer Slots>
                ? readonly ItemWith<Slots>[]
                : Slot extends FileSlot
                  ? AttachmentValue
                  : Slot extends FilesSlot
                    ? readonly AttachmentValue[]
                    : Slot extends LinksSlot | ActionsSlot
                      ? readonly LinkValue[]
                      : Slot extends DateSlot
                        ? DateValue
                        : Slot extends CellsSlot
                          ? readonly CellValue[]
                          : Slot extends
                                | WordsSlot
                                | HtmlSlot
                                | EmailSlot
                                | PhoneSlot
                                | UrlSlot
                                | EmbedSlot
                            ? string
                            : never;

/** An item of a layout: its slots filled, empty ones left out. */
export type ItemOf<Layout extends SlottedModel> = ItemWith<Layout['slots']>;

/** An item with these slots. */
export type ItemWith<Slots> = {
  /** Stable identity of the item within its view. */
  readonly key: string;
} & {
  readonly [Name in keyof Slots]?: SlotValue<NonNullable<Slots[Name]>>;
};

/** An item of any layout. */
export interface MappedItem {
  readonly key: string;
  readonly [slot: string]: SlotValue<SlotModel> | undefined;
}
