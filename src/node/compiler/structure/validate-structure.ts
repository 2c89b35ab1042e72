import type { ValidateFunction } from 'ajv';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { createFinding, type Finding } from '../findings/finding.ts';
import { MANIFEST_KINDS, type ManifestKind } from '../schema/manifest-kinds.ts';
import { OWN_KEYWORDS } from '../schema/own-keywords.ts';
import type { Schemas } from '../schema/schemas.ts';
import type { ManifestFile } from '../text/manifest-file.ts';
import { explainErrors } from './explain-errors.ts';

/** Validates the structure of one manifest by the schema of its kind. */
export type StructureValidator = (kind: ManifestKind, manifest: ManifestFile) => Finding[];

/** The validator of a schema by its `$id`. */
type Compile = (id: string) => ValidateFunction;

const cache = new WeakMap<Schemas, Compile>();

/** The validator of a project's schemas; each is compiled when it is first used. */
export function structureValidator(schemas: Schemas): StructureValidator {
  const compile = compilerOf(schemas);
  return (kind, manifest) => {
    if (schemas.stored?.[kind](manifest.value) === true) return [];
    const validate = compile(idOf(kind));
    if (validate(manifest.value)) return [];
    return explainErrors({ kind, manifest, schemas }, validate.errors ?? []);
  };
}

/**
 * Schemas that follow the rules of JSON Schema, and contradict themselves: a keyword for texts beside
 * the type of numbers, kinds that nothing tells apart.
 */
export function checkCompiled(schemas: Schemas): Finding[] {
  if (schemas.stored !== undefined) return [];
  const compile = compilerOf(schemas);
  const findings = MANIFEST_KINDS.flatMap((kind) => {
    try {
      compile(idOf(kind));
      return [];
    } catch (error) {
      return [explainCompile(idOf(kind), error)];
    }
  });
  // Several kinds refer to one that is shared.
  return [
    ...new Map(findings.map((finding) => [finding.file + finding.message, finding])).values(),
  ];
}

/** Makes validators of a project's schemas, by their `$id`. */
export function compilerOf(schemas: Schemas): Compile {
  const compile = cache.get(schemas) ?? createCompiler(schemas);
  cache.set(schemas, compile);
  return compile;
}

function createCompiler(schemas: Schemas): Compile {
  const ajv = new Ajv2020({
    strict: true,
    // They were validated where they were read.
    validateSchema: false,
    // A validator is made for one run: what making it shorter takes is never won back.
    code: { optimize: false },
    allErrors: true,
    verbose: true,
    discriminator: true,
    allowUnionTypes: true,
  });
  ajv.addVocabulary(OWN_KEYWORDS);
  for (const schema of schemas.all) ajv.addSchema(schema);
  const validators = new Map<string, ValidateFunction>();
  return (id) => {
    const validate = validators.get(id) ?? ajv.getSchema(id);
    if (validate === undefined) throw new Error(`${id} is missing`);
    validators.set(id, validate);
    return validate;
  };
}

function idOf(kind: ManifestKind): string {
  return `schemas/${kind}.schema.json`;
}

/** The keyword that does not fit is named, and where its schema is, in the words of no library. */
function explainCompile(schema: string, error: unknown): Finding {
  const message = error instanceof Error ? error.message : String(error);
  const [, keyword] = /keyword "([^"]+)"/.exec(message) ?? [];
  const [, file = schema, pointer = ''] = /"([\w/-]+\.json)#?([^"]*)"/.exec(message) ?? [];
  const what = keyword === undefined ? 'a keyword' : `the keyword "${keyword}"`;
  const where = pointer === '' ? '' : ` at ${pointer.replaceAll('/', ' › ').trim()}`;
  return createFinding(
    'M010',
    { file, line: 1, column: 1 },
    `${what}${where} does not fit the "type" beside it, or has none beside it; write the type that it is for`,
  );
}
