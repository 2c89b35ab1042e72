import { existsSync, readFileSync } from 'node:fs';
import { LRUCache } from 'lru-cache';
import { isRecord } from '../../../core/mapping/read-path.ts';
import { memoize } from '../../../core/memoize.ts';
import type { Answer, DescribedApi, DescribedEndpoint } from './api-model.ts';
import { DescriptionNode } from './description-node.ts';
import { readEntityFields } from './read-entity-fields.ts';
import { readListSource, readListSources } from './read-list-source.ts';
import { readQueryParameters } from './read-query-parameters.ts';

/**
 * Reads an OpenAPI document from its file.
 *
 * @returns undefined where there is no such file
 * @throws where the file is no JSON object
 */
export function readDocument(path: string): object | undefined {
  if (!existsSync(path)) return undefined;
  try {
    const document: unknown = JSON.parse(readFileSync(path, 'utf8'));
    if (isRecord(document)) return knownDocument(document);
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new Error(`${path} is no JSON (${reason}); "npx colophon check" says what to fix`, {
      cause,
    });
  }
  throw new Error(`${path} is no OpenAPI description; it has to be an object`);
}

/** By their JSON; sizes are in characters. */
const known = new LRUCache<string, object>({ max: 8, maxSize: 32_000_000 });

/**
 * The document that says the same, where one was read before: while content is written, descriptions
 * seldom change, and what was made of one is not made again.
 */
export function knownDocument(document: object): object {
  const text = JSON.stringify(document);
  const before = known.get(text);
  if (before !== undefined) return before;
  known.set(text, document, { size: text.length });
  return document;
}

/** The calls that an OpenAPI document names, without those that the content API cannot answer. */
export const readApiModel = memoize((document: object): DescribedApi => {
  const paths = new DescriptionNode(document).at('paths').entries();
  const endpoints = paths.flatMap(([name, item]) => {
    const operation = item.at('get');
    const isServed = operation.exists && operation.at('x-content').value !== false;
    return isServed ? readEndpoint(name, operation) : [];
  });
  return { endpoints };
});

/** Of the paths with parameters only those that end in one are an item's. */
function readEndpoint(path: string, operation: DescriptionNode): DescribedEndpoint[] {
  const parameters = readQueryParameters(operation);
  const paged = parameters.some(({ name }) => name === 'page');
  const answer = readAnswer(path, operation, paged);
  return answer === undefined ? [] : [{ path, parameters, answer }];
}

function readAnswer(path: string, operation: DescriptionNode, paged: boolean): Answer | undefined {
  const schema = operation.at('responses', '200', 'content', 'application/json', 'schema');
  const rule = operation.at('x-content');
  const [, folder = '', placeholder = ''] = /^\/([^{}]+?)(\/\{[^{}/]+\})?$/.exec(path) ?? [];
  if (folder === '') return undefined;
  if (placeholder !== '') return { kind: 'item', folder, entityFields: readEntityFields(schema) };
  if (rule.at('parts').exists) {
    return { kind: 'parts', parts: readListSources(rule.at('parts'), schema, folder) };
  }
  if (schema.isList) {
    return { kind: 'list', source: readListSource(rule, schema, folder) };
  }
  if (paged) {
    const list = schema.properties().get('content');
    return { kind: 'page', source: readListSource(rule, list, folder) };
  }
  const embed = readListSources(rule.at('embed'), schema, folder);
  return { kind: 'object', file: folder, entityFields: readEntityFields(schema), embed };
}
