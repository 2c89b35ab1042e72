import type { BlockModel } from './block-model.ts';

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
