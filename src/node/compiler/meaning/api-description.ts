import { isRecord, readPath } from '../../../core/mapping/read-path.ts';
import { ApiType, followReference, readProperty } from './api-type.ts';

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
  /** The calls by their endpoints, whose placeholders have no names. */
  readonly #paths: ReadonlyMap<string, unknown>;
  /** What was read before: all pages of a site ask for the same calls and entities. */
  readonly #operations = new Map<string, ApiOperation>();
  readonly #entities = new Map<string, ApiType>();

  readonly endpoints: readonly string[];

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
    const calls = Object.entries(isRecord(paths) ? paths : {});
    this.endpoints = calls.map(([endpoint]) => endpoint);
    // Of endpoints that are the same but for names, the first counts.
    this.#paths = new Map(calls.reverse().map(([endpoint, call]) => [unnamed(endpoint), call]));
  }

  get entities(): string[] {
    return Object.keys(this.#schemas());
  }

  /** The call of an endpoint, whatever its path's placeholders are called. */
  findOperation(endpoint: string): ApiOperation | undefined {
    const wanted = unnamed(endpoint);
    if (!this.#paths.has(wanted)) return undefined;
    const operation = this.#operations.get(wanted) ?? this.#readOperation(this.#paths.get(wanted));
    this.#operations.set(wanted, operation);
    return operation;
  }

  #readOperation(call: unknown): ApiOperation {
    const operation = readProperty(followReference(call, this.#document), 'get');
    const schema = readSchema(operation);
    const summary = readProperty(operation, 'summary');
    return {
      summary: typeof summary === 'string' ? summary : undefined,
      query: readQuery(operation, this.#document),
      answer: schema === undefined ? undefined : new ApiType(schema, this.#document),
    };
  }

  findEntity(name: string): ApiType | undefined {
    if (!Object.hasOwn(this.#schemas(), name)) return undefined;
    const reference = { $ref: `#/components/schemas/${name}` };
    const entity = this.#entities.get(name) ?? new ApiType(reference, this.#document);
    this.#entities.set(name, entity);
    return entity;
  }

  #schemas(): Readonly<Record<string, unknown>> {
    const schemas = readPath(this.#document, 'components.schemas');
    return isRecord(schemas) ? schemas : {};
  }
}

export interface ApiOperation {
  /** What the call is about, in words. */
  readonly summary: string | undefined;
  readonly query: readonly ApiParameter[];
  readonly answer: ApiType | undefined;
}

export interface ApiParameter {
  readonly name: string;
  readonly required: boolean;
  /** The values it may have, where the description lists them. */
  readonly values: readonly string[] | undefined;
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
    .map((parameter: unknown) => followReference(parameter, document))
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
