import { findMeant, suggest } from '../text/suggest.ts';
import type { ApiDescription } from './api-description.ts';

/** The fix for an endpoint that is unknown: one of a like name, or the content that it would be. */
export function suggestEndpoint(
  endpoint: string,
  { content, endpoints, file: description }: ApiDescription,
): string {
  if (content === undefined || findMeant(endpoint, endpoints) !== undefined) {
    return suggest(endpoint, endpoints);
  }
  const file = `${content}${endpoint.replace(/\/\{[^}]*\}$/, '')}/name.en.md`;
  return `; write files such as ${file}, or describe the call in ${description}`;
}
