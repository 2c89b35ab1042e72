// Generated from renderers/*/*/schema.json by `npm run generate`; edit those instead.
import type {
  BlockModel,
  EmailSlot,
  FilesSlot,
  HtmlSlot,
  ImageSlot,
  LinksSlot,
  PhoneSlot,
  TextSlot,
  UrlSlot,
  WordsSlot,
} from './slot-model.ts';

/** A list of files (objects with `name` and `url`). A name ending in .pdf opens in a new window, others are saved. */
export interface AttachmentsBlockModel extends BlockModel {
  readonly type: 'attachments';

  readonly slots: {
    readonly field: FilesSlot;
  };
}

/** An e-mail address as a link, with a button that copies it if asked for. */
export interface EmailBlockModel extends BlockModel {
  readonly type: 'email';
  /** Adds a button that copies the e-mail address. False by default. */
  readonly copy: boolean;
  readonly slots: {
    readonly field: EmailSlot;
    readonly empty?: WordsSlot;
    readonly label?: WordsSlot;
  };
}

/** A picture in the text, such as a signature. */
export interface ImageBlockModel extends BlockModel {
  readonly type: 'image';

  readonly slots: {
    readonly field: ImageSlot;
  };
}

/** A list of links, one for each object of a list field. */
export interface LinksBlockModel extends BlockModel {
  readonly type: 'links';

  readonly slots: {
    readonly field: LinksSlot;
  };
}

/** A telephone number as a link. */
export interface PhoneBlockModel extends BlockModel {
  readonly type: 'phone';

  readonly slots: {
    readonly field: PhoneSlot;
    readonly label?: WordsSlot;
  };
}

/** HTML of the API, cleaned by the allow-list. Left out where the fields are empty. */
export interface RichTextBlockModel extends BlockModel {
  readonly type: 'rich-text';

  readonly slots: {
    readonly field: HtmlSlot;
  };
}

/** A line of plain text. Left out where the field is empty. */
export interface TextBlockModel extends BlockModel {
  readonly type: 'text';

  readonly slots: {
    readonly field: TextSlot;
    readonly label?: WordsSlot;
    readonly url?: UrlSlot;
  };
}

/** The blocks of the engine by their types. */
export interface EngineBlockModels {
  readonly attachments: AttachmentsBlockModel;
  readonly email: EmailBlockModel;
  readonly image: ImageBlockModel;
  readonly links: LinksBlockModel;
  readonly phone: PhoneBlockModel;
  readonly 'rich-text': RichTextBlockModel;
  readonly text: TextBlockModel;
}

/** The blocks of a site: `colophon generate` adds them by declaration merging. */
// biome-ignore lint/suspicious/noEmptyInterface: sites merge theirs into it
export interface OwnBlockModels {}

/** The blocks by their types. */
export type BlockModels = Omit<EngineBlockModels, keyof OwnBlockModels> & OwnBlockModels;
