/** A call that a site's pages make, and what they make of its answer. */
export interface AskedCall {
  /** The endpoint as manifests write it: `/news/{id}`. */
  readonly endpoint: string;
  /** The route of the page that asks; undefined for what every page asks. */
  readonly route?: string;
  /** Whether the answer itself is a list, or a page of one. */
  readonly isList: boolean;
  /** Whether the answer is asked for page by page. */
  readonly isPaged: boolean;
  /** The values that fields of the items are to have, by the fields' names. */
  readonly query: Readonly<Record<string, string>>;
  readonly fields: readonly AskedField[];
  /** Parameters by which readers ask for a part of the list. */
  readonly parameters: readonly AskedParameter[];
  /** Whether its items are needed in every language, as the entries of a menu are. */
  readonly everyLanguage: boolean;
}

/** A parameter of a call, and what is to be done by it; fields of orders begin with a hyphen where they fall. */
export type AskedParameter = { readonly name: string } & (
  | { readonly use: 'value' | 'from' | 'to'; readonly field: string }
  | { readonly use: 'orders'; readonly orders: Readonly<Record<string, string>> }
  | { readonly use: 'counts'; readonly fields: readonly string[] }
  | { readonly use: 'search' }
);

/** A field that a page reads. */
export interface AskedField {
  /** Its name, after the names of the fields that hold it: `['attachments', 'url']`. */
  readonly path: readonly string[];
  /** What its value has to be for what the page makes of it. */
  readonly as: FieldUse;
}

/** `other` is served by a value of any type. */
export type FieldUse = 'day' | 'picture' | 'url' | 'email' | 'phone' | 'other';

/** An endpoint whose placeholders have no names: `/news/{}`. */
export function withoutNames(endpoint: string): string {
  return endpoint.replace(/\{[^}]*\}/g, '{}');
}

/**
 * The path of an API that answers an endpoint: its own, whatever its placeholders are called, or that of
 * the items of which it names one, as `/news/{id}` answers `/news/lake`.
 */
export function findAnswering(endpoint: string, paths: readonly string[]): string | undefined {
  const wanted = withoutNames(endpoint);
  const names = wanted.split('/');
  const fits = (path: string): boolean => {
    const parts = withoutNames(path).split('/');
    const isFit = (part: string, index: number) => part === names[index] || part === '{}';
    return parts.length === names.length && parts.every(isFit);
  };
  return paths.find((path) => withoutNames(path) === wanted) ?? paths.find(fits);
}

/** The calls of a folder's list and of its items. */
export function callsOfFolder(folder: string, calls: readonly AskedCall[]): AskedCall[] {
  const paths = [`/${folder}`, `/${folder}/{}`];
  return calls.filter(({ endpoint }) => findAnswering(endpoint, paths) !== undefined);
}
