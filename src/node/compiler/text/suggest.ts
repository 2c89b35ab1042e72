import { closest, distance } from 'fastest-levenshtein';

/**
 * The end of a sentence that names the fix for an unknown name: the nearest known one if it is
 * near enough to be meant, else all of them (the first dozen).
 */
export function suggest(name: string, known: Iterable<string>): string {
  const names = [...new Set(known)];
  if (names.length === 0) return '';
  const isSame = (other: string) => other.toLowerCase() === name.toLowerCase();
  const nearest = names.find(isSame) ?? closest(name, names);
  if (isNear(name, nearest)) return `; did you mean "${nearest}"?`;
  const shown = names.slice(0, 12).map((entry) => `"${entry}"`);
  return `; known: ${shown.join(', ')}${names.length > shown.length ? ', …' : ''}`;
}

/** The one name that is meant by another: none where two are as near, or none is. */
export function findMeant(name: string, known: Iterable<string>): string | undefined {
  const names = [...new Set(known)];
  if (names.length === 0) return undefined;
  const nearest = closest(name, names);
  const least = distance(name, nearest);
  const isOnly = names.filter((other) => distance(name, other) === least).length === 1;
  return isOnly && isNear(name, nearest) ? nearest : undefined;
}

/** Two letters of a short name are most of it: "fr" is no misspelt "zh". */
function isNear(name: string, known: string): boolean {
  const nearEnough = known.length < 4 ? 1 : Math.max(2, Math.floor(known.length / 3));
  return distance(name.toLowerCase(), known.toLowerCase()) <= nearEnough;
}

/** A value as a message shows it: short, on one line. */
export function quote(value: unknown): string {
  const line = asText(value).replace(/\s+/g, ' ');
  return line.length > 80 ? `${line.slice(0, 79)}…` : line;
}

function asText(value: unknown): string {
  if (typeof value === 'string') return `"${value}"`;
  // JSON has no word for a number that is too large, and would call it null.
  if (typeof value === 'number') return String(value);
  return JSON.stringify(value) ?? String(value);
}
