import { closest, distance } from 'fastest-levenshtein';

/** So many names can be read at once; of more, a part is shown. */
const FEW = 24;
const PART = 12;

/**
 * The end of a sentence that names the fix for an unknown name: the nearest known one if it is
 * near enough to be meant, or the only one that has the same words; else those that are known, and
 * those with the same words first.
 */
export function suggest(name: string, known: Iterable<string>): string {
  const names = [...new Set(known)];
  if (names.length === 0) return '';
  const isSame = (other: string) => other.toLowerCase() === name.toLowerCase();
  const nearest = names.find(isSame) ?? nearestOf(name, names)[0] ?? '';
  if (isNear(name, nearest)) return `; did you mean "${nearest}"?`;
  const alike = names.filter((other) => beginsAlike(name, other));
  const within = names.filter((other) => isWithin(name, other));
  const [meant, ...others] = alike.length > 0 ? alike : within;
  if (meant !== undefined && others.length === 0) return `; did you mean "${meant}"?`;
  const sorted = [...new Set([...alike, ...within, ...names])];
  const shown = sorted.slice(0, names.length > FEW ? PART : FEW).map((entry) => `"${entry}"`);
  return `; known: ${shown.join(', ')}${names.length > shown.length ? ', …' : ''}`;
}

/** Whether one name goes on where the other ends: `title` and `titleOfPage`. */
function beginsAlike(name: string, other: string): boolean {
  const [short, long] = inSmallLetters(name, other);
  return short.length > 2 && long.startsWith(short);
}

/** Whether one name has the other in it: `totalPages` and `numberOfTotalPages`. */
function isWithin(name: string, other: string): boolean {
  const [short, long] = inSmallLetters(name, other);
  return short.length > 3 && long.includes(short);
}

/** The shorter name before the longer one. */
function inSmallLetters(name: string, other: string): readonly [short: string, long: string] {
  const [a, b] = [name.toLowerCase(), other.toLowerCase()];
  return a.length < b.length ? [a, b] : [b, a];
}

/** The one name that is meant by another: none where two are as near, or none is. */
export function findMeant(name: string, known: Iterable<string>): string | undefined {
  const names = [...new Set(known)];
  if (names.length === 0) return undefined;
  const [nearest = '', ...others] = nearestOf(name, names);
  return others.length === 0 && isNear(name, nearest) ? nearest : undefined;
}

/** Of so few letters one more or less makes another code. */
const FEW_LETTERS = 5;

/**
 * The one name that another is a slip of: the same in other case, or but for one letter, or for two that
 * changed places. Other figures are another year, and no slip.
 */
export function findSlip(name: string, known: Iterable<string>): string | undefined {
  const [a, figures] = [name.toLowerCase(), name.replaceAll(/\D/g, '')];
  const names = [...new Set(known)];
  const same = names.filter((other) => other.toLowerCase() === a);
  const near = names.filter(
    (other) =>
      Math.min(name.length, other.length) >= FEW_LETTERS &&
      other.replaceAll(/\D/g, '') === figures &&
      (isSwapped(a, other.toLowerCase()) || distance(a, other.toLowerCase()) === 1),
  );
  const [only, ...others] = same.length > 0 ? same : near;
  return others.length === 0 ? only : undefined;
}

/** The names at the least distance: two letters that changed places are one mistake, as one letter is. */
function nearestOf(name: string, names: readonly string[]): readonly string[] {
  const swapped = names.filter((other) => isSwapped(name, other));
  if (swapped.length > 0) return swapped;
  const least = distance(name, closest(name, names));
  return names.filter((other) => distance(name, other) === least);
}

/** Whether two neighbouring letters have changed places, and nothing else. */
function isSwapped(name: string, other: string): boolean {
  if (name.length !== other.length) return false;
  const [first = -2, second, ...more] = [...name].flatMap((letter, at) =>
    letter === other[at] ? [] : [at],
  );
  return (
    second === first + 1 &&
    more.length === 0 &&
    name[first] === other[second] &&
    name[second] === other[first]
  );
}

/** Two letters of a short name are most of it: "fr" is no misspelt "zh". */
function isNear(name: string, known: string): boolean {
  if (isSwapped(name, known)) return true;
  const nearEnough =
    Math.min(name.length, known.length) < 4 ? 1 : Math.max(2, Math.floor(known.length / 3));
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
