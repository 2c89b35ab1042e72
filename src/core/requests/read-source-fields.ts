import type { RouteModel } from '../manifest/route-model.ts';
import { readKey } from '../mapping/answer-limits.ts';
import { readPath } from '../mapping/read-path.ts';
import type { FieldValues } from './list-state.ts';

/**
 * The values of a page's item with which the further views of the page are asked for.
 *
 * @returns undefined where they need none
 */
export function readSourceFields({ views }: RouteModel, entity: unknown): FieldValues | undefined {
  const names = new Set(views.flatMap(({ fields }) => fields ?? []));
  if (names.size === 0) return undefined;
  const values = [...names].flatMap((name): [string, string][] => {
    const value = readKey(readPath(entity, name));
    return value === undefined ? [] : [[name, value]];
  });
  return Object.fromEntries(values);
}
