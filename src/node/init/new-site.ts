import type { LookName } from './themes.ts';

/** The parts of a site that may be left out; home, about and contact are in each. */
export const OPTIONAL_SECTIONS = ['people', 'news', 'events'] as const;

export type OptionalSection = (typeof OPTIONAL_SECTIONS)[number];

/** What a new site is to be. */
export interface NewSite {
  /** The institute's name, the same in all languages. */
  readonly name: string;
  /** The codes of the languages, the default one first; at least one. */
  readonly languages: readonly string[];
  readonly look: LookName;
  readonly parts: readonly OptionalSection[];
}

/** A file of a new site: its path below the site's folder, and its text. */
export type NewFile = readonly [path: string, text: string];

/** A value as a file of JSON. */
export function json(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}

/** A text of a manifest in each language of a site. */
export function inEach(
  { languages }: NewSite,
  say: (language: string) => string,
): Readonly<Record<string, string>> {
  return Object.fromEntries(languages.map((code) => [code, say(code)]));
}
