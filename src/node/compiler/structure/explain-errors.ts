import type { ErrorObject } from 'ajv';
import { readPointer } from '../../../core/json-pointer.ts';
import { isRecord } from '../../../core/mapping/read-path.ts';
import { createFinding, type Finding, MAX_FINDINGS, withFix } from '../findings/finding.ts';
import { describeRule } from '../schema/describe-rule.ts';
import type { ManifestKind } from '../schema/manifest-kinds.ts';
import type { Schemas } from '../schema/schemas.ts';
import type { ManifestFile, Path } from '../text/manifest-file.ts';
import { findMeant, quote, suggest } from '../text/suggest.ts';
import { propertyAlsoCalled, suggestValue, writeProperty } from './also-called.ts';
import { explainRelated } from './related-layouts.ts';
import { type Missing, renamedProperties, sayMissing } from './renamed-property.ts';
import { nameRightPlace, namesAt } from './right-place.ts';
import { readAs, showType } from './show-type.ts';
import { isTextForField, sayField } from './text-for-field.ts';
import { askMeant, sayInForm } from './write-in-form.ts';

/** ajv's errors in the words of a maintainer: each with its place and its fix. */
export function explainErrors(checked: CheckedManifest, errors: readonly ErrorObject[]): Finding[] {
  // Of a text in each language, no language is a misspelt property.
  const texts = new Set(errors.filter(isTextForField));
  const others = errors.filter((error) => !texts.has(error));
  const related = explainRelated(checked, others);
  const { names, said } = renamedProperties(
    others.filter((error) => !related.said.has(error)),
    checked.schemas,
  );
  const explained = errors
    .slice(0, MAX_FINDINGS)
    .filter((error) => !said.has(error) && !related.said.has(error))
    .flatMap((error) =>
      texts.has(error) ? explainText(checked, error) : explain(checked, error, names.get(error)),
    );
  return [...related.findings, ...explained];
}

/** A text where a field is asked for: its languages are then no further mistakes. */
function explainText({ manifest }: CheckedManifest, error: ErrorObject): Finding[] {
  if (error.keyword !== 'required') return [];
  const at = readPath(error.instancePath, manifest.value);
  return [createFinding('M103', manifest.placeOf(at), sayField(label(at.at(-1) ?? '')))];
}

/** A manifest and the schemas that it was validated by. */
export interface CheckedManifest {
  readonly kind: ManifestKind;
  readonly manifest: ManifestFile;
  readonly schemas: Schemas;
}

/** @param missing the property that is missing beside one that is none */
function explain(checked: CheckedManifest, error: ErrorObject, missing?: Missing): Finding[] {
  const { manifest } = checked;
  const at = readPath(error.instancePath, manifest.value);
  const name = at.at(-1) ?? 'the manifest';
  const { params, data, parentSchema } = error;
  const value = () => manifest.placeOf(at);
  switch (error.keyword) {
    case 'additionalProperties':
      return [explainProperty(checked, at, { error, missing })];
    case 'dependentRequired': {
      const property = String(params.property);
      const place = manifest.placeOfKey([...at, property]);
      const needed = String(params.missingProperty);
      return [createFinding('M102', place, `"${property}" needs "${needed}" beside it; add that`)];
    }
    case 'required': {
      const needed = String(params.missingProperty);
      return [createFinding('M102', value(), `"${needed}" is missing; add it to ${label(name)}`)];
    }
    case 'type': {
      const types = [params.type].flat().map(String);
      const meant = readAs(types, data, { kind: checked.kind, at });
      const fix =
        meant === undefined
          ? showType(types, data, parentSchema)
          : `, so write ${JSON.stringify(meant)}`;
      const message = `${label(name)} is ${quote(data)}; it has to be of type ${types.join(' or ')}${fix}`;
      const finding = createFinding('M103', value(), message);
      return [withFix(finding, manifest.rangeOf(at), meant)];
    }
    case 'enum':
    case 'const': {
      const values: readonly unknown[] = [params.allowedValues ?? params.allowedValue].flat();
      const allowed = values.map(String);
      const key = error.propertyName;
      return key === undefined
        ? [
            withFix(
              createFinding(
                'M104',
                value(),
                `${label(name)} is ${quote(data)}${suggestValue(asName(data), values, checked.schemas)}`,
              ),
              manifest.rangeOf(at),
              values.find((entry) => String(entry) === findMeant(asName(data), allowed)),
            ),
          ]
        : [
            createFinding(
              'M104',
              manifest.placeOfKey([...at, key]),
              `unknown name "${key}" in ${label(name)}${suggest(key, allowed)}`,
            ),
          ];
    }
    case 'discriminator':
      return [explainDiscriminator(checked, error, at)];
    case 'pattern': {
      // The schema validates a key: the error's path is that of the object around it.
      const key = error.propertyName;
      const form = String(params.pattern);
      const meant =
        key === undefined
          ? sayInForm(data, form, parentSchema)
          : askMeant(findMeant(key, namesAt(at, checked)));
      const fix = `${meant}t has to be${expectation(parentSchema, form)}`;
      return key === undefined
        ? [createFinding('M105', value(), `${label(name)} is ${quote(data)}; ${fix}`)]
        : [
            createFinding(
              'M105',
              manifest.placeOfKey([...at, key]),
              `the name "${key}" in ${label(name)} is wrong; ${fix}`,
            ),
          ];
    }
    // The error of the name itself says more than the one of the object around it.
    case 'propertyNames':
    case 'if':
      return [];
    default:
      return [
        createFinding(
          'M106',
          value(),
          `${label(name)} is ${quote(data)}; it ${describeRule(error)}`,
        ),
      ];
  }
}

function explainDiscriminator(
  { manifest, schemas }: CheckedManifest,
  error: ErrorObject,
  at: Path,
): Finding {
  const tag = String(error.params.tag);
  const value: unknown = error.params.tagValue;
  if (value === undefined) {
    return createFinding(
      'M102',
      manifest.placeOf(at),
      `"${tag}" is missing; it says which kind this is`,
    );
  }
  const known = knownTags(error.parentSchema, tag, schemas);
  const place = [...at, tag];
  const message = `"${tag}" is ${quote(value)}${suggestValue(asName(value), known, schemas)}`;
  return withFix(
    createFinding('M104', manifest.placeOf(place), message),
    manifest.rangeOf(place),
    findMeant(asName(value), known),
  );
}

/** A property that its object does not take: misspelt, or at the wrong place. */
function explainProperty(
  checked: CheckedManifest,
  at: Path,
  { error, missing }: { readonly error: ErrorObject; readonly missing: Missing | undefined },
): Finding {
  const { manifest, schemas } = checked;
  const property = String(error.params.additionalProperty);
  const value = asRecord(error.data)[property];
  const known = knownProperties(error.parentSchema);
  const path = [...at, property];
  const isTaken = (name: string) => manifest.rangeOf([...at, name]) !== undefined;
  const free = known.filter((name) => !isTaken(name));
  const meant = findMeant(property, free);
  const called = propertyAlsoCalled(property, error.parentSchema, { free, schemas });
  if (called !== undefined && called !== missing?.name) {
    const message = `unknown property "${property}"${writeProperty(called, error.parentSchema)}`;
    return createFinding('M101', manifest.placeOfKey(path), message);
  }
  const instead =
    missing === undefined
      ? nameRightPlace(property, value, at, checked)
      : sayMissing(missing, property, value);
  const fix = meant !== undefined || instead === '' ? suggest(property, known) : instead;
  const message = `unknown property "${property}"${fix}`;
  const finding = createFinding('M101', manifest.placeOfKey(path), message);
  return withFix(finding, manifest.rangeOfKey(path), meant);
}

/** The names of an object's properties, the old ones left out. */
function knownProperties(schema: unknown): string[] {
  return Object.entries(asRecord(asRecord(schema).properties)).flatMap(([name, property]) =>
    asRecord(property).deprecated === true ? [] : [name],
  );
}

/** The values by which the kinds of a union are told apart. */
function knownTags(union: unknown, tag: string, schemas: Schemas): string[] {
  if (!isRecord(union)) return [];
  const base = schemas.fileOf(union);
  return [union.oneOf].flat().flatMap((alternative) => {
    const { schema } = schemas.resolve(asRecord(alternative), base);
    const { const: only, enum: several } = asRecord(asRecord(schema.properties)[tag]);
    return [only ?? several].flat().filter((name) => typeof name === 'string');
  });
}

/** What the schema says of a value, with an example; without one, the pattern itself. */
function expectation(schema: unknown, pattern: string): string {
  const { description, examples } = asRecord(schema);
  const meaning =
    typeof description === 'string' ? `: ${description.replace(/\.?$/, '.')}` : ' of another form.';
  const [example]: unknown[] = Array.isArray(examples) ? examples : [];
  return example === undefined
    ? `${meaning} Its form: ${pattern}`
    : `${meaning} Such as ${quote(example)}.`;
}

/** A value to be compared with names; an object read from JSON has no `toString` of its own. */
function asName(value: unknown): string {
  return typeof value === 'string' ? value : quote(value);
}

function label(name: string | number): string {
  return name === 'the manifest'
    ? name
    : typeof name === 'number'
      ? `entry ${name + 1}`
      : `"${name}"`;
}

/** A pointer as a path; a part is an index only where the manifest has an array. */
function readPath(pointer: string, root: unknown): Path {
  let value = root;
  return readPointer(pointer).map((part) => {
    const step = Array.isArray(value) ? Number(part) : part;
    value = Array.isArray(value) ? value[Number(part)] : isRecord(value) && value[part];
    return step;
  });
}

function asRecord(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}
