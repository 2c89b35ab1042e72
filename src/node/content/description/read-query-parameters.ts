import type { ParameterUse, QueryParameter, ValueRule } from './api-model.ts';
import type { DescriptionNode } from './description-node.ts';
import { readSortKey } from './read-list-source.ts';

/** The query parameters that an operation declares. */
export function readQueryParameters(operation: DescriptionNode): QueryParameter[] {
  return operation
    .at('parameters')
    .items()
    .filter((parameter) => parameter.at('in').text === 'query')
    .map((parameter) => {
      const fallback = parameter.at('schema', 'default');
      const name = parameter.at('name').text ?? '';
      return {
        name,
        required: parameter.at('required').value === true,
        default: fallback.exists ? String(fallback.value) : undefined,
        rule: readRule(parameter.at('schema')),
        use: readUse(name, parameter.at('x-content')),
      };
    });
}

const OWN_USES: Readonly<Record<string, ParameterUse>> = {
  page: { kind: 'page' },
  size: { kind: 'size' },
  q: { kind: 'search' },
};

/** What a parameter does: by its name, unless `x-content` says it. */
function readUse(name: string, rule: DescriptionNode): ParameterUse {
  const [from, to] = [rule.at('from').text, rule.at('to').text];
  if (from !== undefined) return { kind: 'from', field: from };
  if (to !== undefined) return { kind: 'to', field: to };
  const orders = rule.at('orders').entries();
  if (orders.length > 0) {
    const keys = orders.map(([value, { text }]) => [value, readSortKey(text ?? value)] as const);
    return { kind: 'order', orders: new Map(keys) };
  }
  const counts = rule.at('counts').items();
  if (counts.length > 0)
    return { kind: 'counts', fields: counts.flatMap(({ text }) => text ?? []) };
  if (Object.hasOwn(OWN_USES, name)) return OWN_USES[name] ?? { kind: 'value', field: name };
  return { kind: 'value', field: rule.at('value').text ?? name };
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
