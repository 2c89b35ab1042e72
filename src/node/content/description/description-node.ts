import {
  fragmentStep,
  readPointer,
  valueAtPointer,
  valueBelow,
} from '../../../core/json-pointer.ts';
import { isRecord } from '../../../core/mapping/read-path.ts';

/** The keywords whose schemas hold for one value, all of them or one. */
const COMBINING = ['allOf', 'oneOf', 'anyOf'] as const;

/** A place in an OpenAPI document, references followed. */
export class DescriptionNode {
  /** Where the value stands, after references: `#/components/schemas/NewsItem`. */
  readonly pointer: string;
  readonly value: unknown;
  readonly #document: unknown;

  /** @param known what stands there; looked up where it is not known */
  constructor(document: unknown, pointer = '#', known?: { readonly value: unknown }) {
    let place = pointer;
    let { value } = known ?? { value: valueAtPointer(document, place) };
    const seen = new Set<string>();
    while (isRecord(value) && typeof value.$ref === 'string') {
      place = value.$ref;
      // What leads back to itself, or out of the document, describes nothing.
      value =
        seen.has(place) || !place.startsWith('#') ? undefined : valueAtPointer(document, place);
      seen.add(place);
    }
    this.pointer = place;
    this.value = value;
    this.#document = document;
  }

  /** The last name of the pointer: an entity's name, for a component. */
  get name(): string {
    return readPointer(this.pointer).at(-1) ?? '';
  }

  /** The place below this one; its value is undefined where there is none. */
  at(...names: readonly (string | number)[]): DescriptionNode {
    return names.reduce<DescriptionNode>((node, name) => {
      const pointer = `${node.pointer}/${fragmentStep(String(name))}`;
      const value = valueBelow(node.value, String(name));
      return new DescriptionNode(node.#document, pointer, { value });
    }, this);
  }

  /** The places below this one by name; none for a value that is no object. */
  entries(): [string, DescriptionNode][] {
    return isRecord(this.value) ? Object.keys(this.value).map((name) => [name, this.at(name)]) : [];
  }

  /** The places of a list's entries; none for a value that is no list. */
  items(): DescriptionNode[] {
    return Array.isArray(this.value) ? this.value.map((_, index) => this.at(index)) : [];
  }

  /** The schema itself and those that it combines, each once. */
  combined(seen = new Set<string>()): DescriptionNode[] {
    if (seen.has(this.pointer)) return [];
    seen.add(this.pointer);
    const parts = COMBINING.flatMap((keyword) => this.at(keyword).items());
    return [this, ...parts.flatMap((part) => part.combined(seen))];
  }

  /** The properties that a schema names, by itself or by those that it combines, in that order. */
  properties(): Map<string, DescriptionNode> {
    const named = new Map<string, DescriptionNode>();
    for (const [name, property] of this.combined().flatMap((part) =>
      part.at('properties').entries(),
    )) {
      if (!named.has(name)) named.set(name, property);
    }
    return named;
  }

  /** Whether a schema is of a list. */
  get isList(): boolean {
    return this.combined().some((part) => [part.at('type').value].flat().includes('array'));
  }

  /** The schema of a list's entries. */
  get entry(): DescriptionNode | undefined {
    return this.combined()
      .map((part) => part.at('items'))
      .find((items) => items.exists);
  }

  get exists(): boolean {
    return this.value !== undefined;
  }

  /** The value as text; undefined for anything else. */
  get text(): string | undefined {
    return typeof this.value === 'string' ? this.value : undefined;
  }

  /** The value as a number; undefined for anything else. */
  get number(): number | undefined {
    return typeof this.value === 'number' ? this.value : undefined;
  }
}
