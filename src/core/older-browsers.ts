/*
 * What browsers of four years ago do not bring: the build refuses a script that asks them for it.
 */

/** As `Map.groupBy`. */
export function groupBy<Item, Key>(
  items: Iterable<Item>,
  keyOf: (item: Item) => Key,
): Map<Key, Item[]> {
  const groups = new Map<Key, Item[]>();
  for (const item of items) {
    const key = keyOf(item);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [item]);
    else group.push(item);
  }
  return groups;
}

/** As `text.isWellFormed()`: whether no half of a character stands alone. */
export function isWellFormed(text: string): boolean {
  return !/\p{Surrogate}/u.test(text);
}

/** As `text.toWellFormed()`. */
export function toWellFormed(text: string): string {
  return text.replace(/\p{Surrogate}/gu, '\ufffd');
}

/** A query with its question mark; empty for none. Older browsers do not tell its size. */
export function printQuery(search: URLSearchParams): string {
  const query = String(search);
  return query === '' ? '' : `?${query}`;
}
