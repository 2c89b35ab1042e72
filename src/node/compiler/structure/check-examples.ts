import { existsSync, readFileSync } from 'node:fs';
import type { ErrorObject } from 'ajv';
import { locate } from '../../site-folder/index.ts';
import { createFinding, type Finding } from '../findings/finding.ts';
import { placeInSchema } from '../schema/check-schemas.ts';
import { DESCRIBED_NAMES, isRendererSchema } from '../schema/compose-unions.ts';
import { describeRule } from '../schema/describe-rule.ts';
import type { Schemas } from '../schema/schemas.ts';
import { compilerOf } from './validate-structure.ts';

/**
 * Examples of renderers that their own schemas refuse: editors and the reference would teach them. One
 * that names another renderer is right whether or not that one's folder is there.
 */
export function checkExamples(root: string, schemas: Schemas): Finding[] {
  if (schemas.stored !== undefined) return [];
  const compile = compilerOf(schemas);
  return schemas.all.flatMap(({ $id, examples }) => {
    const file = String($id);
    if (!isRendererSchema(file) || !Array.isArray(examples)) return [];
    const validate = compile(file);
    return examples.flatMap((example: unknown, index) => {
      validate(example);
      const [error] = (validate.errors ?? []).filter((fault) => !isOfUnknownName(fault));
      if (error === undefined) return [];
      const source = locate(root, file);
      const text = existsSync(source) ? readFileSync(source, 'utf8') : '';
      const place = placeInSchema(file, text, ['examples', index]);
      const rule = explain(error);
      const fix = rule.includes(';') ? '' : '; change one of them';
      const message = `the example does not follow the schema: ${rule}${fix}`;
      return [createFinding('M012', place, message)];
    });
  });
}

/** Whether a layout, block or format is named that there is no folder of. */
function isOfUnknownName({ keyword, parentSchema }: ErrorObject): boolean {
  const isOfFormat = parentSchema !== undefined && DESCRIBED_NAMES in parentSchema;
  return keyword === 'discriminator' || keyword === 'if' || (keyword === 'enum' && isOfFormat);
}

function explain(error: ErrorObject): string {
  const at = error.instancePath.slice(1).replaceAll('/', ' › ');
  return `${at === '' ? 'it' : `"${at}"`} ${describeRule(error)}`;
}
