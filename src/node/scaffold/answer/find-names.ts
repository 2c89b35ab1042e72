import { isRecord, readPath } from '../../../core/mapping/read-path.ts';
import { endsNamed, type FieldMeaning, namesOf, plain } from './field-names.ts';

/** What a list of people holds: their names, or objects that have them in a field. */
export interface FoundNames {
  /** The field of each object with the name; undefined where the entries are names. */
  readonly nameField: string | undefined;
  /** The field with the given name, where that one has the family name alone. */
  readonly givenField?: string | undefined;
}

/** A longer text says more of somebody than a name. */
const LONGEST_NAME = 120;

/** The names in a list that is called as people are; undefined where it is not, or has none. */
export function findNames(path: string, entries: readonly unknown[]): FoundNames | undefined {
  if (entries.length === 0 || !endsNamed(path, 'people')) return undefined;
  if (entries.every((entry) => typeof entry === 'string')) return { nameField: undefined };
  if (!entries.every(isRecord)) return undefined;
  const fields = fieldsOf(entries[0] ?? {});
  const isText = (field: string) =>
    entries.every((entry) => {
      const value = readPath(entry, field);
      return value === undefined || (typeof value === 'string' && value.length <= LONGEST_NAME);
    });
  const findAll = (part: FieldMeaning) =>
    namesOf(part).flatMap(
      (name) =>
        fields.find((field) => plain(field.split('.').at(-1) ?? '') === name && isText(field)) ??
        [],
    );
  const [family] = findAll('familyName');
  // The `name` beside a `surname` may be the given name alone.
  const isWhole = (field: string) =>
    family === undefined ||
    entries.every((entry) =>
      String(readPath(entry, field)).includes(String(readPath(entry, family) ?? '')),
    );
  const names = findAll('personName');
  const whole = names.find(isWhole);
  if (whole !== undefined) return { nameField: whole };
  // A family name says who it is where there is no whole one.
  const [given = names[0]] = findAll('givenName');
  return family === undefined ? undefined : { nameField: family, givenField: given };
}

/** The fields of an entry, and then those of the objects in it: `author.display_name`. */
function fieldsOf(entry: Readonly<Record<string, unknown>>): string[] {
  const inner = Object.entries(entry).flatMap(([name, value]) =>
    isRecord(value) ? Object.keys(value).map((field) => `${name}.${field}`) : [],
  );
  return [...Object.keys(entry), ...inner];
}
