import { valueAtPointer } from '../json-pointer.ts';
import { isRecord } from '../mapping/read-path.ts';
import type { JsonPath } from './data.ts';

/** A part of a JSON schema. */
export type SchemaNode = Readonly<Record<string, unknown>>;

/** A schema document whose references all lead into itself. */
export class SchemaDocument {
  readonly root: SchemaNode;

  constructor(root: SchemaNode) {
    this.root = root;
  }

  /** Follows references to the end; what stands beside a reference is said there alone, and wins. */
  resolve(part: SchemaNode): SchemaNode {
    const { $ref: reference, ...beside } = part;
    if (typeof reference !== 'string') return part;
    const target = this.#find(reference);
    return target === undefined ? beside : { ...this.resolve(target), ...beside };
  }

  /** What a union consists of, references followed; empty for what is no union. */
  branches(part: SchemaNode): SchemaNode[] {
    const { oneOf } = this.resolve(part);
    return Array.isArray(oneOf) ? oneOf.filter(isRecord).map((branch) => this.resolve(branch)) : [];
  }

  /** The branch of a union that a value is of by its `type`, or else the part itself. */
  branchOf(part: SchemaNode, value: unknown): SchemaNode {
    const type = isRecord(value) ? value.type : undefined;
    const whole = this.resolve(part);
    return this.branches(part).find((branch) => typeOf(branch) === type) ?? whole;
  }

  /** The schema of what stands at a path of a value, unions left whole; undefined where there is none. */
  at(value: unknown, path: JsonPath): SchemaNode | undefined {
    let part: SchemaNode | undefined = this.resolve(this.root);
    let inner = value;
    for (const step of path) {
      if (part === undefined) return undefined;
      part = this.#inner(this.branchOf(part, inner), step);
      inner = typeof inner === 'object' && inner !== null ? Reflect.get(inner, step) : undefined;
    }
    return part;
  }

  #inner({ items, properties, additionalProperties }: SchemaNode, step: string | number) {
    const own = isRecord(properties) ? properties[step] : undefined;
    const part = typeof step === 'number' ? items : (own ?? additionalProperties);
    return isRecord(part) ? this.resolve(part) : undefined;
  }

  #find(reference: string): SchemaNode | undefined {
    const found = valueAtPointer(this.root, reference);
    return isRecord(found) ? found : undefined;
  }
}

/** The value of `type` by which a branch of a union is known. */
export function typeOf({ properties }: SchemaNode): string | undefined {
  const type = isRecord(properties) ? properties.type : undefined;
  const name = isRecord(type) ? type.const : undefined;
  return typeof name === 'string' ? name : undefined;
}

/** The properties of an object's schema, in its order. */
export function propertiesOf({ properties }: SchemaNode): [string, SchemaNode][] {
  return Object.entries(isRecord(properties) ? properties : {}).flatMap(([name, part]) =>
    isRecord(part) ? [[name, part]] : [],
  );
}
