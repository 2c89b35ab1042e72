import { isRecord } from '../../core/mapping/read-path.ts';
import {
  type Path,
  partsOf,
  type ResolvedSchema,
  type Schema,
  type Schemas,
} from '../compiler/index.ts';
import { isMediaPath, takesHref } from './offered-paths.ts';

const FIELDS = 'schemas/fields.schema.json#/$defs';
const COMMON = 'schemas/common.schema.json#/$defs';

/** The definitions of values that each site has its own of: fields, routes, endpoints, files. */
const OF_SITE = [
  ...['fieldName', 'fieldNames', 'textField', 'imageField', 'fileField', 'itemsPath'].map(inFields),
  ...['pictureTemplate', 'linkTemplate', 'urlTemplate', 'embedTemplate', 'link'].map(inFields),
  ...['text', 'heading', 'introduction', 'endpoint', 'apiName'].map(inCommon),
  ...['route', 'back', 'markdownFile', 'queryValue'].map(inCommon),
];
/** Those of words, which may be written in each language. */
const OF_WORDS = ['text', 'heading', 'introduction'].map(inCommon);
/** Those of objects whose own names are values, parameters or tools of a site. */
const OF_NAMES = [inFields('fieldWords'), inCommon('query'), inCommon('extensions')];
/** Files whose examples show how common backends answer, and are right for many a site. */
const OF_BACKENDS = ['schemas/api.schema.json', 'schemas/conventions.schema.json'];
/** Properties of such objects that have no definition: the paths of a link by the values of a field. */
const OF_CASES = inFields('link');
const CASES = 'cases';

function inFields(name: string): string {
  return `${FIELDS}/${name}`;
}

function inCommon(name: string): string {
  return `${COMMON}/${name}`;
}

/**
 * A schema whose examples name nothing of another site, since an editor would write it into a manifest: what they have
 * of it is left empty, to be filled in, and an example that is nothing else is left out.
 *
 * @param file the path of the schema
 */
export function emptyExamples(
  file: string,
  schema: Schema,
  schemas: Schemas,
  languages: readonly string[],
): Schema {
  if (OF_BACKENDS.includes(file)) return schema;
  const empty = (example: unknown, resolved: ResolvedSchema) =>
    emptyExample(example, resolved, { schemas, languages });
  const visit = (part: unknown, pointer: string): unknown => {
    if (Array.isArray(part)) {
      return keepSame(
        part,
        part.map((entry: unknown, index) => visit(entry, `${pointer}/${index}`)),
      );
    }
    if (!isRecord(part)) return part;
    const resolved = { schema: part, names: [`${file}#${pointer}`], base: file };
    const entries = Object.entries(part).flatMap(([name, value]): [string, unknown][] => {
      if (name === 'examples' && Array.isArray(value)) {
        const left = keepSame(value, withoutGaps(value.map((one) => empty(one, resolved))));
        return left.length === 0 ? [] : [[name, left]];
      }
      if (name === 'defaultSnippets' && Array.isArray(value)) {
        const snippets = value.map((one: unknown) =>
          isRecord(one) ? { ...one, body: asSnippet(empty(one.body, resolved)) } : one,
        );
        return [[name, snippets]];
      }
      return [[name, visit(value, `${pointer}/${name}`)]];
    });
    const isSame = entries.every(([name, value]) => part[name] === value);
    return isSame && entries.length === Object.keys(part).length
      ? part
      : Object.fromEntries(entries);
  };
  const emptied = visit(schema, '');
  return isRecord(emptied) ? emptied : schema;
}

interface Site {
  readonly schemas: Schemas;
  readonly languages: readonly string[];
}

/** An example with nothing of another site; undefined where nothing is left of it. */
function emptyExample(
  example: unknown,
  root: ResolvedSchema,
  { schemas, languages }: Site,
): unknown {
  const parts = new Map(partsOf(example, root, schemas).map((part) => [keyOf(part.path), part]));
  const empty = (value: unknown, path: Path): unknown => {
    const { names = [], schema = {} } = parts.get(keyOf(path)) ?? {};
    const isOf = (definitions: readonly string[]) =>
      names.some((name) => definitions.includes(name));
    if (isOf(OF_NAMES)) return undefined;
    const isWords =
      typeof value === 'string' ||
      (isRecord(value) && value.field === undefined && value.markdown === undefined);
    if (isOf(OF_WORDS) && isWords && languages.length > 0) {
      return Object.fromEntries(languages.map((code) => [code, '']));
    }
    if (typeof value === 'string') return isOf(OF_SITE) || isOfSite(value, schema) ? '' : value;
    if (Array.isArray(value)) {
      return withoutGaps(value.map((one, index) => empty(one, [...path, index])));
    }
    if (!isRecord(value)) return value;
    const entries = Object.entries(value).filter(([name]) => !(isOf([OF_CASES]) && name === CASES));
    return Object.fromEntries(
      entries.flatMap(([name, one]): [string, unknown][] => {
        const left = empty(one, [...path, name]);
        return left === undefined ? [] : [[name, left]];
      }),
    );
  };
  const left = empty(example, []);
  if (left === '') return undefined;
  return JSON.stringify(left) === JSON.stringify(example) ? example : left;
}

/** Whether a text is the path of a page or a file, or a template of one, of some site. */
function isOfSite(text: string, schema: Schema): boolean {
  return schema['x-option'] === 'template' || takesHref(schema) || isMediaPath(text);
}

/** What is empty in a snippet is where the cursor goes next. */
function asSnippet(value: unknown): unknown {
  let stops = 0;
  const visit = (part: unknown): unknown => {
    if (part === '') return `$${++stops}`;
    if (Array.isArray(part)) return part.map(visit);
    if (!isRecord(part)) return part;
    return Object.fromEntries(Object.entries(part).map(([name, one]) => [name, visit(one)]));
  };
  return visit(value);
}

function keyOf(path: Path): string {
  return JSON.stringify(path);
}

/** The entries of a list that are there, each once. */
function withoutGaps(list: readonly unknown[]): unknown[] {
  const there = list.filter((entry) => entry !== undefined);
  return [...new Map(there.map((entry) => [JSON.stringify(entry), entry])).values()];
}

/** A list as it was, where no entry is another. */
function keepSame(before: readonly unknown[], after: readonly unknown[]): readonly unknown[] {
  const isSame = before.length === after.length && after.every((one, at) => one === before[at]);
  return isSame ? before : after;
}
