import { isRecord } from '../../../core/mapping/read-path.ts';
import { propertiesOf, strings } from '../schema/schema-parts.ts';
import type { Schemas } from '../schema/schemas.ts';
import { quote, suggest } from '../text/suggest.ts';

/** The keyword of a schema with words that others use for the same thing, in small letters. */
const ALSO_CALLED = 'x-alsoCalled';

/**
 * The property of an object that others call by a name: `descending` for `order`. What its definition is called holds
 * for the first property of that kind.
 *
 * @param free the properties that the object does not have yet
 */
export function propertyAlsoCalled(
  name: string,
  schema: unknown,
  { free, schemas }: { readonly free: readonly string[]; readonly schemas: Schemas },
): string | undefined {
  if (!isRecord(schema)) return undefined;
  const own = Object.entries(propertiesOf(schema)).filter(([property]) => free.includes(property));
  const base = schemas.fileOf(schema);
  const found =
    own.find(([, property]) => isCalled(property, name)) ??
    own.find(([, property]) => isCalled(schemas.resolve(property, base).schema, name));
  return found?.[0];
}

/** The end of a sentence that says how a property that has another name is written. */
export function writeProperty(name: string, schema: unknown): string {
  const properties = isRecord(schema) && isRecord(schema.properties) ? schema.properties : {};
  const property = properties[name];
  const isBoolean = isRecord(property) && property.type === 'boolean';
  return isBoolean ? `; write "${name}": true or false` : `; did you mean "${name}"?`;
}

/** The values that may stand there; one that is no text is written without quotation marks. */
export function suggestValue(name: string, known: readonly unknown[], schemas: Schemas): string {
  const [only] = known;
  if (known.length === 1 && typeof only !== 'string') return `; write ${quote(only)}`;
  const names = known.map(String);
  const called = rendererAlsoCalled(name, names, schemas);
  return called === undefined ? suggest(name, names) : `; did you mean "${called}"?`;
}

/** The renderer among some that others call by a name. */
function rendererAlsoCalled(
  name: string,
  known: readonly string[],
  schemas: Schemas,
): string | undefined {
  const found = schemas.all.find(
    (schema) => isCalled(schema, name) && known.includes(folderOf(schema.$id)),
  );
  return found && folderOf(found.$id);
}

function isCalled(schema: unknown, name: string): boolean {
  return isRecord(schema) && strings(schema[ALSO_CALLED]).includes(name.toLowerCase());
}

/** The name of a renderer's folder, in which its schema stands; of other schemas nothing. */
function folderOf(id: unknown): string {
  return /^renderers\/\w+\/([^/]+)\/schema\.json$/.exec(String(id))?.[1] ?? '';
}
