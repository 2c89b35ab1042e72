import type { RouteModel } from '../manifest/route-model.ts';

type Rows = readonly RouteModel[];
type FindRow = (rows: Rows, name: string | undefined) => RouteModel | undefined;

/** The row of a route pattern, such as `/people/:id`. */
export const rowAt = findBy(({ route }) => route);

/** The row of a page, by its id. */
export const rowOf = findBy(({ id }) => id);

/** A table's rows do not change: they are indexed once, so that no look-up goes through thousands. */
function findBy(nameOf: (row: RouteModel) => string): FindRow {
  const indexes = new WeakMap<Rows, ReadonlyMap<string, RouteModel>>();
  return (rows, name) => {
    if (name === undefined) return undefined;
    const index = indexes.get(rows) ?? new Map(rows.map((row) => [nameOf(row), row]));
    indexes.set(rows, index);
    return index.get(name);
  };
}
