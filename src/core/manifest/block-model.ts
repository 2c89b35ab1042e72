// Generated from renderers/*/*/schema.json by `npm run generate`; edit those instead.
import type {
  BlockModel,
  DateSlot,
  EmailSlot,
  EmbedSlot,
  FileSlot,
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

/** A recording of the site's own, played by the browser. Nothing of it is loaded before a reader asks for it, and it plays without scripts. */
export interface AudioBlockModel extends BlockModel {
  readonly type: 'audio';

  readonly slots: {
    readonly field: FileSlot;
    readonly title: TextSlot;
    readonly transcript?: FileSlot;
  };
}

/** A link that adds the event of the page to a calendar: a file at the page's path, with the ending `.ics`. Left out where the event has no beginning. It stands on the page of one event; an `agenda` has such links for its list. */
export interface CalendarBlockModel extends BlockModel {
  readonly type: 'calendar';
  /** The field that says what the event is called. */
  readonly title: string;
  /** The field that holds the day or the time at which it ends. None by default. */
  readonly end: string | undefined;
  /** The field that says where it is. None by default. */
  readonly place: string | undefined;
  /** The field that says what is to be said of it. None by default. */
  readonly summary: string | undefined;
  readonly slots: {
    readonly start: DateSlot;
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

/** A film or the like in the player of another server. That server is asked once a reader presses the button, which says whose it is; without scripts there is a link to its page. */
export interface EmbedBlockModel extends BlockModel {
  readonly type: 'embed';

  readonly slots: {
    readonly url: EmbedSlot;
    readonly page: UrlSlot;
    readonly title: TextSlot;
    readonly poster?: ImageSlot;
  };
}

/** A link to another site, whose URL is made by a template: of a DOI, an identifier, a number in a catalogue. Left out where a field is empty. */
export interface ExternalLinkBlockModel extends BlockModel {
  readonly type: 'external-link';

  readonly slots: {
    readonly url: UrlSlot;
    readonly text?: WordsSlot;
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

/** A map of another server. That server is asked once a reader presses the button, which says whose it is; until then a drawing stands there, and without scripts a link to the map. */
export interface MapBlockModel extends BlockModel {
  readonly type: 'map';

  readonly slots: {
    readonly url: EmbedSlot;
    readonly page: UrlSlot;
    readonly title: TextSlot;
  };
}

/** A telephone number as a link, its extension dialled after it. A text without a number stands as it is. */
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

/** A film of the site's own, played by the browser. Nothing of it is loaded before a reader asks for it, and it plays without scripts. */
export interface VideoBlockModel extends BlockModel {
  readonly type: 'video';

  readonly slots: {
    readonly field: FileSlot;
    readonly title: TextSlot;
    readonly poster?: ImageSlot;
    readonly captions?: FileSlot;
    readonly transcript?: FileSlot;
  };
}

/** The blocks of the engine by their types. */
export interface EngineBlockModels {
  readonly attachments: AttachmentsBlockModel;
  readonly audio: AudioBlockModel;
  readonly calendar: CalendarBlockModel;
  readonly email: EmailBlockModel;
  readonly embed: EmbedBlockModel;
  readonly 'external-link': ExternalLinkBlockModel;
  readonly image: ImageBlockModel;
  readonly links: LinksBlockModel;
  readonly map: MapBlockModel;
  readonly phone: PhoneBlockModel;
  readonly 'rich-text': RichTextBlockModel;
  readonly text: TextBlockModel;
  readonly video: VideoBlockModel;
}

/** The blocks of a site: `colophon generate` adds them by declaration merging. */
// biome-ignore lint/suspicious/noEmptyInterface: sites merge theirs into it
export interface OwnBlockModels {}

/** The blocks by their types. */
export type BlockModels = Omit<EngineBlockModels, keyof OwnBlockModels> & OwnBlockModels;
