// What the manifests say of data: where it comes from, and what readers can do with it.

/** Words in each language of the site, by the language's code. */
export type Words = Readonly<Record<string, string>>;

/** An endpoint, and the API that answers it where that is a further one. */
export interface CallFacts {
  readonly api?: string | undefined;
  /** The path below the API's base; `{name}` in it is filled in. */
  readonly endpoint: string;
}

/** Where data comes from: a `source` of a manifest. */
export interface Source extends CallFacts {
  readonly query?: Readonly<Record<string, string>> | undefined;
  /** The path to the items in the answer. */
  readonly items?: string | undefined;
  readonly sort?: { readonly field: string; readonly descending: boolean } | undefined;
  /** The most items that are shown. */
  readonly limit?: number | undefined;
  /** What readers can do with the list. */
  readonly list?: ListFacts | undefined;
  /** How many items a page or slice has. */
  readonly pageSize: number;
  /** How the server is asked for page after page, where it is. */
  readonly pages?:
    | {
        readonly page: string;
        readonly counts: 'pages' | 'items';
        readonly firstPage: number;
        readonly size: string;
        /** What tells that a page is not the last. */
        readonly end: {
          readonly by: 'pages' | 'total' | 'next';
          readonly at: { readonly from: 'body'; readonly path: string } | HeaderPlace;
        };
      }
    | undefined;
}

interface HeaderPlace {
  readonly from: 'header';
  readonly name: string;
}

/** What readers can do with a list: `list` of a view. */
export interface ListFacts {
  readonly filters: readonly FilterFacts[];
  readonly sort?:
    | {
        readonly parameter: string;
        readonly options: readonly OrderFacts[];
      }
    | undefined;
  readonly groups?:
    | {
        readonly by: 'year' | 'letter' | 'value';
        readonly field: string;
        readonly descending: boolean;
        readonly words?: Readonly<Record<string, Words>> | undefined;
      }
    | undefined;
  readonly time?:
    | {
        /** Undefined where one part alone is shown. */
        readonly parameter?: string | undefined;
        readonly only?: 'upcoming' | 'past' | undefined;
        readonly field: string;
        readonly end?: string | undefined;
      }
    | undefined;
  /** The most items that are shown of those that are chosen. */
  readonly limit?: number | undefined;
  /** How the API is asked for a part of it, where it is. */
  readonly asks?:
    | Readonly<
        Record<
          | 'value'
          | 'from'
          | 'to'
          | 'words'
          | 'sort'
          | 'ascending'
          | 'descending'
          | 'facets'
          | 'counts'
          | 'total',
          string
        >
      >
    | undefined;
}

export interface OrderFacts {
  readonly id: string;
  readonly field: string;
  readonly descending: boolean;
}

/** A list of a site's own content, or the call for one item of it. */
export interface ContentList extends CallFacts {
  /** The fields that it is ordered by: among items that have one alike, the next decides. */
  readonly by: readonly Omit<OrderFacts, 'id'>[];
  /** Whether its items say the same in each language. */
  readonly isUntranslated?: boolean;
  /** The files that say what its items are; there are none where documents are its items. */
  readonly files?: ContentFilesFacts;
}

/** The files of a list: one for each item and language. */
export interface ContentFilesFacts {
  /** Below the site's folder. */
  readonly folder: string;
  /** The fields by which an item is in the list, each with the values of which it has one. */
  readonly where: readonly { readonly field: string; readonly values: readonly unknown[] }[];
  /** Whether the list has all of them, and not only the first ones. */
  readonly isWhole: boolean;
}

export type FilterFacts =
  | { readonly type: 'value'; readonly parameter: string; readonly field: string }
  | { readonly type: 'years'; readonly parameter: string; readonly field: string }
  | { readonly type: 'words'; readonly parameter: string; readonly fields: readonly string[] };
