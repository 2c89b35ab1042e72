import { isRecord } from '../mapping/read-path.ts';
import type { StudioField, StudioFieldKind, StudioValues } from './data.ts';
import { formKindOf, labelOf } from './form-kind.ts';
import { readsDays } from './format-facts.ts';
import { facetField, isFacet, nameFacet } from './name-facet.ts';
import { propertiesOf, type SchemaDocument, type SchemaNode } from './schema-document.ts';

/** What a site and the answer that is shown have, of which a part that is added can be made. */
export interface KnownOfSite {
  /** The codes of the site's languages. */
  readonly languages: readonly string[];
  readonly fields: readonly StudioField[];
  /** The endpoint that answers a list of items with these fields. */
  readonly endpoint?: string | undefined;
  readonly values?: Partial<StudioValues> | undefined;
}

/**
 * What a part that is added begins with: what it needs and no more, as in the example of its schema, with
 * fields, texts and paths that this site has. So the page goes on being shown.
 *
 * @param sample a value to begin with in place of the schema's example
 */
export function firstValue(
  document: SchemaDocument,
  unresolved: SchemaNode,
  known: KnownOfSite,
  sample?: unknown,
): unknown {
  const part = document.resolve(unresolved);
  const like = sample ?? sampleOf(part);
  switch (formKindOf(part)) {
    case 'text':
      return firstText(like, known);
    case 'field':
      return fieldLike(part, like, known);
    case 'slot':
      return firstSlot(document, part, like, known);
    case 'fields':
      return fieldLike(part, Array.isArray(like) ? like[0] : like, known);
    case 'link':
      return firstLink(like, known);
    case 'list':
      return firstList(document, part, known, like);
    case 'union':
    case 'group':
      return firstGroup(document, document.branchOf(part, like), known, like);
    case 'scalar':
      return firstScalar(part, like, known);
    default:
      return like ?? {};
  }
}

function sampleOf({ const: only, default: usual, examples, enum: names }: SchemaNode): unknown {
  const [example] = Array.isArray(examples) ? examples : [];
  const [name] = Array.isArray(names) ? names : [];
  return only ?? example ?? usual ?? name;
}

/** What the part needs; where it needs nothing by name, the first thing that its example has. */
function firstGroup(
  document: SchemaDocument,
  part: SchemaNode,
  known: KnownOfSite,
  like: unknown,
): unknown {
  const sample = isRecord(like) ? like : {};
  const required: readonly unknown[] = Array.isArray(part.required) ? part.required : [];
  const properties = propertiesOf(part);
  const needed = properties.filter(([name]) => required.includes(name));
  const first = properties.filter(([name]) => sample[name] !== undefined).slice(0, 1);
  const chosen = needed.length > 0 ? needed : first;
  const made = Object.fromEntries(
    chosen.map(([name, inner]) => [name, firstValue(document, inner, known, sample[name])]),
  );
  if (!isFacet(made) || known.languages.length === 0) return made;
  const field = facetField(sample.type, known.fields) ?? made.field;
  const labels = known.fields.find(({ name }) => name === field)?.labels;
  return { ...made, field, ...nameFacet(field, known.languages, labels?.[0]?.value) };
}

function firstList(
  document: SchemaDocument,
  { items, minItems }: SchemaNode,
  known: KnownOfSite,
  like: unknown,
): unknown[] {
  const samples: readonly unknown[] = Array.isArray(like) ? like : [];
  const count = Math.max(Math.min(samples.length, 1), typeof minItems === 'number' ? minItems : 0);
  const part = isRecord(items) ? items : {};
  return Array.from({ length: count }, (_, index) =>
    firstValue(document, part, known, samples[index]),
  );
}

/** The words of the example in each language of the site, until they are translated. */
function firstText(like: unknown, { languages, values }: KnownOfSite): unknown {
  if (languages.length === 0) return like;
  if (typeof like === 'string' && values?.text?.some(({ value }) => value === like)) return like;
  const texts = isRecord(like) ? like : {};
  const [first] = Object.values(texts).filter((text) => typeof text === 'string');
  const usual = typeof like === 'string' ? labelOf(like.split('.').at(-1) ?? like) : first;
  const words = texts.en ?? usual ?? '';
  return Object.fromEntries(languages.map((code) => [code, texts[code] ?? words]));
}

function firstSlot(
  document: SchemaDocument,
  part: SchemaNode,
  like: unknown,
  known: KnownOfSite,
): unknown {
  if (!isRecord(like)) return fieldLike(part, like, known);
  // Words for values are those of other values.
  const options = Object.entries(like).filter(([, option]) => typeof option !== 'object');
  const wanted = readsDays(document, like.format) ? KINDS.date : undefined;
  return { ...Object.fromEntries(options), field: fieldLike(part, like.field, known, wanted) };
}

/** The field of an example where the answer has it, or else the first that is of its kind. */
function fieldLike(
  { title, 'x-slot': slot }: SchemaNode,
  like: unknown,
  { fields }: KnownOfSite,
  wanted: readonly StudioFieldKind[] = KINDS[String(slot)] ?? KINDS[String(title)] ?? ['text'],
): unknown {
  if (fields.length === 0 || fields.some(({ name }) => name === like)) return like;
  const others = fields.filter(({ name }) => name !== 'id');
  const [first = fields[0]] = others;
  const fitting = wanted.flatMap((kind) => others.find((field) => field.kind === kind) ?? []);
  return (fitting[0] ?? first)?.name;
}

/** The kinds of fields that fill a slot, by what its schema or its definition says; the best first. */
const KINDS: Readonly<Record<string, readonly StudioFieldKind[]>> = {
  date: ['date'],
  email: ['email'],
  file: ['file', 'url', 'picture'],
  files: ['list'],
  html: ['rich-text', 'text'],
  phone: ['phone'],
  url: ['url', 'file', 'picture'],
  ImageField: ['picture'],
  FileField: ['file', 'url', 'picture'],
  ItemsPath: ['list'],
};

function firstLink(like: unknown, { values }: KnownOfSite): unknown {
  const [route] = values?.route ?? [];
  const isPath = typeof like === 'string' && like.startsWith('/');
  return isPath && route !== undefined ? route.value.replace(/:([a-zA-Z0-9]+)/g, '{$1}') : like;
}

function firstScalar({ type, studio }: SchemaNode, like: unknown, known: KnownOfSite): unknown {
  if (studio === 'endpoint' && known.endpoint !== undefined) return known.endpoint;
  const offered = Object.entries({ ...known.values }).find(([kind]) => kind === studio)?.[1] ?? [];
  if (offered.some(({ value }) => value === like)) return like;
  const fitting = offered.find(({ value }) => !value.includes('{')) ?? offered[0];
  if (fitting !== undefined) return fitting.value;
  if (like !== undefined) return like;
  if (type === 'boolean') return true;
  return type === 'number' || type === 'integer' ? 1 : '';
}
