// Generated from renderers/**/words.json by `npm run generate`; edit those instead.

/** What the engine's renderers say by themselves, by its keys. */
export interface EngineWords {
  /** Show the picture in full size: {{name}} */
  readonly 'ui.showPicture': string;
  /** Details */
  readonly 'ui.details': string;
  /** Close */
  readonly 'ui.close': string;
  /** Previous */
  readonly 'ui.previous': string;
  /** Next */
  readonly 'ui.next': string;
  /** {{index}} of {{count}} */
  readonly 'ui.slide': string;
  /** Read more */
  readonly 'ui.readMore': string;
  /** Show it from {{host}} */
  readonly 'ui.askHost': string;
  /** Until you press it, {{host}} learns nothing of your visit. */
  readonly 'ui.untilAsked': string;
  /** Transcript */
  readonly 'ui.transcript': string;
  /** Add to calendar */
  readonly 'ui.addToCalendar': string;
  /** {{file}}, without the filters */
  readonly 'ui.withoutFilters': string;
  /** Calendar of all events */
  readonly 'ui.calendarOfAll': string;
  /** Date to be announced */
  readonly 'ui.dayUnknown': string;
  /** {{time}} (next day) */
  readonly 'ui.nextDay': string;
  /** carousel */
  readonly 'ui.carousel': string;
  /** Stop the slides */
  readonly 'ui.pause': string;
  /** Start the slides */
  readonly 'ui.play': string;
  /** code */
  readonly 'ui.code': string;
  /** All as BibTeX */
  readonly 'ui.bibtexOfAll': string;
  /** Sort by */
  readonly 'ui.orderRows': string;
  /** Sorted by {{column}}, ascending */
  readonly 'ui.rowsAscending': string;
  /** Sorted by {{column}}, descending */
  readonly 'ui.rowsDescending': string;
  /** In the original order */
  readonly 'ui.rowsAsListed': string;
  /** Downloading “{{name}}” */
  readonly 'ui.downloading': string;
  /** “{{name}}” could not be downloaded. Please try again. */
  readonly 'ui.downloadFailed': string;
  /** Email */
  readonly 'ui.email': string;
  /** Phone */
  readonly 'ui.phone': string;
  /** Captions */
  readonly 'ui.captions': string;
}

/** What a site's own renderers say: `colophon generate` adds it by declaration merging. */
// biome-ignore lint/suspicious/noEmptyInterface: sites merge theirs into it
export interface OwnWords {}
