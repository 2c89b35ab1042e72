import { closest, distance } from 'fastest-levenshtein';

/** The end of a sentence that names what was probably meant, or all that there is. */
export function nameKnown(name: string, known: Iterable<string>): string {
  const names = [...known];
  if (names.length === 0) return 'there is none, so remove it';
  const nearest = closest(name, names);
  const near = Math.max(2, Math.floor(name.length / 3));
  return distance(name, nearest) <= near
    ? `did you mean "${nearest}"?`
    : `there are ${names.map((entry) => `"${entry}"`).join(', ')}`;
}

/** A value as a message shows it: short, on one line. */
export function showValue(value: unknown): string {
  const line = (JSON.stringify(value) ?? String(value)).replace(/\s+/g, ' ');
  return line.length > 80 ? `${line.slice(0, 79)}…` : line;
}
