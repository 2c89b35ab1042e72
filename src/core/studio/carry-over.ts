import { isRecord } from '../mapping/read-path.ts';
import type { JsonPath } from './data.ts';
import type { KnownOfSite } from './first-value.ts';
import { kindOf, labelOf } from './form-kind.ts';
import { propertiesOf, type SchemaDocument, type SchemaPart } from './schema-document.ts';

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
  short: ['short'],
  long: ['long', 'short'],
};
/** The most columns of a table that a list of cards becomes. */
const MOST_CELLS = 6;

/** The leftovers of a list of cells or blocks one by one, each as the slot that it comes to. */
export function splitList({ name, value, part, path }: Omit<Leftover, 'isTaken'>): Leftover[] {
  const own = { name, value, part, path, isTaken: false };
  const { 'x-slot': kind } = part;
  if (!Array.isArray(value) || (kind !== 'cells' && kind !== 'blocks')) return [own];
  const entries: readonly unknown[] = value;
  return entries.map((entry, index): Leftover => {
    const at = [...path, index];
    const slot = isRecord(entry) ? slotOfEntry(entry, kind, index) : undefined;
    return slot === undefined
      ? { ...own, name: '', value: entry, part: {}, path: at }
      : { ...slot, part: { title: 'TextField' }, path: at, isTaken: false };
  });
}

function slotOfEntry(
  { type, field, format }: Readonly<Record<string, unknown>>,
  kind: 'cells' | 'blocks',
  index: number,
): Pick<Leftover, 'name' | 'value'> | undefined {
  if (typeof field !== 'string') return undefined;
  if (kind === 'blocks') {
    if (type === 'rich-text') return { name: 'text', value: { field, format: type } };
    return type === 'text' ? { name: 'text', value: field } : undefined;
  }
  const value = format === undefined ? field : { field, format };
  if (isDate(format)) return { name: 'time', value };
  return { name: index === 0 ? 'title' : 'subtitle', value };
}

/** What fills a free slot of what is left, which is taken by that; undefined where nothing is of its kind. */
export function takeLeftover(
  leftovers: readonly Leftover[],
  name: string,
  part: SchemaPart,
): unknown {
  const role = roleOf(name, part);
  if (role === undefined) return undefined;
  const free = leftovers.filter(({ isTaken }) => !isTaken);
  for (const wanted of FILLED_BY[role]) {
    const fitting = free.filter((left) => roleOf(left.name, left.part) === wanted);
    const found = (part['x-slot'] === 'html' ? fitting.find(isRich) : undefined) ?? fitting[0];
    if (found === undefined) continue;
    found.isTaken = true;
    return asSlot(found.value, part, role);
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
    const role = roleOf(left.name, left.part);
    return !left.isTaken && role !== undefined && wanted.includes(role);
  });
  const items = isRecord(part.items) ? document.resolve(part.items) : {};
  const canLink = propertiesOf(items).some(([name]) => name === 'link');
  const entries = texts.slice(0, MOST_CELLS).flatMap((left): unknown[] => {
    const field = fieldOf(left.value);
    if (field === undefined) return [];
    left.isTaken = true;
    const format = isRecord(left.value) ? left.value.format : undefined;
    if (!isCells) {
      const kind = format ?? fields.find(({ name }) => name === field)?.kind;
      return [{ type: kind === 'rich-text' ? 'rich-text' : 'text', field }];
    }
    const words = labelOf(field.split('.').at(-1) ?? field);
    const link =
      canLink && left.name === 'title' ? takeLeftover(leftovers, 'link', LINK) : undefined;
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

function roleOf(name: string, part: SchemaPart): Role | undefined {
  if (part.title === 'ImageField') return 'image';
  const kind = kindOf(part);
  const { [name]: role } = ROLES;
  if (kind === 'link') return role === 'link' ? role : undefined;
  const isText = kind === 'slot' || kind === 'fields';
  if (kind === 'field') return role === 'date' ? role : undefined;
  return isText && role !== 'link' ? role : undefined;
}

/** A value as a slot holds it: where only a field's name may stand, that alone. */
function asSlot(value: unknown, part: SchemaPart, role: Role): unknown {
  const kind = kindOf(part);
  if (kind === 'field' || kind === 'fields') return fieldOf(value);
  const isPlainDate = role === 'date' && typeof value === 'string' && kind === 'slot';
  return isPlainDate ? { field: value, format: 'local-date' } : value;
}

function fieldOf(value: unknown): string | undefined {
  if (typeof value === 'string') return value;
  return isRecord(value) && typeof value.field === 'string' ? value.field : undefined;
}

function isRich({ value }: Leftover): boolean {
  return isRecord(value) && value.format === 'rich-text';
}

function isDate(format: unknown): boolean {
  return typeof format === 'string' && /date|time/.test(format);
}
