import type {
  BadgeSlot,
  BlocksSlot,
  FlagSlot,
  ImageSlot,
  ItemsSlot,
  LinkSlot,
  ListSlot,
  SlotModel,
  SlottedModel,
  TextSlot,
} from '../manifest/slot-model.ts';
import type { PictureFacts } from './picture-facts.ts';

/** Text for a slot: plain, or HTML that the allow-list has cleaned. */
export type TextValue =
  | {
      readonly kind: 'plain';
      readonly text: string;
      /** The date that the text writes out, as machines read it. */
      readonly time?: string;
    }
  | { readonly kind: 'html'; readonly html: string };

export interface ImageValue {
  readonly src: string;
  readonly alt: string;
  /** What is known of the picture before it is there. */
  readonly facts?: PictureFacts;
}

export interface AttachmentValue {
  readonly name: string;
  readonly url: string;
  /** Whether it stands where the site fetches no files from, so that it is but a link. */
  readonly external: boolean;
}

interface BlockValueBase {
  /** Plain words above the block. */
  readonly heading?: string;
  /** The heading's id, by which a link leads to it. */
  readonly id?: string;
}

export interface TextBlockValue extends BlockValueBase {
  readonly type: 'text';
  readonly text: string;
  /** The date that the text writes out, as machines read it. */
  readonly time?: string;
  readonly label?: string;
  /** An address that the line leads to. */
  readonly url?: string;
}

export interface RichTextBlockValue extends BlockValueBase {
  readonly type: 'rich-text';
  readonly html: string;
}

export interface EmailBlockValue extends BlockValueBase {
  readonly type: 'email';
  /** The address; absent where only the hint `empty` is shown. */
  readonly address?: string;
  readonly empty?: string;
  readonly copy: boolean;
  readonly label?: string;
}

export interface PhoneBlockValue extends BlockValueBase {
  readonly type: 'phone';
  readonly number: string;
  readonly label?: string;
}

export interface AttachmentsBlockValue extends BlockValueBase {
  readonly type: 'attachments';
  readonly files: readonly AttachmentValue[];
}

export interface ImageBlockValue extends BlockValueBase {
  readonly type: 'image';
  readonly image: ImageValue;
}

/** A link of a list: a path of the site, or an address that opens in a new window. */
export interface LinkValue {
  readonly text: string;
  readonly href: string;
  readonly external: boolean;
}

export interface LinksBlockValue extends BlockValueBase {
  readonly type: 'links';
  readonly links: readonly LinkValue[];
}

export type BlockValue =
  | TextBlockValue
  | RichTextBlockValue
  | EmailBlockValue
  | PhoneBlockValue
  | AttachmentsBlockValue
  | ImageBlockValue
  | LinksBlockValue;

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
