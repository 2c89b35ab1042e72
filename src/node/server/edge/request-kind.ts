/** What a request is for, as metrics count it. */
export type RequestKind = 'page' | 'api' | 'asset' | 'media' | 'operation';

/** Where addresses begin that tell of the server itself, not of the site. */
export const OPERATIONS = '/-/';

/**
 * @param target the request's target, as it was sent
 * @param apiBase undefined while there is no site yet
 */
export function kindOf(target: string, apiBase: string | undefined): RequestKind {
  if (apiBase !== undefined && target.startsWith(`${apiBase}/`)) return 'api';
  if (target.startsWith('/assets/')) return 'asset';
  if (target.startsWith('/media/')) return 'media';
  return target.startsWith(OPERATIONS) ? 'operation' : 'page';
}
