/** A language's code, as `site.json` lists it. */
export type Language = string;

/** A text in every language of the site, by the language's code. */
export type LocalizedText = Readonly<Record<Language, string>>;

/** Which way a language is written. */
export type Direction = 'ltr' | 'rtl';

export interface LanguageModel {
  readonly code: Language;
  /** BCP 47 tag for `lang` attributes. */
  readonly tag: string;
  readonly label: string;
  readonly direction: Direction;
  /** The code of the language in which items stand that this one lacks. */
  readonly fallback?: Language;
  /** The BCP 47 tag in whose way dates are written, where that is another one. */
  readonly dates?: string;
}
