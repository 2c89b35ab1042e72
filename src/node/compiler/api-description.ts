import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { isRecord, readPath } from '../../core/mapping/read-path.ts';

/** What the compiler asks of the OpenAPI description: which calls there are and what they answer. */
export class ApiDescription {
  readonly #document: unknown;
  readonly #paths: Readonly<Record<string, unknown>>;

  constructor(document: unknown) {
    this.#document = document;
    const paths = isRecord(document) ? document.paths : undefined;
    this.#paths = isRecord(paths) ? paths : {};
  }

  /** The description in the project's `schemas/`; undefined where the backend has none. */
  static read(root: string): ApiDescription | undefined {
    const file = path.join(root, 'schemas/api.openapi.json');
    return existsSync(file)
      ? new ApiDescription(JSON.parse(readFileSync(file, 'utf8')))
      : undefined;
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
    const operation = readProperty(this.#paths[known], 'get');
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

/** A type of the description, its references followed. */
export class ApiType {
  /** The entity's name, for messages; undefined for a type without one. */
  readonly name: string | undefined;
  readonly #schema: unknown;
  readonly #document: unknown;

  constructor(schema: unknown, document: unknown) {
    const reference = readProperty(schema, '$ref');
    this.name = typeof reference === 'string' ? reference.split('/').at(-1) : undefined;
    this.#schema = resolve(schema, document);
    this.#document = document;
  }

  /** The type of a list's items; undefined for a type that is no list. */
  get items(): ApiType | undefined {
    const items = readProperty(this.#schema, 'items');
    return items === undefined ? undefined : new ApiType(items, this.#document);
  }

  /** Whether the type is surely no list; one that the description leaves open may be. */
  get isNoList(): boolean {
    const type = readProperty(this.#schema, 'type');
    return type !== undefined && ![type].flat().includes('array');
  }

  /** The type of the items of the list at a path; without a path, of the type itself. */
  itemsAt(path: string | undefined): ApiType | undefined {
    return (path === undefined ? this : this.at(path))?.items;
  }

  get fields(): string[] {
    const properties = readProperty(this.#schema, 'properties');
    return isRecord(properties) ? Object.keys(properties) : [];
  }

  /** The type at a dotted path; undefined where the path names no field. */
  at(fieldPath: string): ApiType | undefined {
    return fieldPath
      .split('.')
      .reduce<ApiType | undefined>((type, name) => type?.field(name), this);
  }

  /** The type of one property. */
  field(name: string): ApiType | undefined {
    const properties = readProperty(this.#schema, 'properties');
    return isRecord(properties) && Object.hasOwn(properties, name)
      ? new ApiType(properties[name], this.#document)
      : undefined;
  }
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

function resolve(value: unknown, document: unknown): unknown {
  const reference = readProperty(value, '$ref');
  if (typeof reference !== 'string') return value;
  const target = reference.replace(/^#\//, '').split('/').reduce(readProperty, document);
  return resolve(target, document);
}

function readProperty(value: unknown, name: string): unknown {
  return isRecord(value) && Object.hasOwn(value, name) ? value[name] : undefined;
}
