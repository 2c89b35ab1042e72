import type { QueryParameter, ValueRule } from './api-model.ts';
import type { DescriptionNode } from './description-node.ts';

/** The query parameters that an operation declares. */
export function readQueryParameters(operation: DescriptionNode): QueryParameter[] {
  return operation
    .at('parameters')
    .items()
    .filter((parameter) => parameter.at('in').text === 'query')
    .map((parameter) => {
      const fallback = parameter.at('schema', 'default');
      return {
        name: parameter.at('name').text ?? '',
        required: parameter.at('required').value === true,
        default: fallback.exists ? String(fallback.value) : undefined,
        rule: readRule(parameter.at('schema')),
      };
    });
}

function readRule(schema: DescriptionNode): ValueRule {
  const choices = schema.at('enum').items();
  if (choices.length > 0)
    return { kind: 'choice', values: choices.map(({ value }) => String(value)) };
  if (schema.at('type').text === 'integer') {
    return {
      kind: 'integer',
      minimum: schema.at('minimum').number ?? Number.NEGATIVE_INFINITY,
      maximum: schema.at('maximum').number ?? Number.POSITIVE_INFINITY,
    };
  }
  return {
    kind: 'text',
    minLength: schema.at('minLength').number ?? 0,
    maxLength: schema.at('maxLength').number ?? Number.POSITIVE_INFINITY,
  };
}
