import { createFinding } from '../findings/finding.ts';
import { FIELD_NAME } from '../meaning/field-pattern.ts';
import type { PartWithSchema } from '../schema/parts-with-schemas.ts';
import { type Fix, replaceBy } from '../text/fix.ts';
import type { ManifestFile, Path } from '../text/manifest-file.ts';

/** A template whose placeholders are written in another manner, and as what it is meant. */
export interface WrongTemplate {
  readonly path: Path;
  /** The template as it is meant, as far as that can be known. */
  readonly meant: string;
  readonly fix: Fix;
}

const TEMPLATES = [
  'schemas/fields.schema.json#/$defs/link',
  'schemas/fields.schema.json#/$defs/linkTemplate',
  'schemas/fields.schema.json#/$defs/pictureTemplate',
];
/** What is a placeholder as a whole, or words of any kind. */
const QUERY_VALUE = 'schemas/common.schema.json#/$defs/queryValue';
/** A field that stands as a route's parameter does: a colon begins the next one. */
const PARAMETER = '[A-Za-z_][A-Za-z0-9_.-]*';
/** A field in braces of any number, closed or not, with or without a dollar sign. */
const BRACED = `\\$?\\{+ *(${FIELD_NAME}) *(?:\\}+|(?=[/?#]|$))`;
/** The same, or a field as a route's parameter. */
const PLACEHOLDER = new RegExp(`${BRACED}|(?<=/):(${PARAMETER})(?=/|$)`, 'g');
const STRAY = /[{}]/;
/** A query's value that is meant as one placeholder; what has more in it may be JSON. */
const WHOLE_VALUE = new RegExp(`^(?:${BRACED}|:(${PARAMETER}))$`);

/** Templates that would lead to a URL, or ask for a value, with braces or colons in it. */
export function findWrongTemplates(
  manifest: ManifestFile,
  parts: readonly PartWithSchema[],
): WrongTemplate[] {
  return parts.flatMap(({ value, path, names, schema }) => {
    if (typeof value !== 'string') return [];
    if (names.includes(QUERY_VALUE)) {
      const meant = value.replace(WHOLE_VALUE, writeField);
      return meant === value ? [] : [describe(manifest, path, value, meant)];
    }
    const isTemplate =
      schema['x-option'] === 'template' || names.some((name) => TEMPLATES.includes(name));
    if (!isTemplate) return [];
    const meant = fixTemplate(value);
    const isStray = STRAY.test(meant.replace(/\{[^{}]+\}/g, ''));
    return meant === value && !isStray ? [] : [describe(manifest, path, value, meant)];
  });
}

/** A template with its placeholders as `{field}`. */
export function fixTemplate(template: string): string {
  return template.replace(PLACEHOLDER, writeField);
}

function writeField(_: string, braced: string | undefined, named: string | undefined): string {
  return `{${braced ?? named}}`;
}

function describe(manifest: ManifestFile, path: Path, value: string, meant: string): WrongTemplate {
  const fix = meant === value ? 'write a field as {field}' : `write "${meant}"`;
  const message = `the placeholder in "${value}" is no {field}; ${fix}`;
  return {
    path,
    meant,
    fix: {
      finding: createFinding('M304', manifest.placeOf(path), message),
      edits: meant === value ? [] : replaceBy(manifest.rangeOf(path), meant),
    },
  };
}
