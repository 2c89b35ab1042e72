import type { ErrorObject, ValidateFunction } from 'ajv';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { memoize } from '../../../core/memoize.ts';
import { type EntityFields, STRING_FORMATS } from '../../content/index.ts';

/** What is wrong with an answer by the schema of its entity. */
export type AnswerValidator = (
  entityFields: EntityFields,
  answer: unknown,
) => readonly ErrorObject[];

/** A validator by the schemas of an OpenAPI document; each is compiled when it is first used. */
export const answerValidator = memoize((document: object): AnswerValidator => {
  const ajv = new Ajv2020({
    // Another's description is read as it is: what ajv does not know is no fault of the content.
    strict: false,
    logger: false,
    allErrors: true,
    verbose: true,
    // A validator checks some hundred answers: what making it shorter takes is never won back.
    code: { optimize: false },
    formats: { ...STRING_FORMATS },
  });
  ajv.addSchema(document, 'api', false, false);
  const validators = new Map<string, ValidateFunction | undefined>();
  /** A schema that is none, or refers to none, describes nothing; the compiler says where it is. */
  const compile = (pointer: string): ValidateFunction | undefined => {
    try {
      return ajv.compile({ $ref: `api${pointer}` });
    } catch {
      return undefined;
    }
  };

  return ({ pointer }, answer) => {
    if (!validators.has(pointer)) validators.set(pointer, compile(pointer));
    const validate = validators.get(pointer);
    return validate === undefined || validate(answer) ? [] : (validate.errors ?? []);
  };
});
