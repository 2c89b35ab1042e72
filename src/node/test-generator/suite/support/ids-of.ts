import type { Entity } from './entity.ts';
import { plain } from './expectations.ts';

/** What tells items apart: their ids, or else all that they are. */
export function idsOf(items: readonly Entity[]): readonly string[] {
  return items.map((item) => plain(item.id) || JSON.stringify(item));
}
