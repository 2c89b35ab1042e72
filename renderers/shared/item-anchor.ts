/**
 * The fragment by which a link leads to an item of a list.
 *
 * @param key the item's key, which begins with its id; one without an id goes by its place
 * @example itemAnchor('part', 'opening-hours#3') // 'part-opening-hours'
 */
export function itemAnchor(kind: string, key: string): string {
  const end = key.lastIndexOf('#');
  const id = key.slice(0, end).replace(/\s+/g, '-');
  return `${kind}-${id === '' ? Number(key.slice(end + 1)) + 1 : id}`;
}

/** The fragment of a location, as ids are written. */
export function readAnchor(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return '';
  }
}
