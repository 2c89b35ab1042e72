/** Between two places of a menu whose values say nothing of how far apart they stand. */
const STEP = 10;
/** The most digits after the point that are tried; more than anybody moves entries between two others. */
const MAX_DIGITS = 15;

interface Entry {
  readonly value: number;
  /** Its place among equals, which stand by their files. */
  readonly rank: number;
}

/**
 * Values by which entries stand in the order in which they are given, the highest first, with as few of them
 * changed as can be.
 *
 * @param moved the place of the entry that somebody moved: it alone is changed where that is enough
 * @returns the new values by the entries' places in the list; those that stay are left out
 */
export function sortValues(entries: readonly Entry[], moved = -1): ReadonlyMap<number, number> {
  const whole = longestInOrder(entries, true);
  if (whole.size === entries.length) return new Map();
  const others = new Set(entries.keys());
  if (others.delete(moved) && isInOrder(entries, others)) return changeOthers(entries, others);
  // Of several that leave as many as they are, the one that needs no fractions.
  const [first = new Map<number, number>(), other = first] = [true, false].map((isEarly) =>
    changeOthers(entries, longestInOrder(entries, isEarly)),
  );
  return countFractions(other) < countFractions(first) ? other : first;
}

/** Whether those that stay are in order; between equals nothing can come. */
function isInOrder(entries: readonly Entry[], stay: ReadonlySet<number>): boolean {
  const places = [...stay];
  return places.slice(1).every((place, index) => {
    const before = places[index] ?? 0;
    const [above, below] = [entries[before], entries[place]];
    if (above === undefined || below === undefined) return false;
    const isNext = place === before + 1 && above.rank < below.rank;
    return above.value > below.value || (above.value === below.value && isNext);
  });
}

function countFractions(values: ReadonlyMap<number, number>): number {
  return [...values.values()].filter((value) => !Number.isInteger(value)).length;
}

/** Values for all but those that stay, each between what stays around it. */
function changeOthers(entries: readonly Entry[], stay: ReadonlySet<number>): Map<number, number> {
  const values = entries.map(({ value }) => value);
  const step = usualStep(values);
  const changed = new Map<number, number>();
  for (let start = 0; start < entries.length; start += 1) {
    if (stay.has(start)) continue;
    let end = start;
    while (end < entries.length && !stay.has(end)) end += 1;
    const between = fill(values[start - 1], values[end], end - start, step);
    for (const [index, value] of between.entries()) changed.set(start + index, value);
    start = end;
  }
  return changed;
}

/**
 * The places of the most entries that are in order already, between which the others find a value.
 *
 * @param isEarly which one is taken where there are several: the one with the earlier entries, or the later
 */
function longestInOrder(entries: readonly Entry[], isEarly: boolean): ReadonlySet<number> {
  const before: { readonly length: number; readonly from: number }[] = [];
  let last = -1;
  for (const [index, { value, rank }] of entries.entries()) {
    let best = { length: 1, from: -1 };
    for (const [other, candidate] of entries.slice(0, index).entries()) {
      const isNext = other === index - 1 && candidate.value === value && candidate.rank < rank;
      const length = (before[other]?.length ?? 0) + 1;
      const isBetter = length > best.length || (!isEarly && length === best.length);
      if ((candidate.value > value || isNext) && isBetter) best = { length, from: other };
    }
    before.push(best);
    if (best.length > (before[last]?.length ?? 0)) last = index;
  }
  const stay = new Set<number>();
  for (let at = last; at !== -1; at = before[at]?.from ?? -1) stay.add(at);
  return stay;
}

/** The smallest distance of values that differ. */
function usualStep(values: readonly number[]): number {
  const sorted = [...new Set(values)].sort((a, b) => a - b);
  const gaps = sorted.slice(1).map((value, index) => value - (sorted[index] ?? value));
  return Math.max(1, Math.round(Math.min(STEP, ...gaps)));
}

/** Falling values between two, or beyond the one that there is: whole ones where there are enough. */
function fill(
  above: number | undefined,
  below: number | undefined,
  count: number,
  step: number,
): number[] {
  const places = Array.from({ length: count }, (_, index) => index);
  if (above === undefined) {
    return places.map((index) => Math.floor(below ?? 0) + step * (count - index));
  }
  if (below === undefined) return places.map((index) => Math.ceil(above) - step * (index + 1));
  for (let digits = 0; digits <= MAX_DIGITS; digits += 1) {
    const unit = 10 ** digits;
    const lowest = Math.floor(below * unit) + 1;
    const free = Math.ceil(above * unit) - lowest;
    if (free < count) continue;
    return places.map((index) => {
      const place = Math.round(((count - index) * (free + 1)) / (count + 1)) - 1;
      return Number(((lowest + place) / unit).toFixed(digits));
    });
  }
  return places.map((index) => above - ((above - below) * (index + 1)) / (count + 1));
}
