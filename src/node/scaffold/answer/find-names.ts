import { isRecord, readPath } from '../../../core/mapping/read-path.ts';
import { isNamed, namesOf, plain } from './field-names.ts';

/** What a list of people holds: their names, or objects that have them in a field. */
export interface FoundNames {
  /** The field of each object with the name; undefined where the entries are names. */
  readonly nameField: string | undefined;
}

/** The names in a list that is called as people are; undefined where it is not, or has none. */
export function findNames(path: string, entries: readonly unknown[]): FoundNames | undefined {
  if (entries.length === 0 || !isNamed(path, 'people')) return undefined;
  if (entries.every((entry) => typeof entry === 'string')) return { nameField: undefined };
  if (!entries.every(isRecord)) return undefined;
  const fields = fieldsOf(entries[0] ?? {});
  const isText = (field: string) =>
    entries.every((entry) => ['string', 'undefined'].includes(typeof readPath(entry, field)));
  // A family name says who it is where there is no whole one.
  for (const part of ['personName', 'familyName'] as const) {
    for (const name of namesOf(part)) {
      const nameField = fields.find(
        (field) => plain(field.split('.').at(-1) ?? '') === name && isText(field),
      );
      if (nameField !== undefined) return { nameField };
    }
  }
  return undefined;
}

/** The fields of an entry, and then those of the objects in it: `author.display_name`. */
function fieldsOf(entry: Readonly<Record<string, unknown>>): string[] {
  const inner = Object.entries(entry).flatMap(([name, value]) =>
    isRecord(value) ? Object.keys(value).map((field) => `${name}.${field}`) : [],
  );
  return [...Object.keys(entry), ...inner];
}
