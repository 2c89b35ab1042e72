import type { BlockModel } from './block-model.ts';
import type { LocalizedText } from './site-model.ts';

/** The formats of dates. */
export const DATE_FORMATS = ['date', 'date-time', 'long-date', 'long-date-time'] as const;

export type FormatName = 'text' | 'rich-text' | 'plain-text' | (typeof DATE_FORMATS)[number];

/** How a field becomes a text. */
export interface TextReading {
  readonly format: FormatName;
  /** A text for each value, where the value itself is none to show. */
  readonly words?: Readonly<Record<string, LocalizedText>>;
}

export type ImageRatio = '4/5' | '3/2' | '16/9' | '3/4' | 'natural';

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
  /** The picture's address with `{field}` in it, where the field itself is none. */
  readonly template: string | undefined;
  readonly preview: boolean;
  /** The place's proportions; undefined leaves them to the layout. */
  readonly ratio: ImageRatio | undefined;
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
  /** The field that holds the address. */
  readonly field: string;
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
  readonly equals: FieldValue;
  /** What stands out by it, or steps back. */
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
  | ItemsSlot;

/** What mapping reads of a layout: its slots by name. */
export interface SlottedModel {
  readonly slots: { readonly [name: string]: SlotModel | undefined };
}
