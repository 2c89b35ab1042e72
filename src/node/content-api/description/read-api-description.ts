import { readFileSync } from 'node:fs';
import type { Answer, ApiModel, Endpoint } from './api-model.ts';
import { DescriptionNode } from './description-node.ts';
import { readItemShape } from './read-item-shape.ts';
import { readListSource, readListSources } from './read-list-source.ts';
import { readQueryParameters } from './read-query-parameters.ts';

export interface ApiDescription {
  readonly model: ApiModel;
  /** The OpenAPI document itself, against whose schemas content is checked. */
  readonly document: object;
}

/** Reads an OpenAPI description; throws where it asks for what the content API cannot do. */
export function readApiDescription(path: string): ApiDescription {
  const document: unknown = JSON.parse(readFileSync(path, 'utf8'));
  if (typeof document !== 'object' || document === null) {
    throw new Error(`${path} is no OpenAPI description; it has to be an object`);
  }
  const paths = new DescriptionNode(document).at('paths').entries();
  const endpoints = paths.flatMap(([name, item]) => {
    const operation = item.at('get');
    const isServed = operation.exists && operation.at('x-content').value !== false;
    return isServed ? [readEndpoint(name, operation)] : [];
  });
  return { model: { endpoints }, document };
}

function readEndpoint(path: string, operation: DescriptionNode): Endpoint {
  const parameters = readQueryParameters(operation);
  const paged = parameters.some(({ name }) => name === 'page');
  return { path, parameters, answer: readAnswer(path, operation, paged) };
}

function readAnswer(path: string, operation: DescriptionNode, paged: boolean): Answer {
  const schema = operation.at('responses', '200', 'content', 'application/json', 'schema');
  const rule = operation.at('x-content');
  const [, folder = '', placeholder = ''] = /^\/([^{}]+?)(\/\{[^{}/]+\})?$/.exec(path) ?? [];
  if (folder === '') {
    throw new Error(`the path ${path} cannot be served; write /folder, /folder/{id} or /file`);
  }
  if (placeholder !== '') return { kind: 'item', folder, shape: readItemShape(schema) };
  if (rule.at('parts').exists) {
    return { kind: 'parts', parts: readListSources(rule.at('parts'), schema, folder) };
  }
  if (schema.at('type').text === 'array') {
    return { kind: 'list', source: readListSource(rule, schema, folder) };
  }
  if (paged) {
    const list = schema.at('properties', 'content');
    return { kind: 'page', source: readListSource(rule, list, folder) };
  }
  const embed = readListSources(rule.at('embed'), schema, folder);
  return { kind: 'object', file: folder, shape: readItemShape(schema), embed };
}
