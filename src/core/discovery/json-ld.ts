/** A thing in the words of schema.org, as JSON-LD writes it. */
export interface JsonLdNode {
  readonly '@type': string;
  readonly [property: string]: JsonLdValue | undefined;
}

export type JsonLdValue =
  | string
  | number
  | JsonLdUrl
  | JsonLdNode
  | { readonly '@id': JsonLdUrl }
  | readonly JsonLdValue[];

/** A path of the site, which becomes an absolute URL where the site's origin is known. */
export interface JsonLdUrl {
  readonly '@url': string;
}

/** A path of the site, or an absolute URL. */
export function urlOf(path: string): JsonLdUrl {
  return { '@url': path };
}

/** Where the publishing organisation is named, so that other things can refer to it. */
export const ORGANIZATION_ID = { '@id': urlOf('/#organization') } as const;
