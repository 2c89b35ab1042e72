/** A text in several languages, by their codes. */
export type Titles = Readonly<Record<string, string>>;

/** What a gesture that may be refused is asked once more with, when somebody has read why. */
interface Forced {
  /** Does it in spite of refusals that allow that. */
  readonly force?: boolean;
}

/** What brought an order about: of entries that could each be written, the one that somebody moved is. */
interface Moved {
  readonly moved?: string | undefined;
}

/** Whole gestures of the studio, by their names, with their arguments. */
export interface StudioGestures {
  /** A page in a section that is there, or in a new one. */
  'add-page': NewPage;
  /** A section without pages yet, which stands in no menu until it has one. */
  'add-section': { readonly route: string; readonly titles: Titles };
  /** A language: its entry in site.json, and texts that are still to be translated. */
  'add-language': NewLanguage;
  /**
   * A language less: its entry, its words in manifests, its texts and its files of the content. Refused while
   * items of the content are in no other language; done with `force`.
   */
  'remove-language': { readonly code: string } & Forced;
  /** A page once more, with all that it is made of but its aliases and its code. */
  'copy-page': { readonly page: string; readonly route: string; readonly titles: Titles };
  /**
   * Another route or another section: the file, links to it, the details below it and keys of texts
   * that are named after it follow; its old route becomes an alias.
   */
  'move-page': { readonly page: string; readonly route: string };
  /** A section's route, with all pages of it. */
  'move-section': { readonly section: string; readonly route: string };
  /**
   * Refused while something still leads there; done with `force`. With `withDetails` the pages of a list's
   * items go too.
   */
  'remove-page': { readonly page: string; readonly withDetails?: boolean } & Forced;
  /** A section and its pages. */
  'remove-section': { readonly section: string } & Forced;
  /** The pages of a section in the order of its menu, by id; all of them or some. */
  'order-pages': { readonly section: string; readonly pages: readonly string[] } & Moved;
  /** The sections in the order of the menu, by route. */
  'order-sections': { readonly sections: readonly string[] } & Moved;
  /** A text of manifests/texts in one language; null removes it. */
  'set-text': { readonly key: string; readonly language: string; readonly text: string | null };
  /** A key of texts under another name, everywhere. */
  'rename-text': { readonly key: string; readonly to: string };
  /** The files of a component of its own for one page, named in its manifest. */
  'add-override': { readonly page: string; readonly name: string };
}

/** A new page, made of one of `like`, `endpoint` and `layout`. */
export interface NewPage {
  /** `/people/guests`; the section's route and a last segment. */
  readonly route: string;
  readonly titles: Titles;
  /** Of a section that is not there yet. */
  readonly sectionTitles?: Titles;
  /** Id of the page that it is like. */
  readonly like?: string;
  /** The API's path whose answer it shows; its fields are matched to slots. */
  readonly endpoint?: string;
  /** The API of `endpoint`, where it is not the site's own. */
  readonly api?: string;
  /** The layout whose example it begins with; with `endpoint`, the one that shows its answer. */
  readonly layout?: string;
}

/** A new language of the site. */
export interface NewLanguage {
  /** `de`, `pt-BR`. */
  readonly code: string;
  /** Its name for its own readers: `Deutsch`. */
  readonly label: string;
  /** Its tag for `<html lang>`, where it is more than the code. */
  readonly tag?: string;
  /** The language whose texts stand in for those that are missing, until they are translated. */
  readonly from: string;
}
