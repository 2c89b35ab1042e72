import { isRecord } from '../mapping/read-path.ts';
import type { Leftover } from './carry-over.ts';
import { propertiesOf, type SchemaDocument, type SchemaNode, typeOf } from './schema-document.ts';

/** The keyword of the property that lists the views of a frame. */
const PANES = 'x-panes';

/**
 * The views of the frame before as the new one lists them: each with its id, its title and its view. They are
 * taken where all of them have a place.
 *
 * @param branch the new frame's schema
 * @returns the new frame's list by its name; nothing where either is no frame, or too few have a place
 */
export function carryPanes(
  document: SchemaDocument,
  branch: SchemaNode,
  leftovers: readonly Leftover[],
): Readonly<Record<string, readonly unknown[]>> {
  const left = leftovers.find(({ part }) => part[PANES] === true);
  const [name, list] = propertiesOf(branch).find(([, part]) => part[PANES] === true) ?? [];
  if (left === undefined || name === undefined || list === undefined) return {};
  const before: readonly unknown[] = Array.isArray(left.value) ? left.value : [];
  const { minItems = 0, maxItems = Number.POSITIVE_INFINITY } = list;
  const items = isRecord(list.items) ? list.items : {};
  const panes = before
    .filter((pane) => isRecord(pane) && isRecord(pane.view))
    .slice(0, Number(maxItems))
    .map((pane) => paneOf(document, items, isRecord(pane) ? pane : {}));
  if (panes.length === 0 || panes.length < Number(minItems)) return {};
  left.isTaken = panes.length === before.length;
  return { [name]: panes };
}

/** A pane with what its schema has a property for; of several kinds, the one that has a view. */
function paneOf(
  document: SchemaDocument,
  items: SchemaNode,
  pane: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  const kinds = document.branches(items);
  const kind = kinds.find((one) => propertiesOf(one).some(([name]) => name === 'view'));
  const part = kind ?? document.resolve(items);
  const type = typeOf(part);
  const known = propertiesOf(part).flatMap(([name]) =>
    name !== 'type' && pane[name] !== undefined ? [[name, pane[name]]] : [],
  );
  return { ...(type !== undefined && { type }), ...Object.fromEntries(known) };
}
