import { withoutNames } from '../../content/index.ts';
import { findMeant, suggest } from '../text/suggest.ts';
import type { ApiDescription, ContentFolder } from './api-description.ts';

/** A call, as far as its endpoint says which content answers it. */
export interface Called {
  readonly endpoint: string;
  /** Whether the answer is one item or object, and no list. */
  readonly isOne: boolean;
}

/** Why an endpoint is unknown, and the fix: one of a like name, or the content that it would be. */
export function explainEndpoint(call: Called, api: ApiDescription): string {
  const { endpoint } = call;
  const { content, endpoints, file: description } = api;
  const folder = fixedPart(endpoint);
  const unknown = `unknown endpoint "${endpoint}"`;
  const items = api.otherItems(endpoint);
  if (items !== undefined) {
    return `there is no item "${endpoint}"${suggest(endpoint, items)}`;
  }
  const meant = findMeantEndpoint(endpoint, api);
  if (meant !== undefined) return `${unknown}; did you mean "${meant}"?`;
  if (content?.hasFolder(folder)) {
    return `"${endpoint}" has nothing to answer yet: the folder ${content.place}${folder} holds no item; write ${fileFor(call, content)}`;
  }
  return content === undefined
    ? `${unknown}${suggest(endpoint, endpoints)}`
    : `${unknown}; write files such as ${fileFor(call, content)}, or describe the call in ${description}`;
}

/**
 * The one known endpoint that is meant by an unknown one, whose folder is not there; what both have in
 * braces says nothing of it.
 */
export function findMeantEndpoint(endpoint: string, api: ApiDescription): string | undefined {
  const { content, endpoints } = api;
  const twin = findTwin(endpoint, api);
  if (twin !== undefined) return twin;
  const items = api.otherItems(endpoint);
  if (items !== undefined) return findMeant(endpoint, items);
  if (content?.hasFolder(fixedPart(endpoint))) return undefined;
  const like = endpoints.filter((known) => isOfItem(known) === isOfItem(endpoint));
  const meant = findMeant(fixedPart(endpoint), like.map(fixedPart));
  return like.find((known) => fixedPart(known) === meant);
}

/** The endpoint that is the same but for a slash at its end. */
function findTwin(endpoint: string, { endpoints }: ApiDescription): string | undefined {
  const other = endpoint.endsWith('/') ? endpoint.slice(0, -1) : `${endpoint}/`;
  return endpoints.find((known) => withoutNames(known) === withoutNames(other));
}

/** A file that a call would be answered with: one of a folder, or an object by itself. */
export function fileFor(
  { endpoint, isOne }: Called,
  { place, language }: Pick<ContentFolder, 'place' | 'language'>,
): string {
  const isObject = isOne && !isOfItem(endpoint);
  return `${place}${fixedPart(endpoint)}${isObject ? '' : '/name'}.${language}.md`;
}

/** The endpoint without the item's name at its end: `/news` of `/news/{id}`. */
function fixedPart(endpoint: string): string {
  return endpoint.replace(/\/\{[^}]*\}$/, '');
}

function isOfItem(endpoint: string): boolean {
  return fixedPart(endpoint) !== endpoint;
}
