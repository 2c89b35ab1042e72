import { constants } from 'node:zlib';
import type { Encoding } from './choose-encoding.ts';

/** The endings of the files in which a file's compressed forms stand beside it. */
export const FORM_ENDINGS: Readonly<Record<Encoding, string>> = { br: '.br', gzip: '.gz' };

/** The encodings, with the endings of their files. */
export const FORMS: readonly (readonly [encoding: Encoding, ending: string])[] = [
  ['br', FORM_ENDINGS.br],
  ['gzip', FORM_ENDINGS.gzip],
];

/** Below this many bytes compression saves nothing worth its time. */
export const SMALLEST_COMPRESSED = 512;

/** Brotli's quality for answers made while a reader waits: the highest takes a hundred times as long to save a tenth. */
export const QUALITY_WHILE_WAITING = 6;

/** Brotli's quality for what the build makes once and the server sends many times. */
export const QUALITY_OF_BUILD = constants.BROTLI_MAX_QUALITY;

/** Whether a file's name is that of a compressed form. */
export function isForm(name: string): boolean {
  return FORMS.some(([, ending]) => name.endsWith(ending));
}
