/** A value of a field, and how many items have it. */
export interface ValueCount {
  readonly value: string;
  readonly count: number;
}

/** Items in a row that are of one group; `key` is empty for those that have no value. */
export interface GroupRun {
  readonly key: string;
  readonly count: number;
}

/** What is known of a list beside its items: plain data, from server to browser as it is. */
export interface ListFacts {
  /** How many items there are with what is chosen; undefined where the API does not say. */
  readonly total: number | undefined;
  /** The values of filters by their parameters, with what else is chosen. */
  readonly values: Readonly<Record<string, readonly ValueCount[]>>;
  /** The first and the last year of filters by their parameters. */
  readonly years: Readonly<Record<string, { readonly first: number; readonly last: number }>>;
  /** How many items there would be without a chosen filter, by its parameter. */
  readonly without: Readonly<Record<string, number>>;
  /** How many items are upcoming and how many past, with what else is chosen. */
  readonly times: { readonly upcoming: number; readonly past: number } | undefined;
  /** The groups of the items, in their order; undefined where they stand in none. */
  readonly groups: readonly GroupRun[] | undefined;
}

/** The groups of items one after the other, by the keys of each. */
export function toRuns(keys: readonly string[]): readonly GroupRun[] {
  const runs: { key: string; count: number }[] = [];
  for (const key of keys) {
    const last = runs.at(-1);
    if (last?.key === key) last.count += 1;
    else runs.push({ key, count: 1 });
  }
  return runs;
}

/** The facts of a list with a further page of it. */
export function joinFacts(before: ListFacts | undefined, next: ListFacts): ListFacts {
  if (before?.groups === undefined || next.groups === undefined) return next;
  const keys = [...before.groups, ...next.groups].flatMap(({ key, count }) =>
    Array<string>(count).fill(key),
  );
  return { ...next, groups: toRuns(keys) };
}
