import { isRecord } from '../mapping/read-path.ts';
import type { JsonPath, StudioFieldKind } from './data.ts';
import type { KnownOfSite } from './first-value.ts';
import { kindOf, labelOf } from './form-kind.ts';
import { propertiesOf, type SchemaDocument, type SchemaPart, typeOf } from './schema-document.ts';

/** What an old value has that the new one has no property of the same name for. */
export interface Leftover {
  readonly name: string;
  readonly value: unknown;
  /** What the old value's schema says of it, references followed. */
  readonly part: SchemaPart;
  readonly path: JsonPath;
  /** Whether it has found another place. */
  isTaken: boolean;
}

/** What a slot holds, by which it can stand in for another. */
type Role = 'image' | 'title' | 'link' | 'date' | 'short' | 'long';

/** Slots by their names: what says when, a line beside the title, and a text. */
const ROLES: Readonly<Record<string, Role>> = {
  title: 'title',
  link: 'link',
  time: 'date',
  start: 'date',
  subtitle: 'short',
  role: 'short',
  note: 'short',
  kicker: 'short',
  caption: 'short',
  details: 'short',
  summary: 'long',
  text: 'long',
  quote: 'long',
};
/** What can fill a slot of a role, the best first: a text can be a line, and a line is no text for long. */
const FILLED_BY: Readonly<Record<Role, readonly Role[]>> = {
  image: ['image'],
  title: ['title'],
  link: ['link'],
  date: ['date'],
  short: ['short', 'date'],
  long: ['long', 'short'],
};
/** The most columns of a table that a list of cards becomes. */
const MOST_CELLS = 6;

/** The leftovers of a list of cells or blocks one by one, each as the slot that it comes to. */
export function splitList(
  document: SchemaDocument,
  { name, value, part, path }: Omit<Leftover, 'isTaken'>,
): Leftover[] {
  const own = { name, value, part, path, isTaken: false };
  const { 'x-slot': kind } = part;
  if (!Array.isArray(value) || (kind !== 'cells' && kind !== 'blocks')) return [own];
  const entries: readonly unknown[] = value;
  return entries.map((entry, index): Leftover => {
    const at = [...path, index];
    const slot = isRecord(entry) ? slotOfEntry(document, part, entry, index) : undefined;
    return slot === undefined
      ? { ...own, name: '', value: entry, part: {}, path: at }
      : { ...slot, part: { title: 'TextField' }, path: at, isTaken: false };
  });
}

function slotOfEntry(
  document: SchemaDocument,
  list: SchemaPart,
  entry: Readonly<Record<string, unknown>>,
  index: number,
): Pick<Leftover, 'name' | 'value'> | undefined {
  const { field, format } = entry;
  if (typeof field !== 'string') return undefined;
  if (list['x-slot'] === 'blocks') {
    const block = document.branchOf(isRecord(list.items) ? list.items : {}, entry);
    const kind = document.resolve(new Map(propertiesOf(block)).get('field') ?? {})['x-slot'];
    if (kind === 'html') return { name: 'text', value: { field, format: htmlFormat(document) } };
    return kind === 'text' ? { name: 'text', value: field } : undefined;
  }
  const value = format === undefined ? field : { field, format };
  if (isDate(format)) return { name: 'time', value };
  return { name: index === 0 ? 'title' : 'subtitle', value };
}

/** A slot that nothing fills yet. */
export interface FreeSlot {
  readonly name: string;
  readonly part: SchemaPart;
  /** What fills it in the example of its schema. */
  readonly sample?: unknown;
}

/** What fills a free slot of what is left, which is taken by that; undefined where nothing is of its kind. */
export function takeLeftover(
  document: SchemaDocument,
  leftovers: readonly Leftover[],
  { name, part, sample }: FreeSlot,
): unknown {
  const role = roleOf(name, part);
  if (role === undefined) return undefined;
  const free = leftovers.filter(({ isTaken }) => !isTaken);
  for (const wanted of FILLED_BY[role]) {
    const fitting = free.filter((left) => roleOfLeft(left) === wanted);
    const rich = fitting.find(({ value }) => isRich(document, value));
    const found = (part['x-slot'] === 'html' ? rich : undefined) ?? fitting[0];
    if (found === undefined) continue;
    found.isTaken = true;
    return asSlot(found.value, part, role, sample);
  }
  return undefined;
}

/** The cells of a table, or the blocks of a part, of the texts that are left; undefined for what is neither. */
export function fillList(
  leftovers: readonly Leftover[],
  document: SchemaDocument,
  part: SchemaPart,
  { languages, fields }: KnownOfSite,
): unknown[] | undefined {
  const isCells = part['x-slot'] === 'cells';
  // A heading is written in the languages of the site.
  if (isCells ? languages.length === 0 : part['x-slot'] !== 'blocks') return undefined;
  const wanted: readonly Role[] = isCells ? ['title', 'short', 'date'] : ['long', 'short'];
  const texts = leftovers.filter((left) => {
    const role = roleOfLeft(left);
    return !left.isTaken && role !== undefined && wanted.includes(role);
  });
  const items = isRecord(part.items) ? document.resolve(part.items) : {};
  const canLink = propertiesOf(items).some(([name]) => name === 'link');
  const entries = texts.slice(0, MOST_CELLS).flatMap((left): unknown[] => {
    const field = fieldOf(left.value);
    if (field === undefined) return [];
    left.isTaken = true;
    if (!isCells) {
      const known = fields.find(({ name }) => name === field)?.kind;
      const isHtml =
        isRich(document, left.value) || (known !== undefined && RICH_FIELDS.includes(known));
      const type = blockFor(document, items, isHtml ? 'html' : 'text');
      return type === undefined ? [] : [{ type, field }];
    }
    const format = isRecord(left.value) ? left.value.format : undefined;
    const words = labelOf(field.split('.').at(-1) ?? field);
    const link =
      canLink && left.name === 'title'
        ? takeLeftover(document, leftovers, { name: 'link', part: LINK })
        : undefined;
    return [
      {
        heading: Object.fromEntries(languages.map((code) => [code, words])),
        field,
        ...(format !== undefined && { format }),
        ...(link !== undefined && { link }),
      },
    ];
  });
  return entries.length > 0 ? entries : undefined;
}

const LINK: SchemaPart = { title: 'Link' };
/** Kinds of fields that hold HTML. */
const RICH_FIELDS: readonly StudioFieldKind[] = ['rich-text'];
/** What definitions of formats begin with in a document. */
const FORMATS = 'formats.';

function roleOf(name: string, part: SchemaPart): Role | undefined {
  if (part.title === 'ImageField') return 'image';
  const kind = kindOf(part);
  const { [name]: role } = ROLES;
  if (kind === 'link') return role === 'link' ? role : undefined;
  const isText = kind === 'slot' || kind === 'fields';
  if (kind === 'field') return role === 'date' ? role : undefined;
  return isText && role !== 'link' ? role : undefined;
}

/** A line that is formatted as a date says when, whatever its slot is called. */
function roleOfLeft({ name, part, value }: Leftover): Role | undefined {
  const role = roleOf(name, part);
  return role === 'short' && isRecord(value) && isDate(value.format) ? 'date' : role;
}

/** A value as a slot holds it: where only a field's name may stand, that alone. */
function asSlot(value: unknown, part: SchemaPart, role: Role, sample: unknown): unknown {
  const kind = kindOf(part);
  if (kind === 'field' || kind === 'fields') return fieldOf(value);
  const isPlainDate = role === 'date' && typeof value === 'string' && kind === 'slot';
  const format = isRecord(sample) ? sample.format : undefined;
  return isPlainDate && format !== undefined ? { field: value, format } : value;
}

function fieldOf(value: unknown): string | undefined {
  if (typeof value === 'string') return value;
  return isRecord(value) && typeof value.field === 'string' ? value.field : undefined;
}

/** Whether a value is read as HTML: its format gives that, by its schema. */
function isRich(document: SchemaDocument, value: unknown): boolean {
  return isRecord(value) && value.format !== undefined && value.format === htmlFormat(document);
}

/** The name of the format that gives HTML. */
function htmlFormat({ root }: SchemaDocument): string | undefined {
  const definitions = Object.entries(isRecord(root.$defs) ? root.$defs : {});
  const [name] =
    definitions.find(
      ([key, part]) => key.startsWith(FORMATS) && isRecord(part) && part['x-gives'] === 'html',
    ) ?? [];
  return name?.slice(FORMATS.length);
}

/** The type of the block that is proposed for a kind of field. */
function blockFor(document: SchemaDocument, union: SchemaPart, kind: string): string | undefined {
  const found = document.branches(union).find(({ 'x-proposedFor': kinds }) => {
    return Array.isArray(kinds) && kinds.includes(kind);
  });
  return found && typeOf(found);
}

function isDate(format: unknown): boolean {
  return typeof format === 'string' && /date|time/.test(format);
}
