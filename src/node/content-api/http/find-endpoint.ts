import { closest } from 'fastest-levenshtein';
import { createPatternMatcher } from '../../../core/routing/match-pattern.ts';
import type { DescribedEndpoint } from '../../content/index.ts';
import { type HttpFailure, quote } from './http-failure.ts';
import { decodeText } from './read-query.ts';

/** The endpoint that a path asks for, and the item. */
export interface FoundEndpoint {
  readonly endpoint: DescribedEndpoint;
  /** Empty where the endpoint has no items. */
  readonly id: string;
}

/** Finds endpoints by paths below the API's base, as they stand in the URL. */
export type EndpointFinder = (path: string) => FoundEndpoint | HttpFailure;

/** The parameter of an endpoint's path that names the item. */
const ITEM = /\{[^{}/]*\}$/;

/** A finder for endpoints; where two have the same path, the earlier one counts. */
export function createEndpointFinder(
  endpoints: readonly DescribedEndpoint[],
  base: string,
): EndpointFinder {
  const match = createPatternMatcher(
    endpoints.map((owner) => ({ pattern: owner.path.replace(ITEM, ':id'), owner })),
    { isExact: true },
  );
  const known = endpoints.map(({ path }) => path).filter((path) => !ITEM.test(path));

  return (path) => {
    const names = path.split('/').map(decodeText);
    const decoded = names.join('/');
    if (names.includes(undefined)) {
      return { status: 400, detail: `The path ${quote(path)} is malformed; encode “%” as “%25”.` };
    }
    // A slash that was encoded parts no names.
    const isPlain = decoded.split('/').length === names.length;
    const found = isPlain ? match(path) : undefined;
    if (found !== undefined) return { endpoint: found.owner, id: found.params.id ?? '' };
    const nearest = known.length === 0 ? '' : quote(base + closest(decoded, known));
    const fix = nearest === '' ? 'the API has no paths' : `the nearest is ${nearest}`;
    return { status: 404, detail: `There is no path ${quote(base + decoded)}; ${fix}.` };
  };
}
