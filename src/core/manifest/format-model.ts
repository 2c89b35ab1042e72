// Generated from renderers/*/*/schema.json by `npm run generate`; edit those instead.

/** Reads the value as the first day of several, joined with the last one in the manner of the page's language: what both have in common is said once. */
export interface DateRangeFormatModel {
  /** The field that holds the end; without a value the start stands alone. */
  readonly end: string;
  /** How much of the date is written out: `short` in figures, `medium` with the month cut short, `long` with the month's name, `full` with the weekday too. `long` by default. */
  readonly style: 'short' | 'medium' | 'long' | 'full';
  /** Whether the hour is said too, where the date has one. False by default. */
  readonly hour: boolean;
}

/** Reads the value as a text that is a link, made of the item's fields. */
export interface LinkFormatModel {
  /** A path of the site, or a URL that begins with https:// and a host, with `{field}` where a value goes. */
  readonly template: string;
}

/** Reads the value as a date in the manner of the page's language, in the site's time zone. */
export interface LocalDateFormatModel {
  /** How much of the date is written out: `short` in figures, `medium` with the month cut short, `long` with the month's name, `full` with the weekday too. `long` by default. */
  readonly style: 'short' | 'medium' | 'long' | 'full';
  /** Whether the hour is said too, where the date has one. False by default. */
  readonly hour: boolean;
}

/** Reads the value as an amount of money in the manner of the page's language. */
export interface MoneyFormatModel {
  /** The currency's code of ISO 4217. */
  readonly currency: string;
  /** The most digits after the decimal sign; where an amount has none of them, none are shown. Those of the currency by default. */
  readonly digits: number | undefined;
}

/** Reads a list of names (texts, or objects that have one) joined in the manner of the page's language, each a link where it leads somewhere. */
export interface NamesFormatModel {
  /** The field of each object that holds the name; a list of texts needs none. */
  readonly text: string | undefined;
  /** The field with the given name, where `text` is the family name alone: written before it, and after it without a space where both are Chinese, Japanese or Korean. Without `text` the field itself holds a family name, and the given name stands beside it. */
  readonly given: string | undefined;
  /** Where a name leads: a path of the site, or a URL that begins with https:// and a host, with `{field}` where a value of its object goes. An object without that value is no link. */
  readonly link: string | undefined;
  /** The word before the last name: `and` or `or`, in the page's language. `and` by default. */
  readonly join: 'and' | 'or';
}

/** Reads the value as a number in the manner of the page's language. */
export interface NumberFormatModel {
  /** `decimal` as it is, `percent` of one (0.25 is 25 %), `compact` cut short, as 12K. `decimal` by default. */
  readonly style: 'decimal' | 'percent' | 'compact';
  /** The most digits after the decimal sign. What is usual for the style by default. */
  readonly digits: number | undefined;
}

/** Reads the value as a date, and says in the reader's browser how far off it is: “in 3 days”. Until scripts run the date itself stands there, which never grows old. */
export interface RelativeDateFormatModel {
  /** How much of the date is written out: `short` in figures, `medium` with the month cut short, `long` with the month's name, `full` with the weekday too. `long` by default. */
  readonly style: 'short' | 'medium' | 'long' | 'full';
}

/** Reads the value as a time of day in the manner of the page's language, in the site's time zone; with `end` from one to another. */
export interface TimeFormatModel {
  /** The field that holds the end; without a value the start stands alone. */
  readonly end: string | undefined;
}

/** The formats with options of the engine by their types. */
export interface EngineFormatModels {
  readonly 'date-range': DateRangeFormatModel;
  readonly link: LinkFormatModel;
  readonly 'local-date': LocalDateFormatModel;
  readonly money: MoneyFormatModel;
  readonly names: NamesFormatModel;
  readonly number: NumberFormatModel;
  readonly 'relative-date': RelativeDateFormatModel;
  readonly time: TimeFormatModel;
}

/** The formats with options of a site: `colophon generate` adds them by declaration merging. */
// biome-ignore lint/suspicious/noEmptyInterface: sites merge theirs into it
export interface OwnFormatModels {}

/** The formats with options by their types. */
export type FormatModels = Omit<EngineFormatModels, keyof OwnFormatModels> & OwnFormatModels;
