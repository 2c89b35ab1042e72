import type { LocalizedText } from './site-model.ts';
import type { TextReading } from './slot-model.ts';

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

export interface TextBlockModel extends BlockBase, TextReading {
  readonly type: 'text';
  readonly field: string;
  readonly label: LocalizedText | undefined;
  /** The field that holds an address; the line is then a link. */
  readonly url: string | undefined;
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
