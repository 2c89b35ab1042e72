import type { SortModel, SourceModel } from '../manifest/route-model.ts';
import { LIMITS } from '../mapping/answer-limits.ts';
import { readPath } from '../mapping/read-path.ts';

/** A source's entities in its order, no more than it wants; without either as they came. */
export function arrange(
  entities: readonly unknown[],
  { sort, limit }: Pick<SourceModel, 'sort' | 'limit'>,
): readonly unknown[] {
  const sorted = sort === undefined ? entities : sortBy(entities, sort);
  return limit === undefined ? sorted : sorted.slice(0, limit);
}

/** Entities without a value come last, whichever way the others run; equals keep their order. */
function sortBy(entities: readonly unknown[], { field, descending }: SortModel): unknown[] {
  return entities
    .map((entity) => ({ entity, value: sortKey(readPath(entity, field)) }))
    .sort((a, b) => {
      if (!isComparable(a.value) || !isComparable(b.value)) {
        return Number(isComparable(b.value)) - Number(isComparable(a.value));
      }
      return descending ? compare(b.value, a.value) : compare(a.value, b.value);
    })
    .map(({ entity }) => entity);
}

/** Of texts that are alike for long, the beginning decides. */
function sortKey(value: unknown): unknown {
  return typeof value === 'string' ? value.slice(0, LIMITS.line.characters) : value;
}

function isComparable(value: unknown): value is string | number {
  return typeof value === 'string' || typeof value === 'number';
}

function compare(a: string | number, b: string | number): number {
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  const [left, right] = [String(a), String(b)];
  return left < right ? -1 : Number(left > right);
}
