import names from './field-names.json' with { type: 'json' };

/** What a field may be about, as far as its name tells. */
export type NamedPart = keyof typeof names;

/**
 * The names by which backends call a part, in small letters and without underscores, the likeliest
 * first. They are data: code knows no field of any site.
 */
export function namesOf(part: NamedPart): readonly string[] {
  return names[part];
}

/** The last name of a path, in small letters and without underscores. */
export function plainName(path: string): string {
  return path
    .slice(path.lastIndexOf('.') + 1)
    .replaceAll(/[_-]/g, '')
    .toLowerCase();
}

/** Whether the last name of a path is one of a part's. */
export function isNamed(path: string, part: NamedPart): boolean {
  return namesOf(part).includes(plainName(path));
}

/**
 * The name on the way to a field that begins as one of a part's does (`photoUrl`), if there is one:
 * a backend may wrap what a field is about.
 */
export function findNamed(path: string, part: NamedPart): string | undefined {
  const begins = (name: string) => namesOf(part).some((known) => plainName(name).startsWith(known));
  return path.split('.').findLast(begins);
}
