/** What a request is for, as metrics count it. */
export type RequestKind = 'page' | 'api' | 'asset' | 'media' | 'operation';

/** Where URLs begin that tell of the server itself, not of the site. */
export const OPERATIONS = '/-/';

/**
 * @param target the request's target, as it was sent
 * @param apiBases where the APIs' paths begin; none while there is no site yet
 */
export function requestKindOf(target: string, apiBases: readonly string[]): RequestKind {
  if (apiBases.some((base) => target.startsWith(`${base}/`))) return 'api';
  if (target.startsWith('/assets/') || target.startsWith('/fonts/')) return 'asset';
  if (target.startsWith('/media/')) return 'media';
  return target.startsWith(OPERATIONS) ? 'operation' : 'page';
}
