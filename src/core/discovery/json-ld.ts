/** A thing in the words of schema.org, as JSON-LD writes it. */
export interface JsonLdNode {
  readonly '@type': string;
  readonly [property: string]: JsonLdValue | undefined;
}

export type JsonLdValue =
  | string
  | number
  | JsonLdAddress
  | JsonLdNode
  | { readonly '@id': JsonLdAddress }
  | readonly JsonLdValue[];

/** A path of the site, which becomes an absolute address where the site's origin is known. */
export interface JsonLdAddress {
  readonly '@address': string;
}

/** A path of the site, or an absolute address. */
export function addressOf(path: string): JsonLdAddress {
  return { '@address': path };
}

/** Where the publishing organisation is named, so that other things can refer to it. */
export const ORGANIZATION_ID = { '@id': addressOf('/#organization') } as const;
