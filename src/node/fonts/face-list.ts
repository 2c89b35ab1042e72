import type { StyledFace, SubsetScript } from '../../core/subset-faces.ts';

/** A face that is subset for each page, as the build leaves it to the server. */
export interface SubsetFace extends StyledFace {
  /** Undefined for letters of several widths, all of which come with a page's first screen. */
  readonly script?: SubsetScript;
  /** Percent. */
  readonly scale: number;
  /** The names of its files beside the list: with the characters of the site's texts, and with all. */
  readonly common: string;
  readonly whole: string;
  /** What is in the file of the site's texts, and in the one with all, as words of `printCharacterSet`. */
  readonly characters: string;
  readonly all: string;
}

/** A face, or a part of one, that comes as it is with every page that shows it. */
export interface FileFace extends StyledFace {
  /** The URL of its file; empty for one that stands in the stylesheet, or is subset. */
  readonly href: string;
  /** Its place among those that are subset for pages, which need no file then. */
  readonly subset?: number;
  readonly ranges: readonly (readonly [number, number])[];
}

/** Counted up where stylesheets of the same characters of the same faces are made in another way. */
export const SHEET_FORMAT = 2;

/** What a build tells the server of the site's fonts. */
export interface FaceList {
  /** Another one wherever a face or `SHEET_FORMAT` is another: it keeps apart what browsers keep. */
  readonly version: string;
  /** Those of scripts with thousands of characters come first. */
  readonly subsets: readonly SubsetFace[];
  readonly files: readonly FileFace[];
}

/** Where the list and its files lie below what is built for browsers, which are not sent it. */
export const FACE_FOLDER = '.vite/fonts';
export const FACE_LIST = `${FACE_FOLDER}/faces.json`;
