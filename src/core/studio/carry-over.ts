import { isRecord } from '../mapping/read-path.ts';
import type { JsonPath, StudioFieldKind } from './data.ts';
import type { KnownOfSite } from './first-value.ts';
import { formKindOf, labelOf } from './form-kind.ts';
import { htmlFormat, readsDays } from './format-facts.ts';
import { propertiesOf, type SchemaDocument, type SchemaNode, typeOf } from './schema-document.ts';
import { FILLED_BY, roleOf, type SlotRole } from './slot-role.ts';

/** What an old value has that the new one has no property of the same name for. */
export interface Leftover {
  readonly value: unknown;
  /** What the old value's schema says of it, references followed. */
  readonly part: SchemaNode;
  readonly path: JsonPath;
  /** Whether it has found another place. */
  isTaken: boolean;
}

/** A cell or a block, as a manifest has it. */
type Entry = Readonly<Record<string, unknown>>;

/** The most columns of a table that a list of cards becomes. */
const MAX_CELLS = 6;

/**
 * A list of cells or blocks that are left one by one, each as the slot that it can fill; what else such an entry
 * says, as where a cell leads, is left beside it.
 */
export function splitList(document: SchemaDocument, left: Omit<Leftover, 'isTaken'>): Leftover[] {
  const { value, part, path } = left;
  const { 'x-slot': kind } = part;
  if (!Array.isArray(value) || (kind !== 'cells' && kind !== 'blocks')) {
    return [{ ...left, isTaken: false }];
  }
  const entries: readonly unknown[] = value;
  return entries.flatMap((entry, index): Leftover[] => {
    const at = [...path, index];
    const slot = isRecord(entry) ? slotOfEntry(document, part, entry, index) : undefined;
    if (!isRecord(entry) || slot === undefined) {
      return [{ value: entry, part: {}, path: at, isTaken: false }];
    }
    const as = { ...TEXT_SLOT, 'x-role': slot.role };
    const filling = { value: slot.value, part: as, path: at, isTaken: false };
    return [filling, ...besideSlot(document, part, { entry, path: at, filling: slot.value })];
  });
}

/** What a cell or a block says beside what fills a slot. */
function besideSlot(
  document: SchemaDocument,
  { items }: SchemaNode,
  cell: { readonly entry: Entry; readonly path: JsonPath; readonly filling: unknown },
): Leftover[] {
  const { entry, path, filling } = cell;
  const branch = document.branchOf(isRecord(items) ? items : {}, entry);
  const properties = new Map(propertiesOf(branch));
  const taken = ['type', 'field', ...(isRecord(filling) ? Object.keys(filling) : [])];
  return Object.entries(entry)
    .filter(([name]) => !taken.includes(name))
    .map(([name, value]) => {
      const part = document.resolve(properties.get(name) ?? {});
      return { value, part, path: [...path, name], isTaken: false };
    });
}

/** What a cell or a block can fill, and with what; undefined for a block without a text. */
function slotOfEntry(
  document: SchemaDocument,
  list: SchemaNode,
  entry: Entry,
  index: number,
): { readonly role: SlotRole; readonly value: unknown } | undefined {
  const { field, format, words } = entry;
  if (typeof field !== 'string') return undefined;
  if (list['x-slot'] === 'blocks') {
    const block = document.branchOf(isRecord(list.items) ? list.items : {}, entry);
    const kind = document.resolve(new Map(propertiesOf(block)).get('field') ?? {})['x-slot'];
    if (kind === 'html') return { role: 'text', value: { field, format: htmlFormat(document) } };
    return kind === 'text' ? { role: 'text', value: field } : undefined;
  }
  const options = {
    ...(format !== undefined && { format }),
    ...(words !== undefined && { words }),
  };
  const value = Object.keys(options).length === 0 ? field : { field, ...options };
  if (readsDays(document, format)) return { role: 'date', value };
  return { role: index === 0 ? 'title' : 'line', value };
}

/** A slot that nothing fills yet. */
export interface FreeSlot {
  readonly part: SchemaNode;
  /** What fills it in the example of its schema. */
  readonly sample?: unknown;
}

/** What fills a free slot of what is left, which is taken by that; undefined where nothing is of its kind. */
export function takeLeftover(
  document: SchemaDocument,
  leftovers: readonly Leftover[],
  { part, sample }: FreeSlot,
): unknown {
  const role = roleOf(part);
  if (role === undefined) return undefined;
  const free = leftovers.filter(({ isTaken }) => !isTaken);
  for (const wanted of FILLED_BY[role]) {
    const fitting = free.filter((left) => roleOfLeft(document, left) === wanted);
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
  part: SchemaNode,
  { languages, fields }: KnownOfSite,
): unknown[] | undefined {
  const isCells = part['x-slot'] === 'cells';
  // A heading is written in the languages of the site.
  if (isCells ? languages.length === 0 : part['x-slot'] !== 'blocks') return undefined;
  const wanted: readonly SlotRole[] = isCells ? ['title', 'line', 'date'] : ['text', 'line'];
  const texts = leftovers.filter((left) => {
    const role = roleOfLeft(document, left);
    return !left.isTaken && role !== undefined && wanted.includes(role);
  });
  const items = isRecord(part.items) ? document.resolve(part.items) : {};
  const [linkName] =
    propertiesOf(items).find(([, inner]) => roleOf(document.resolve(inner)) === 'link') ?? [];
  const entries = texts.slice(0, MAX_CELLS).flatMap((left): unknown[] => {
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
    const { format, words } = isRecord(left.value) ? left.value : {};
    const name = labelOf(field.split('.').at(-1) ?? field);
    const link =
      linkName !== undefined && roleOf(left.part) === 'title'
        ? takeLeftover(document, leftovers, { part: LINK_SLOT })
        : undefined;
    return [
      {
        heading: Object.fromEntries(languages.map((code) => [code, name])),
        field,
        ...(format !== undefined && { format }),
        ...(words !== undefined && { words }),
        ...(linkName !== undefined && link !== undefined && { [linkName]: link }),
      },
    ];
  });
  return entries.length > 0 ? entries : undefined;
}

/** A slot for a text, and one for a link, as schemas say it. */
const TEXT_SLOT: SchemaNode = { title: 'TextField', 'x-slot': 'text' };
const LINK_SLOT: SchemaNode = { title: 'Link', 'x-slot': 'link' };
/** Kinds of fields that hold HTML. */
const RICH_FIELDS: readonly StudioFieldKind[] = ['rich-text'];

/** A line that is formatted as a date says when, whatever its slot is for. */
function roleOfLeft(document: SchemaDocument, { part, value }: Leftover): SlotRole | undefined {
  const role = roleOf(part);
  return role === 'line' && isRecord(value) && readsDays(document, value.format) ? 'date' : role;
}

/** A value as a slot holds it: where only a field's name may stand, that alone. */
function asSlot(value: unknown, part: SchemaNode, role: SlotRole, sample: unknown): unknown {
  const kind = formKindOf(part);
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

/** The type of the block that is proposed for a kind of field. */
function blockFor(document: SchemaDocument, union: SchemaNode, kind: string): string | undefined {
  const found = document.branches(union).find(({ 'x-proposedFor': kinds }) => {
    return Array.isArray(kinds) && kinds.includes(kind);
  });
  return found && typeOf(found);
}
