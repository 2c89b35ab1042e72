import { isRecord } from '../../src/core/index.ts';
import type { PlannedCall } from './planned-calls.ts';

/** A change of what a call has answered. */
export type Change = (answer: unknown, call: PlannedCall) => unknown;

/** How deep a field is nested that is. */
const DEPTH = 20_000;

/** A change of the list of items that an answer brings; an entity is a list of one. */
export function edit(change: (items: readonly unknown[]) => readonly unknown[]): Change {
  return (answer, { items }) => {
    const changeAt = (node: unknown, path: readonly string[]): unknown => {
      const [name, ...rest] = path;
      if (name !== undefined) {
        return isRecord(node) ? { ...node, [name]: changeAt(node[name], rest) } : node;
      }
      return Array.isArray(node) ? change(node) : change([node])[0];
    };
    return changeAt(answer, items?.split('.') ?? []);
  };
}

/** A change of each item that an answer brings. */
export function editItems(change: (item: unknown) => unknown): Change {
  return edit((items) => items.map(change));
}

/** An item with the same fields, whose values are all of other types. */
export function ofOtherTypes(item: unknown): unknown {
  if (!isRecord(item)) return item;
  return Object.fromEntries(
    Object.entries(item).map(([name, value]) => [name, name === 'id' ? value : otherType(value)]),
  );
}

function otherType(value: unknown): unknown {
  if (typeof value === 'string') return { unheardOf: [value] };
  if (Array.isArray(value)) return 'a text';
  return typeof value === 'number' || typeof value === 'boolean' ? 'a text' : [null, { value }];
}

/** An item of which nothing is left but its id. */
export function withoutFields(item: unknown): unknown {
  return isRecord(item) && 'id' in item ? { id: item.id } : {};
}

/** An item with the same fields, of which but the id has a value. */
export function withNullFields(item: unknown): unknown {
  if (!isRecord(item)) return item;
  const fields = Object.entries(item).map(([name, value]) => [name, name === 'id' ? value : null]);
  return Object.fromEntries(fields);
}

/** A body in which each text of an item is nested thousands of levels deep. */
export function deeplyNested(body: string): string {
  const nest = '['.repeat(DEPTH) + ']'.repeat(DEPTH);
  // Printed as text: no printer of JSON goes as deep as its readers do.
  return body.replace(
    /"(name|title|introduction|content)":"(?:[^"\\]|\\.)*"/,
    (_, name) => `"${name}":${nest}`,
  );
}
