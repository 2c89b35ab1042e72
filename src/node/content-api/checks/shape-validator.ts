import type { ErrorObject, ValidateFunction } from 'ajv';
import { Ajv2020 } from 'ajv/dist/2020.js';
import type { ItemShape } from '../description/api-model.ts';
import { STRING_FORMATS } from './string-formats.ts';

/** What is wrong with an answer by the schema of its shape. */
export type ShapeValidator = (shape: ItemShape, answer: unknown) => readonly ErrorObject[];

/** A validator by the schemas of an OpenAPI document; each is compiled when it is first used. */
export function createShapeValidator(document: object): ShapeValidator {
  const ajv = new Ajv2020({
    strict: true,
    allErrors: true,
    verbose: true,
    formats: { ...STRING_FORMATS },
  });
  // The document is no schema itself, it only holds some; its own keys say nothing to ajv.
  ajv.addVocabulary(Object.keys(document));
  ajv.addSchema(document, 'api', false, false);
  const validators = new Map<string, ValidateFunction>();

  return ({ pointer }, answer) => {
    const validate = validators.get(pointer) ?? ajv.compile({ $ref: `api${pointer}` });
    validators.set(pointer, validate);
    return validate(answer) ? [] : (validate.errors ?? []);
  };
}
