import type { RJSFSchema, UiSchema } from '@rjsf/utils';
import { isRecord } from '../../core/mapping/read-path.ts';
import { type FormKind, formKindOf, isSlot, labelOf } from '../../core/studio/form-kind.ts';
import {
  propertiesOf,
  type SchemaDocument,
  type SchemaNode,
  typeOf,
} from '../../core/studio/schema-document.ts';

/** A form of one part: a plain schema without references or unions, and how each value is edited. */
export interface FormPart {
  readonly schema: RJSFSchema;
  readonly ui: UiSchema;
}

/** How many groups stand within each other; what is deeper is a form of its own. */
const DEPTH = 2;
/** What a form does not show: what editors are for, and what every file has in the same words. */
const HIDDEN = ['$schema', 'manifestVersion', 'extensions'];
/** Keywords that the validator of forms reads of single values. */
const RULES = ['enum', 'pattern', 'minimum', 'maximum', 'minLength', 'maxLength'] as const;

/**
 * The form of a part of a manifest. Which branch of a union it shows, and which properties, follow from
 * the value: so the form needs no schema with references, and stays small however large the language is.
 */
export function formOf(document: SchemaDocument, part: SchemaNode, value: unknown): FormPart {
  return build(document, part, { name: '', value, depth: 0 });
}

interface Place {
  readonly name: string;
  readonly value: unknown;
  readonly depth: number;
}

function build(document: SchemaDocument, unresolved: SchemaNode, place: Place): FormPart {
  const part = document.resolve(unresolved);
  const kind = formKindOf(part);
  if (kind === 'scalar') return scalar(part, place);
  if (kind === 'group' || kind === 'union') {
    if (place.depth >= DEPTH) return own(part, kind, place, 'part');
    return group(document, document.branchOf(part, place.value), part, place);
  }
  if (kind === 'variant' || kind === 'slot') {
    const options = group(document, asOptions(document, part), part, {
      ...place,
      depth: DEPTH - 1,
    });
    const { schema, ui } = own(part, kind, place);
    return { schema, ui: { ...ui, 'ui:options': { ...ui['ui:options'], inner: options } } };
  }
  return own(part, kind, place);
}

function scalar(part: SchemaNode, { name }: Place): FormPart {
  const rules = RULES.flatMap((rule) => (part[rule] === undefined ? [] : [[rule, part[rule]]]));
  const type = Array.isArray(part.type) ? part.type : (part.type ?? 'string');
  return {
    schema: { type, title: labelOf(name), ...describe(part), ...Object.fromEntries(rules) },
    ui: {
      'ui:placeholder': part.default === undefined ? '' : String(part.default),
      ...(Array.isArray(type) && { 'ui:field': 'loose' }),
      // rjsf leaves the label of yes or no to the widget, unless that is chosen.
      ...(type === 'boolean' && { 'ui:widget': 'checkbox' }),
      'ui:options': { part },
    },
  };
}

/** A part with an editor of its own, whose value the form's validator leaves alone. */
function own(part: SchemaNode, kind: FormKind, { name }: Place, field: string = kind): FormPart {
  return {
    schema: { title: labelOf(name), ...describe(part) },
    ui: { 'ui:field': field, 'ui:options': { part, kind } },
  };
}

function group(
  document: SchemaDocument,
  branch: SchemaNode,
  part: SchemaNode,
  { name, value, depth }: Place,
): FormPart {
  const type = typeOf(branch);
  const properties = propertiesOf(branch).filter(
    ([key, { deprecated }]) =>
      !HIDDEN.includes(key) &&
      !(key === 'type' && type !== undefined) &&
      (deprecated !== true || readValue(value, key) !== undefined),
  );
  const parts = properties.map(([key, inner]) => {
    const within = { name: key, value: readValue(value, key), depth: depth + 1 };
    return [key, build(document, inner, within), formKindOf(document.resolve(inner))] as const;
  });
  const isUnion = Array.isArray(part.oneOf);
  const unknown = unknownIn(value, branch);
  return {
    schema: {
      type: 'object',
      title: labelOf(name),
      ...describe(branch),
      properties: Object.fromEntries(parts.map(([key, { schema }]) => [key, schema])),
      ...(Array.isArray(branch.required) && {
        required: branch.required.filter((key) => parts.some(([own]) => own === key)),
      }),
    },
    ui: {
      ...Object.fromEntries(parts.map(([key, { ui }]) => [key, ui])),
      'ui:options': {
        part,
        ...(unknown.length > 0 && { unknown }),
        slots: parts.filter(([, , kind]) => isSlot(kind)).map(([key]) => key),
        ...(isUnion && { type: type ?? '', union: String(part.title ?? '') }),
      },
    },
  };
}

/** The properties of a value that its schema neither names nor allows. */
function unknownIn(value: unknown, branch: SchemaNode): string[] {
  if (!isRecord(value) || branch.additionalProperties !== false) return [];
  const known = propertiesOf(branch).map(([name]) => name);
  return Object.keys(value).filter((name) => !known.includes(name));
}

/** What stands beside the one name that a slot or a variant can be shortened to. */
function asOptions(document: SchemaDocument, part: SchemaNode): SchemaNode {
  const { then: options } = part;
  return isRecord(options) ? document.resolve(options) : part;
}

function describe({ description, examples }: SchemaNode): RJSFSchema {
  return {
    ...(typeof description === 'string' && { description }),
    ...(Array.isArray(examples) && { examples }),
  };
}

function readValue(value: unknown, key: string): unknown {
  return isRecord(value) ? value[key] : undefined;
}
