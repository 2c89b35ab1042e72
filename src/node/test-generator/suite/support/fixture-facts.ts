import type { Source } from './data-facts.ts';

/**
 * What a field of a made-up answer holds; links say which field of theirs has the words, and a value that
 * decides where an item leads is given itself.
 */
export type FixtureKind =
  | 'text'
  | 'html'
  | 'date'
  | 'list'
  | 'image'
  | 'file'
  | 'url'
  | `links:${string}`
  | `value:${string}`;

export interface OracleFacts {
  /** The path at the backend before every endpoint. */
  readonly base: string;
  readonly endpoints: readonly Endpoint[];
  /** The menu codes that the navigation has to have. */
  readonly entries: readonly string[];
  readonly lists: readonly OracleList[];
  /** Pages of one URL that are called by the item that they show, and the paths of the calls for these. */
  readonly named: readonly { readonly path: string; readonly call: string }[];
}

export interface Endpoint {
  readonly source: Source;
  readonly answers: 'one' | 'list';
  /** The field with an item's title; undefined where it is shown in another form. */
  readonly title?: string | undefined;
  readonly fields: Readonly<Record<string, FixtureKind>>;
  /** The parameter of the call's template that brings the words that are searched for. */
  readonly search?: string | undefined;
  /** Where the numbers of items stand in an answer, of a list that the API is asked for a part of. */
  readonly asks?: { readonly counts: string; readonly total: string } | undefined;
}

/** A list of a page whose right rendering is known. */
export interface OracleList {
  readonly path: string;
  readonly source: Source;
  readonly paging: 'none' | 'client' | 'server';
  readonly title: string;
  /** The path of an item's page. */
  readonly link?: string | undefined;
  /** Whether that page shows the item's title as it comes. */
  readonly isTitled?: boolean | undefined;
  readonly updated?: string | undefined;
}
