import type { ValidateFunction } from 'ajv';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { explainErrors } from './explain-errors.ts';
import type { Finding } from './finding.ts';
import type { ManifestFile } from './manifest-file.ts';
import type { ManifestKind } from './read-manifests.ts';
import type { Schemas } from './schemas.ts';

/** Judges the shape of one manifest by the schema of its kind. */
export type ShapeValidator = (kind: ManifestKind, manifest: ManifestFile) => Finding[];

const known = new WeakMap<Schemas, ShapeValidator>();

/** The validator of a project's schemas; each is compiled when it is first used. */
export function shapeValidator(schemas: Schemas): ShapeValidator {
  const validate = known.get(schemas) ?? createShapeValidator(schemas);
  known.set(schemas, validate);
  return validate;
}

function createShapeValidator(schemas: Schemas): ShapeValidator {
  const ajv = new Ajv2020({
    strict: true,
    allErrors: true,
    verbose: true,
    discriminator: true,
    allowUnionTypes: true,
  });
  ajv.addVocabulary(['tsType', 'x-replacedBy', 'markdownDescription']);
  for (const schema of schemas.all) ajv.addSchema(schema);
  const validators = new Map<ManifestKind, ValidateFunction>();

  return (kind, manifest) => {
    const validate = validators.get(kind) ?? ajv.getSchema(`${kind}.schema.json`);
    if (validate === undefined) throw new Error(`schemas/${kind}.schema.json is missing`);
    validators.set(kind, validate);
    if (validate(manifest.value)) return [];
    return explainErrors({ kind, manifest, schemas }, validate.errors ?? []);
  };
}
