import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect, test } from 'vitest';
import { describeRule } from '../../../src/node/compiler/schema/describe-rule.ts';

// ajv's own words say what a schema "must" be; they are written for programs.
test.each<[string, object, unknown, string]>([
  ['minimum', { minimum: 2 }, 1, 'has to be 2 or more'],
  ['maximum', { maximum: 2 }, 3, 'has to be 2 or less'],
  ['exclusiveMinimum', { exclusiveMinimum: 2 }, 2, 'has to be more than 2'],
  ['exclusiveMaximum', { exclusiveMaximum: 2 }, 2, 'has to be less than 2'],
  ['multipleOf', { multipleOf: 2 }, 3, 'has to be a multiple of 2'],
  ['minLength', { minLength: 1 }, '', 'has to have 1 character or more'],
  ['maxLength', { maxLength: 2 }, 'abc', 'has to have 2 characters or fewer'],
  ['minItems', { minItems: 2 }, [], 'has to have 2 entries or more'],
  ['maxItems', { maxItems: 1 }, [1, 2], 'has to have 1 entry or fewer'],
  ['minProperties', { minProperties: 1 }, {}, 'has to have 1 property or more'],
  ['maxProperties', { maxProperties: 0 }, { a: 1 }, 'has to have 0 properties or fewer'],
  ['uniqueItems', { uniqueItems: true }, [1, 2, 1], 'has the same entry in places 1 and 3'],
  ['contains', { contains: { type: 'string' } }, [1], 'lacks 1 entry of the form asked for'],
  ['pattern', { pattern: '^a' }, 'b', 'has to be of the form ^a'],
  ['const', { const: 1 }, 2, 'has to be 1'],
  ['enum', { enum: ['a', 'b'] }, 'c', 'has to be one of a, b'],
  ['type', { type: ['string', 'null'] }, 1, 'has to be of type string or null'],
  ['required', { required: ['a'] }, {}, 'lacks "a"; add it'],
  ['dependentRequired', { dependentRequired: { a: ['b'] } }, { a: 1 }, 'has "a" without "b"'],
  ['additionalProperties', { additionalProperties: false }, { a: 1 }, 'unknown property "a"'],
  ['unevaluatedProperties', { unevaluatedProperties: false }, { a: 1 }, 'unknown property "a"'],
  ['unevaluatedItems', { unevaluatedItems: false }, [1], 'has to have 0 entries or fewer'],
  ['propertyNames', { propertyNames: { pattern: 'b' } }, { a: 1 }, 'has the wrong name "a"'],
  ['oneOf', { oneOf: [{ type: 'string' }, { type: 'null' }] }, 1, 'one of the forms'],
  ['anyOf', { anyOf: [{ type: 'string' }, { type: 'null' }] }, 1, 'one of the forms'],
  ['not', { not: {} }, 1, 'is what its schema forbids'],
  ['if', { if: false, else: { type: 'null' } }, 1, 'does not go with what stands beside it'],
  ['false schema', { properties: { a: false } }, { a: 1 }, 'cannot be here; remove it'],
])('an error of "%s" is said in our own words', (keyword, schema, value, words) => {
  const validate = new Ajv2020({ allErrors: true, strict: false }).compile(schema);
  expect(validate(value)).toBe(false);
  const error = validate.errors?.find((one) => one.keyword === keyword);
  const said = error && describeRule(error);
  expect(said).toContain(words);
  expect(said).not.toMatch(/must|undefined/i);
});
