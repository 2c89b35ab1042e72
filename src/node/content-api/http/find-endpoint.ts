import { closest } from 'fastest-levenshtein';
import type { Endpoint } from '../description/api-model.ts';
import { type HttpFailure, quote } from './http-failure.ts';
import { decodeText } from './read-query.ts';

/** The endpoint that a path asks for, and the item. */
export interface FoundEndpoint {
  readonly endpoint: Endpoint;
  /** Empty where the endpoint has no items. */
  readonly id: string;
}

/** Finds endpoints by paths below the API's base, as they stand in the address. */
export type EndpointFinder = (path: string) => FoundEndpoint | HttpFailure;

/** A finder for endpoints; where two have the same path, the earlier one counts. */
export function createEndpointFinder(endpoints: readonly Endpoint[], base: string): EndpointFinder {
  const fixed = new Map<string, Endpoint>();
  const parents = new Map<string, Endpoint>();
  for (const endpoint of endpoints) {
    const place = endpoint.path.replace(/\/\{[^}]*\}$/, '');
    const table = place === endpoint.path ? fixed : parents;
    if (!table.has(place)) table.set(place, endpoint);
  }

  return (path) => {
    const names = path.split('/').map(decodeText);
    const decoded = names.join('/');
    if (names.includes(undefined)) {
      return { status: 400, detail: `The path ${quote(path)} is malformed; encode “%” as “%25”.` };
    }
    // A slash that was encoded parts no names.
    if (decoded.split('/').length === names.length) {
      const exact = fixed.get(decoded);
      if (exact !== undefined) return { endpoint: exact, id: '' };
      const cut = decoded.lastIndexOf('/');
      const parent = parents.get(decoded.slice(0, cut));
      if (parent !== undefined && cut >= 0) return { endpoint: parent, id: decoded.slice(cut + 1) };
    }
    const known = [...fixed.keys()];
    const nearest = known.length === 0 ? '' : quote(base + closest(decoded, known));
    const mend = nearest === '' ? 'the API has no paths' : `the nearest is ${nearest}`;
    return { status: 404, detail: `There is no path ${quote(base + decoded)}; ${mend}.` };
  };
}
