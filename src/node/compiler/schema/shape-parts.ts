import { hasCheckDigit } from '../../../core/mapping/check-digit.ts';
import { propertiesOf, requiredOf, type SchemaProperties } from './schema-parts.ts';
import type { ResolvedSchema, Schema, Schemas } from './schemas.ts';

/** What fills a slot, as its schema says in `x-slot`. */
export type SlotKind = (typeof SLOT_KINDS)[number];
export const SLOT_KINDS = [
  'text',
  'image',
  'link',
  'list',
  'flag',
  'badge',
  'blocks',
  'words',
  'html',
  'email',
  'phone',
  'url',
  'embed',
  'file',
  'files',
  'links',
  'actions',
  'date',
  'cells',
] as const;

/** The options of a field that some slots keep and others do not, as their layouts say in `x-keeps`. */
export const SLOT_OPTIONS: readonly string[] = ['clamp', 'box', 'ratio', 'preview', 'template'];

/** What the values of a field have to be for a format or a slot, as its schema says in `x-reads`. */
export const FORMAT_READINGS = [
  'text',
  'markup',
  'day',
  'hour',
  'year',
  'number',
  'phone',
  'identifier',
  'names',
  'file',
  'captions',
] as const;

/**
 * A text of any kind, HTML, a date, a time of day, a year, a number, an identifier, a list of names, or the URL of a
 * file that is no picture, or that holds captions.
 */
export type FormatReading = (typeof FORMAT_READINGS)[number];

/** The kinds of codes that an option may name, as its schema says in `x-codes`: those that `Intl` knows. */
export type CodeKind = (typeof CODE_KINDS)[number];
export const CODE_KINDS = ['currency', 'unit'] as const;

/**
 * How an option becomes a part of the normal form: `value` is taken as it is, and so is `field`, which
 * names one, and `template`, which has some in braces.
 */
export type OptionKind = (typeof OPTION_KINDS)[number];
export const OPTION_KINDS = [
  'text',
  'columns',
  'back',
  'heading',
  'when',
  'group',
  'field',
  'template',
  'picture',
  'links',
  'value',
] as const;

/** What the compiler reads elsewhere: the source of a view and what differs from it. */
export const NO_OPTION = 'view';

/** What a value of a format or a slot is called, and the form that it has; undefined for what its kind says. */
export interface TextForm {
  readonly noun: string | undefined;
  readonly form: TextPattern | undefined;
}

/** What tells the texts of a form from others; data alone, so that shapes can be compared. */
export interface TextPattern {
  readonly pattern: RegExp;
  /** Whether the last character is a check digit. */
  readonly checksDigit: boolean;
}

/** Whether a text is of a form. */
export function isOfForm(text: string, { pattern, checksDigit }: TextPattern): boolean {
  return pattern.test(text) && (!checksDigit || hasCheckDigit(text));
}

export interface SlotShape {
  readonly name: string;
  readonly kind: SlotKind;
  readonly isRequired: boolean;
  /** Whether a layout's manifest has it in `item`. */
  readonly isOfItem: boolean;
  /** Properties beside it that say more of it, by `x-of`. */
  readonly parts: readonly string[];
  /** The options of a field that the renderer keeps; undefined where nothing is known of that. */
  readonly keeps: readonly string[] | undefined;
  /** What the values have to be, where not all that are of the slot's kind will do. */
  readonly reads: ({ readonly as: FormatReading } & TextForm) | undefined;
  /** The slot that holds the start of which this one is the end; undefined where it is none. */
  readonly endOf: string | undefined;
  /** The width in pixels that a picture has to have there; undefined where any will do. */
  readonly leastWidth: number | undefined;
  readonly schema: ResolvedSchema;
}

export interface OptionShape {
  readonly name: string;
  readonly kind: OptionKind;
  readonly isRequired: boolean;
  /** What holds where a manifest says nothing. */
  readonly fallback: unknown;
  readonly description: string;
  readonly schema: ResolvedSchema;
  /** What the values of the field have to be that it names. */
  readonly reads: FormatReading;
  /** What holds the start of which the named field is the end: a slot, or `field` for the value of a format. */
  readonly endOf: string | undefined;
  /**
   * The option with which the named field is one of each object in a list, and without which it is one of the
   * entity; undefined where it is always the one or the other.
   */
  readonly ofEachWith: string | undefined;
  /** The kind of codes of which the value is one; undefined where it is none. */
  readonly codes: CodeKind | undefined;
  /** The options of an object of them. */
  readonly group: readonly OptionShape[];
}

/** The slots among some properties. */
export function readSlots(
  properties: SchemaProperties,
  base: string,
  schemas: Schemas,
  { required, isOfItem }: { readonly required: readonly string[]; readonly isOfItem: boolean },
): SlotShape[] {
  const entries = Object.entries(properties);
  return entries.flatMap(([name, property]) => {
    const schema = schemas.resolve(property, base);
    const kind = slotKind(property, schema);
    const { 'x-keeps': keeps, 'x-leastWidth': leastWidth } = property;
    if (kind === undefined) return [];
    const reads = FORMAT_READINGS.find((reading) => reading === property['x-reads']);
    return [
      {
        name,
        kind,
        isRequired: required.includes(name),
        isOfItem,
        parts: entries.filter(([, other]) => other['x-of'] === name).map(([part]) => part),
        keeps: Array.isArray(keeps) ? keeps.map(String) : undefined,
        reads: reads && { as: reads, ...readForm(property) },
        endOf: readEndOf(property),
        leastWidth: typeof leastWidth === 'number' ? leastWidth : undefined,
        schema,
      },
    ];
  });
}

/** The options among some properties: what is neither a slot nor read elsewhere. */
export function readOptions(
  properties: SchemaProperties,
  base: string,
  schemas: Schemas,
  required: readonly string[],
): OptionShape[] {
  return Object.entries(properties).flatMap(([name, property]) => {
    const schema = schemas.resolve(property, base);
    const said = property['x-option'] ?? schema.schema['x-option'];
    const isOption =
      slotKind(property, schema) === undefined &&
      said !== NO_OPTION &&
      property['x-of'] === undefined;
    if (!isOption || property.deprecated === true) return [];
    return [
      {
        name,
        kind: OPTION_KINDS.find((kind) => kind === said) ?? 'value',
        isRequired: required.includes(name),
        fallback: property.default,
        description: String(property.description ?? schema.schema.description ?? ''),
        schema,
        reads: FORMAT_READINGS.find((reading) => reading === property['x-reads']) ?? 'text',
        endOf: readEndOf(property),
        ofEachWith: readOfEachWith(property),
        codes: CODE_KINDS.find((kind) => kind === schema.schema['x-codes']),
        group:
          said === 'group'
            ? readOptions(
                propertiesOf(schema.schema),
                schema.base,
                schemas,
                requiredOf(schema.schema),
              )
            : [],
      },
    ];
  });
}

export function readForm(schema: Schema): TextForm {
  const { 'x-noun': noun, 'x-form': form, 'x-checkDigit': checkDigit } = schema;
  return {
    noun: typeof noun === 'string' ? noun : undefined,
    form:
      typeof form === 'string'
        ? { pattern: new RegExp(form, 'iu'), checksDigit: checkDigit === 'mod11-2' }
        : undefined,
  };
}

function readOfEachWith({ 'x-ofEachWith': option }: Schema): string | undefined {
  return typeof option === 'string' ? option : undefined;
}

function readEndOf({ 'x-endOf': endOf }: Schema): string | undefined {
  return typeof endOf === 'string' ? endOf : undefined;
}

/** A property may say otherwise than the definition that it refers to. */
function slotKind(property: Schema, { schema }: ResolvedSchema): SlotKind | undefined {
  const said = property['x-slot'] ?? schema['x-slot'];
  return property.deprecated === true ? undefined : SLOT_KINDS.find((kind) => kind === said);
}
