import { isRecord } from '../../core/mapping/read-path.ts';
import type { StudioKind, StudioValueKind } from '../../core/studio/data.ts';
import { memoize, type Schema, type Schemas } from '../compiler/index.ts';

/** Definitions whose values the site knows, by their places in the schemas. */
const KNOWN: Readonly<Record<string, StudioValueKind>> = {
  'common/route': 'route',
  'common/link': 'route',
  'common/linkTemplate': 'route',
  'common/back': 'route',
  'common/text': 'text',
  'common/heading': 'text',
  'common/introduction': 'text',
  'common/endpoint': 'endpoint',
  'common/apiName': 'api',
  'common/languageCode': 'language',
  'common/markdownFile': 'markdown',
  'common/fieldName': 'field',
  'common/fieldNames': 'field',
  'common/textField': 'field',
  'common/imageField': 'field',
  'common/fileField': 'field',
};
/** Keywords whose values are no schemas. */
const PLAIN = new Set(['const', 'enum', 'default', 'examples', 'defaultSnippets', 'required']);

/**
 * The schema of a kind of manifest as one document: references lead into its own `$defs`, and places
 * whose values the site knows have the keyword `studio`.
 */
export function composeSchema(schemas: Schemas, kind: StudioKind): Schema {
  return documents(schemas, kind);
}

const documents = memoize((schemas: Schemas, kind: StudioKind): Schema => {
  const definitions = schemas.all.map((schema) => {
    const file = String(schema.$id);
    return [nameOf(file), copyPart(schema, file, '')] as const;
  });
  const { $schema } = schemas.file(`schemas/${kind}.schema.json`).schema;
  return { $schema, $ref: `#/$defs/${kind}`, $defs: Object.fromEntries(definitions) };
});

/** `layouts.card-list` for a renderer's file, `page` for a shared one. */
function nameOf(file: string): string {
  const [, kind, name] = /^renderers\/([^/]+)\/([^/]+)\/schema\.json$/.exec(file) ?? [];
  if (kind !== undefined && name !== undefined) return `${kind}.${name}`;
  return file.replace(/^schemas\//, '').replace(/\.schema\.json$/, '');
}

/** @param at the name of a definition within the file, or nothing */
function copyPart(part: Schema, file: string, at: string): Schema {
  const copy: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(part)) {
    if (key === '$id' || (key === '$schema' && typeof value === 'string')) continue;
    if (key === '$ref') copy[key] = localReference(String(value), file);
    else if (key === '$defs' && isRecord(value)) copy[key] = copyDefinitions(value, file);
    else copy[key] = PLAIN.has(key) ? value : copyValue(value, file);
  }
  const known = at === '' ? undefined : KNOWN[`${nameOf(file)}/${at}`];
  const studio = known ?? (isMedia(part) ? 'media' : undefined);
  return studio === undefined ? copy : { ...copy, studio };
}

function copyDefinitions(definitions: Schema, file: string): Schema {
  return Object.fromEntries(
    Object.entries(definitions).map(([name, part]) => [
      name,
      isRecord(part) ? copyPart(part, file, name) : part,
    ]),
  );
}

function copyValue(value: unknown, file: string): unknown {
  if (Array.isArray(value)) return value.map((entry) => copyValue(entry, file));
  if (!isRecord(value)) return value;
  // Of a page, the one property that names a component.
  const { override } = value;
  const copy = copyPart(value, file, '');
  return nameOf(file) === 'page' && isRecord(override) && override.type === 'string'
    ? { ...copy, override: { ...override, studio: 'override' } }
    : copy;
}

function localReference(reference: string, file: string): string {
  const { pathname, hash } = new URL(reference, `file:///${file}`);
  return `#/$defs/${nameOf(pathname.slice(1))}${hash.slice(1)}`;
}

function isMedia({ type, examples }: Schema): boolean {
  const first = Array.isArray(examples) ? examples[0] : undefined;
  return type === 'string' && typeof first === 'string' && first.startsWith('/media/');
}
