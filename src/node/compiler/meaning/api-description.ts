import { isRecord, readPath } from '../../../core/mapping/read-path.ts';
import { createPathFinder, type PathFinder } from '../../content/index.ts';
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

/** What is known of an API beside its description. */
interface ApiSurroundings {
  /** The file that describes the API, or would. */
  readonly file: string;
  readonly content?: ContentFolder | undefined;
  /** The paths of the files that answer for it, described or not, without language and ending; undefined for a backend. */
  readonly files?: ReadonlySet<string> | undefined;
}

/** What the compiler asks of the OpenAPI description: which calls there are and what they answer. */
export class ApiDescription {
  readonly #document: unknown;
  readonly #paths: ReadonlyMap<string, unknown>;
  readonly #findPath: PathFinder;
  readonly #files: ReadonlySet<string> | undefined;
  /** What was read before, by endpoints: all pages of a site ask for the same calls and entities. */
  readonly #operations = new Map<string, ApiOperation>();
  readonly #entities = new Map<string, ApiType>();

  readonly endpoints: readonly string[];

  /** The file that describes the API, or would. */
  readonly file: string;
  /** The content that alone says what the API is; undefined where it is described. */
  readonly content: ContentFolder | undefined;

  constructor(document: unknown, { file, content, files }: ApiSurroundings) {
    this.#document = document;
    this.#files = files;
    this.file = file;
    this.content = content;
    const paths = isRecord(document) ? document.paths : undefined;
    this.#paths = new Map(Object.entries(isRecord(paths) ? paths : {}));
    this.endpoints = [...this.#paths.keys()];
    this.#findPath = createPathFinder(this.endpoints);
  }

  get entities(): string[] {
    return Object.keys(this.#schemas());
  }

  /** The call of an endpoint, whatever its path's placeholders are called; undefined for an item that is not there. */
  findOperation(endpoint: string): ApiOperation | undefined {
    const known = this.#operations.get(endpoint);
    if (known !== undefined) return known;
    const found = this.#findPath(endpoint);
    if (found === undefined || this.otherItems(endpoint) !== undefined) return undefined;
    const operation = this.#readOperation(this.#paths.get(found.path));
    this.#operations.set(endpoint, operation);
    return operation;
  }

  /** The endpoints of the items that there are, where an endpoint names one that is not among them. */
  otherItems(endpoint: string): string[] | undefined {
    const isNamed = this.#findPath(endpoint)?.isNamed === true;
    if (!isNamed || this.#files === undefined || this.#files.has(endpoint.slice(1))) {
      return undefined;
    }
    const folder = endpoint.slice(1, endpoint.lastIndexOf('/') + 1);
    const items = [...this.#files].filter((file) => file.startsWith(folder));
    // What the content says nothing of, somebody else may answer.
    return items.length === 0 ? undefined : items.map((file) => `/${file}`);
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
