import type { ErrorObject } from 'ajv';

type Params = ErrorObject['params'];

/** What each rule of a schema asks of a value, in the words of a maintainer. */
const RULES: Readonly<Record<string, (params: Params) => string>> = {
  minimum: ({ limit }) => `has to be ${limit} or more`,
  maximum: ({ limit }) => `has to be ${limit} or less`,
  exclusiveMinimum: ({ limit }) => `has to be more than ${limit}`,
  exclusiveMaximum: ({ limit }) => `has to be less than ${limit}`,
  multipleOf: ({ multipleOf }) => `has to be a multiple of ${multipleOf}`,
  minLength: ({ limit }) => `has to have ${count(limit, 'character')} or more`,
  maxLength: ({ limit }) => `has to have ${count(limit, 'character')} or fewer`,
  minItems: ({ limit }) => `has to have ${count(limit, 'entry')} or more`,
  maxItems: ({ limit }) => `has to have ${count(limit, 'entry')} or fewer`,
  minProperties: ({ limit }) => `has to have ${count(limit, 'property')} or more`,
  maxProperties: ({ limit }) => `has to have ${count(limit, 'property')} or fewer`,
  uniqueItems: ({ i, j }) => `has the same entry in places ${j + 1} and ${i + 1}; remove one`,
  contains: ({ minContains }) => `lacks ${count(minContains ?? 1, 'entry')} of the form asked for`,
  pattern: ({ pattern }) => `has to be of the form ${pattern}`,
  format: ({ format }) => `has to be of the form ${format}`,
  const: ({ allowedValue }) => `has to be ${JSON.stringify(allowedValue)}`,
  enum: ({ allowedValues }) => `has to be one of ${[allowedValues].flat().join(', ')}`,
  type: ({ type }) => `has to be of type ${[type].flat().join(' or ')}`,
  required: ({ missingProperty }) => `lacks "${missingProperty}"; add it`,
  dependentRequired: ({ property, missingProperty }) =>
    `has "${property}" without "${missingProperty}"; add that`,
  additionalProperties: ({ additionalProperty }) =>
    `has the unknown property "${additionalProperty}"; remove it`,
  unevaluatedProperties: ({ unevaluatedProperty }) =>
    `has the unknown property "${unevaluatedProperty}"; remove it`,
  propertyNames: ({ propertyName }) => `has the wrong name "${propertyName}"; rename it`,
  additionalItems: ({ limit }) => `has to have ${count(limit, 'entry')} or fewer`,
  unevaluatedItems: ({ limit }) => `has to have ${count(limit, 'entry')} or fewer`,
  items: ({ limit }) => `has to have ${count(limit, 'entry')} or fewer`,
  oneOf: () => 'has to be of one of the forms that its schema lists, and of no other',
  anyOf: () => 'has to be of one of the forms that its schema lists',
  not: () => 'is what its schema forbids',
  if: () => 'does not go with what stands beside it',
  'false schema': () => 'cannot be here; remove it',
  discriminator: ({ tag }) => `has no known "${tag}"`,
};

/** What is wrong with a value by an error of ajv, whose own words no maintainer is to read. */
export function describeRule({ keyword, params }: Pick<ErrorObject, 'keyword' | 'params'>): string {
  return RULES[keyword]?.(params) ?? `breaks the rule "${keyword}" of its schema`;
}

function count(number: unknown, noun: string): string {
  if (number === 1) return `1 ${noun}`;
  return `${number} ${noun.endsWith('y') ? `${noun.slice(0, -1)}ies` : `${noun}s`}`;
}
