import { isRecord, readPath } from '../../../core/mapping/read-path.ts';

/** A folder of content, for messages that say where a file is to be written. */
export interface ContentFolder {
  /** The folder's path below the site's. */
  readonly place: string;
  /** The language that items are written in first. */
  readonly language: string;
  /** Whether it has a folder of this path. */
  readonly hasFolder: (path: string) => boolean;
}

/** What the compiler asks of the OpenAPI description: which calls there are and what they answer. */
export class ApiDescription {
  readonly #document: unknown;
  readonly #paths: Readonly<Record<string, unknown>>;

  /** The file that describes the API, or would. */
  readonly file: string;
  /** The content that alone says what the API is; undefined where it is described. */
  readonly content: ContentFolder | undefined;

  constructor(
    document: unknown,
    { file, content }: { readonly file: string; readonly content?: ContentFolder | undefined },
  ) {
    this.#document = document;
    this.file = file;
    this.content = content;
    const paths = isRecord(document) ? document.paths : undefined;
    this.#paths = isRecord(paths) ? paths : {};
  }

  get endpoints(): string[] {
    return Object.keys(this.#paths);
  }

  get entities(): string[] {
    return Object.keys(this.#schemas());
  }

  /** The call of an endpoint, whatever its path's placeholders are called. */
  findOperation(endpoint: string): ApiOperation | undefined {
    const wanted = unnamed(endpoint);
    const known = this.endpoints.find((candidate) => unnamed(candidate) === wanted);
    if (known === undefined) return undefined;
    const operation = readProperty(resolve(this.#paths[known], this.#document), 'get');
    const schema = readSchema(operation);
    return {
      query: readQuery(operation, this.#document),
      answer: schema === undefined ? undefined : new ApiType(schema, this.#document),
    };
  }

  findEntity(name: string): ApiType | undefined {
    const schemas = this.#schemas();
    return Object.hasOwn(schemas, name)
      ? new ApiType({ $ref: `#/components/schemas/${name}` }, this.#document)
      : undefined;
  }

  #schemas(): Readonly<Record<string, unknown>> {
    const schemas = readPath(this.#document, 'components.schemas');
    return isRecord(schemas) ? schemas : {};
  }
}

export interface ApiOperation {
  readonly query: readonly ApiParameter[];
  readonly answer: ApiType | undefined;
}

export interface ApiParameter {
  readonly name: string;
  readonly required: boolean;
  /** The values it may have, where the description lists them. */
  readonly values: readonly string[] | undefined;
}

/** A type of the description, its references followed, and what it is combined of taken as one. */
export class ApiType {
  /** The entity's name, for messages; undefined for a type without one. */
  readonly name: string | undefined;
  /** The schemas that say something of the type: itself, and those it combines. */
  readonly #parts: readonly Record<string, unknown>[];
  readonly #document: unknown;

  constructor(schema: unknown, document: unknown) {
    const reference = readProperty(schema, '$ref');
    this.name = typeof reference === 'string' ? reference.split('/').at(-1) : undefined;
    this.#parts = partsOf(schema, document, new Set());
    this.#document = document;
  }

  /** The type of a list's items; undefined for a type that is no list. */
  get items(): ApiType | undefined {
    const items = this.#first((part) => part.items);
    return items === undefined ? undefined : new ApiType(items, this.#document);
  }

  /** The names of JSON's types that it may be; none where the description leaves it open. */
  get types(): readonly string[] {
    return [...new Set(this.#parts.flatMap(({ type }) => [type].flat()))].filter(
      (type) => typeof type === 'string',
    );
  }

  /** The values that there are; undefined where the description leaves that open. */
  get values(): readonly string[] | undefined {
    const values = this.#first((part) => part.enum);
    return Array.isArray(values) ? values.map(String) : undefined;
  }

  /** What a text is, beyond being one: `date-time`, `uri-reference`. */
  get format(): string | undefined {
    const format = this.#first((part) => part.format);
    return typeof format === 'string' ? format : undefined;
  }

  /** Whether a text is surely there to be read: plain, or markup. */
  get isProse(): boolean {
    return String(this.#first((part) => part.contentMediaType)).startsWith('text/');
  }

  /** Whether a text is surely markup. */
  get isMarkup(): boolean {
    return this.#first((part) => part.contentMediaType) === 'text/html';
  }

  /** Whether a text is surely the path of a picture. */
  get isPicture(): boolean {
    return String(this.#first((part) => part.contentMediaType)).startsWith('image/');
  }

  /** Whether the type is surely no list; one that the description leaves open may be. */
  get isNoList(): boolean {
    return this.types.length > 0 && !this.types.includes('array');
  }

  /** The type of the items of the list at a path; without a path, of the type itself. */
  itemsAt(path: string | undefined): ApiType | undefined {
    return (path === undefined ? this : this.at(path))?.items;
  }

  get fields(): string[] {
    return [...new Set(this.#parts.flatMap(({ properties }) => Object.keys(properties ?? {})))];
  }

  /** The type at a dotted path, a number being a place of a list; undefined where it names no field. */
  at(fieldPath: string): ApiType | undefined {
    return fieldPath
      .split('.')
      .reduce<ApiType | undefined>(
        (type, name) => (/^\d+$/.test(name) && type?.items) || type?.field(name),
        this,
      );
  }

  /** The type at a dotted path that leads into the entries of lists, too. */
  across(fieldPath: string): ApiType | undefined {
    return fieldPath
      .split('.')
      .reduce<ApiType | undefined>(
        (type, name) => type?.at(name) ?? type?.items?.field(name),
        this,
      );
  }

  /** The type of one property. */
  field(name: string): ApiType | undefined {
    const property = this.#first(({ properties }) => readProperty(properties, name));
    return property === undefined ? undefined : new ApiType(property, this.#document);
  }

  #first(read: (part: Readonly<Record<string, unknown>>) => unknown): unknown {
    return this.#parts.map(read).find((value) => value !== undefined);
  }
}

/** The keywords whose schemas hold for one value, all of them or one. */
const COMBINING = ['allOf', 'oneOf', 'anyOf'];

/** A schema and those it combines; what refers to itself is not followed again. */
function partsOf(
  schema: unknown,
  document: unknown,
  seen: Set<unknown>,
): Record<string, unknown>[] {
  const resolved = resolve(schema, document);
  if (!isRecord(resolved) || seen.has(resolved)) return [];
  seen.add(resolved);
  const combined = COMBINING.flatMap((keyword) => {
    const schemas = resolved[keyword];
    return Array.isArray(schemas) ? schemas : [];
  });
  return [resolved, ...combined.flatMap((part: unknown) => partsOf(part, document, seen))];
}

/** A path whose placeholders have no names, to compare it with others. */
export function unnamed(endpoint: string): string {
  return endpoint.replace(/\{[^}]*\}/g, '{}');
}

function readSchema(operation: unknown): unknown {
  const content = readProperty(readPath(operation, 'responses.200'), 'content');
  return readProperty(readProperty(content, 'application/json'), 'schema');
}

function readQuery(operation: unknown, document: unknown): ApiParameter[] {
  const parameters = readProperty(operation, 'parameters');
  if (!Array.isArray(parameters)) return [];
  return parameters
    .map((parameter: unknown) => resolve(parameter, document))
    .filter((parameter) => readProperty(parameter, 'in') === 'query')
    .map((parameter) => {
      const values = readPath(parameter, 'schema.enum');
      return {
        name: String(readProperty(parameter, 'name')),
        required: readProperty(parameter, 'required') === true,
        values: Array.isArray(values) ? values.map(String) : undefined,
      };
    });
}

/** What a reference leads to; undefined where it leads nowhere, or out of the document. */
function resolve(value: unknown, document: unknown): unknown {
  const seen = new Set<string>();
  let found = value;
  for (;;) {
    const reference = readProperty(found, '$ref');
    if (typeof reference !== 'string') return found;
    if (seen.has(reference) || !reference.startsWith('#')) return undefined;
    seen.add(reference);
    found = reference
      .split('/')
      .slice(1)
      .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'))
      .reduce(readProperty, document);
  }
}

function readProperty(value: unknown, name: string): unknown {
  if (Array.isArray(value)) return value[Number(name)];
  return isRecord(value) && Object.hasOwn(value, name) ? value[name] : undefined;
}
