import { valueAtPointer } from '../../../core/json-pointer.ts';
import { isRecord } from '../../../core/mapping/read-path.ts';
import { SEEN_IN } from '../../content/index.ts';

/** A type of the description, its references followed, and what it is combined of taken as one. */
export class ApiType {
  /** The entity's name, for messages; undefined for a type without one. */
  readonly name: string | undefined;
  /** The schemas that say something of the type: itself, and those it combines. */
  readonly #parts: readonly Record<string, unknown>[];
  readonly #document: unknown;
  /** Types of properties that were asked for before, as all pages ask for the same few. */
  readonly #fields = new Map<string, ApiType | undefined>();

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

  /** What the description says of it in words. */
  get description(): string | undefined {
    const description = this.#first((part) => part.description);
    return typeof description === 'string' ? description : undefined;
  }

  /** A value that an answer has had: one that the content has, or an example of the description. */
  get example(): unknown {
    return this.#first(
      (part) =>
        readProperty(part[SEEN_IN], 'value') ?? part.example ?? readProperty(part.examples, '0'),
    );
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
    if (!this.#fields.has(name)) {
      const property = this.#first(({ properties }) => readProperty(properties, name));
      const type = property === undefined ? undefined : new ApiType(property, this.#document);
      this.#fields.set(name, type);
    }
    return this.#fields.get(name);
  }

  #first(read: (part: Readonly<Record<string, unknown>>) => unknown): unknown {
    for (const part of this.#parts) {
      const value = read(part);
      if (value !== undefined) return value;
    }
    return undefined;
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
  const resolved = followReference(schema, document);
  if (!isRecord(resolved) || seen.has(resolved)) return [];
  seen.add(resolved);
  const combined = COMBINING.flatMap((keyword) => {
    const schemas = resolved[keyword];
    return Array.isArray(schemas) ? schemas : [];
  });
  return [resolved, ...combined.flatMap((part: unknown) => partsOf(part, document, seen))];
}

/** What a reference leads to; undefined where it leads nowhere, or out of the document. */
export function followReference(value: unknown, document: unknown): unknown {
  const seen = new Set<string>();
  let found = value;
  for (;;) {
    const reference = readProperty(found, '$ref');
    if (typeof reference !== 'string') return found;
    if (seen.has(reference) || !reference.startsWith('#')) return undefined;
    seen.add(reference);
    found = valueAtPointer(document, reference);
  }
}

/** A property of an object, or an entry of a list. */
export function readProperty(value: unknown, name: string): unknown {
  if (Array.isArray(value)) return value[Number(name)];
  return isRecord(value) && Object.hasOwn(value, name) ? value[name] : undefined;
}
