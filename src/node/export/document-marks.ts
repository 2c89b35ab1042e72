import { replaceSnapshot } from '../server/index.ts';

/** A page's HTML that lets the browser ask the API, once it is shown, for what is newer. */
export function markAsOlder(body: Uint8Array): string {
  return replaceSnapshot(body, '$1 data-older$2');
}
