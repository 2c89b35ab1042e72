import { isRecord } from '../../../core/mapping/read-path.ts';
import type { FoundDetail } from './find-detail.ts';
import type { FoundList } from './find-list.ts';
import { type InferredSchema, inferSchema } from './infer-schema.ts';

/** What an API description says of one call: its operation, and the entity that it answers. */
export interface DescribedCall {
  readonly path: string;
  readonly operation: object;
  readonly entity: string;
  readonly schema: InferredSchema;
}

/** Calls that were made, and what they answered. */
export interface AnsweredCalls {
  readonly endpoint: string;
  /** The names of the query parameters that were sent. */
  readonly query: readonly string[];
  /** The names of the parameters that the site pages the list by, if it does. */
  readonly paging: readonly string[];
  readonly answer: unknown;
  /** Undefined where the answer is one item. */
  readonly list: FoundList | undefined;
  readonly detail: FoundDetail | undefined;
}

/**
 * Describes calls by what they answered. `x-content` is false: the embedded content has no part in
 * them.
 *
 * @param entity the name of the entity that the list's items are
 * @param title what the calls are about, in English
 */
export function describeCalls(
  { endpoint, query, paging, answer, list, detail }: AnsweredCalls,
  entity: string,
  title: string,
): DescribedCall[] {
  const parameters = query.map(inQuery);
  const id = { name: 'id', in: 'path', required: true, schema: { type: 'string' } };
  const single: DescribedCall = {
    path: endpoint,
    operation: describeOperation(`get${entity}`, title, parameters, referTo(entity)),
    entity,
    schema: inferSchema([answer]),
  };
  if (list === undefined) return [single];
  const schema = listSchema(answer, list.path, entity);
  const asked = [...parameters, ...paging.map(inQuery)];
  const whole: DescribedCall = {
    path: endpoint,
    operation: describeOperation(`list${entity}`, title, asked, schema),
    entity,
    schema: inferSchema(list.items),
  };
  if (detail === undefined) return [whole];
  const one = `${entity}Detail`;
  const words = `One of: ${title}`;
  return [
    whole,
    {
      path: detail.endpoint,
      operation: describeOperation(`get${one}`, words, [id, ...parameters], referTo(one)),
      entity: one,
      schema: inferSchema([detail.answer]),
    },
  ];
}

function describeOperation(
  operationId: string,
  summary: string,
  parameters: readonly object[],
  schema: InferredSchema,
): object {
  return {
    operationId,
    summary,
    ...(parameters.length > 0 && { parameters }),
    responses: {
      200: {
        description: 'As an answer of the backend shows it.',
        content: { 'application/json': { schema } },
      },
    },
    'x-content': false,
  };
}

function inQuery(name: string): object {
  return { name, in: 'query', schema: { type: 'string' } };
}

/** The schema of a list's answer, with the entity where its items stand. */
function listSchema(answer: unknown, path: string | undefined, entity: string): InferredSchema {
  const list = { type: 'array', items: referTo(entity) };
  const place = (schema: InferredSchema, [name, ...rest]: readonly string[]): InferredSchema => {
    if (name === undefined) return list;
    const inner = schema.properties?.[name] ?? {};
    return { ...schema, properties: { ...schema.properties, [name]: place(inner, rest) } };
  };
  return place(isRecord(answer) ? inferSchema([answer]) : {}, path?.split('.') ?? []);
}

function referTo(entity: string): InferredSchema {
  return { $ref: `#/components/schemas/${entity}` };
}
