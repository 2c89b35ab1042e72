/** The event by which a page asks the development server for the warnings of the site, and is sent them. */
export const SITE_WARNINGS = 'site:warnings';

/** A warning, as the note over a page lists it. */
export interface SiteWarning {
  /** The finding in one line. */
  readonly words: string;
  /** Its place, in the words that Vite opens an editor with. */
  readonly editor: string;
}
