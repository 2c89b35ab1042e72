import { createPatternMatcher } from '../../core/routing/match-pattern.ts';

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

/** The path of an API that answers an endpoint. */
interface AnsweringPath {
  readonly path: string;
  /** Whether the endpoint names one of the path's items, as `/news/lake` does of `/news/{id}`. */
  readonly isNamed: boolean;
}

/** Finds the path of an API that answers an endpoint; undefined where none does. */
export type PathFinder = (endpoint: string) => AnsweringPath | undefined;

/**
 * Makes a finder of an API's paths: one that is the endpoint but for the names of placeholders, of which
 * the first counts, or else the one among those whose placeholders the endpoint fills that ranks first.
 */
export function createPathFinder(paths: readonly string[]): PathFinder {
  const byForm = new Map([...paths].reverse().map((path) => [withoutNames(path), path]));
  const match = createPatternMatcher(
    paths.map((path) => ({ pattern: patternOf(path), owner: path })),
    { isExact: true },
  );
  return (endpoint) => {
    const wanted = withoutNames(endpoint);
    const own = byForm.get(wanted);
    if (own !== undefined) return { path: own, isNamed: false };
    const filled = match(wanted);
    return filled && { path: filled.owner, isNamed: true };
  };
}

/** An endpoint as patterns of routes are written: `/news/{id}` as `/news/:id`. */
export function patternOf(endpoint: string): string {
  return endpoint.replace(/(?<=\/)\{([^{}/]+)\}(?=\/|$)/g, ':$1');
}

/** The calls of a folder's list and of its items. */
export function callsOfFolder(folder: string, calls: readonly AskedCall[]): AskedCall[] {
  const find = createPathFinder([`/${folder}`, `/${folder}/{id}`]);
  return calls.filter(({ endpoint }) => find(endpoint) !== undefined);
}
