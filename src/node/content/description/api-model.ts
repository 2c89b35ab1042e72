/**
 * The API's description in the normal form: every default is filled in and every reference
 * followed, so that nothing after it reads OpenAPI.
 */
export interface DescribedApi {
  readonly endpoints: readonly DescribedEndpoint[];
}

/** A call of the API. */
export interface DescribedEndpoint {
  /** Below the API's base, as the description writes it: `/news/{id}`. */
  readonly path: string;
  readonly parameters: readonly QueryParameter[];
  readonly answer: Answer;
}

/** What a call answers, and from which content. */
export type Answer =
  | { readonly kind: 'list'; readonly source: ListSource }
  | { readonly kind: 'page'; readonly source: ListSource }
  | { readonly kind: 'parts'; readonly parts: ReadonlyMap<string, ListSource> }
  | {
      readonly kind: 'object';
      /** The file's path below the content folder, without language and ending. */
      readonly file: string;
      readonly entityFields: EntityFields | undefined;
      readonly embed: ReadonlyMap<string, ListSource>;
    }
  | {
      readonly kind: 'item';
      readonly folder: string;
      readonly entityFields: EntityFields | undefined;
    };

/** Which items of a folder a list has, and in which order. */
export interface ListSource {
  readonly folder: string;
  readonly where: readonly Condition[];
  /** The fields by which they are sorted, the first one first; then by `order` and by id. */
  readonly orderBy: readonly SortKey[];
  readonly limit: number;
  /** The fields in which `q` is looked for, the weightiest first. */
  readonly search: readonly string[];
  /** Whether an item that a language lacks is listed there in the first language. */
  readonly everyLanguage: boolean;
  /** Undefined for content that the description does not name: every field is sent. */
  readonly entityFields: EntityFields | undefined;
}

/** A field that items are sorted by. */
export interface SortKey {
  readonly field: string;
  readonly falling: boolean;
}

/** A field and the values of which an item must have one. */
export interface Condition {
  readonly field: string;
  readonly values: readonly unknown[];
}

/** The fields of an entity, in the order in which they are sent. */
export interface EntityFields {
  /** The entity's name, for messages. */
  readonly name: string;
  /** Where the schema stands in the description: `#/components/schemas/NewsItem`. */
  readonly pointer: string;
  readonly names: readonly string[];
  /** The fields without which an answer breaks the schema. */
  readonly required: ReadonlySet<string>;
  /** The fields that hold HTML. */
  readonly html: ReadonlySet<string>;
  /** The fields that hold the path of a picture. */
  readonly images: ReadonlySet<string>;
  /** The fields that hold what a link leads to. */
  readonly links: ReadonlySet<string>;
}

/** A query parameter. */
export interface QueryParameter {
  readonly name: string;
  readonly required: boolean;
  /** Used where the request does not have the parameter. */
  readonly default: string | undefined;
  readonly rule: ValueRule;
  readonly use: ParameterUse;
}

/** What a parameter does. */
export type ParameterUse =
  | { readonly kind: 'page' | 'size' | 'search' }
  /** Lists the items whose field has the value. */
  | { readonly kind: 'value'; readonly field: string }
  /** Lists those whose field is not before, or not after, a year or a day. */
  | { readonly kind: 'from' | 'to'; readonly field: string }
  /** Sorts them as the value says. */
  | { readonly kind: 'order'; readonly orders: ReadonlyMap<string, SortKey> }
  /** Counts the values of the fields that the value names, as far as they are of these. */
  | { readonly kind: 'counts'; readonly fields: readonly string[] };

/** What a parameter's value may be; text is measured in characters. */
export type ValueRule =
  | { readonly kind: 'integer'; readonly minimum: number; readonly maximum: number }
  | { readonly kind: 'choice'; readonly values: readonly string[] }
  | { readonly kind: 'text'; readonly minLength: number; readonly maxLength: number };

/** The lists that an answer is made of. */
export function sourcesOf(answer: Answer): readonly ListSource[] {
  switch (answer.kind) {
    case 'list':
    case 'page':
      return [answer.source];
    case 'parts':
      return [...answer.parts.values()];
    case 'object':
      return [...answer.embed.values()];
    case 'item':
      return [];
  }
}

/** The parameters that list only the items whose field of that name has the value given. */
export function filtersOf(endpoint: DescribedEndpoint): readonly QueryParameter[] {
  return endpoint.parameters.filter(({ use }) => use.kind === 'value');
}
