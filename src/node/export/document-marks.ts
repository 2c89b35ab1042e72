import { ExportProblem } from './export-problem.ts';

const SNAPSHOT = /(<script[^>]* id="site-snapshot"[^>]*)(>[^<]*)/;
const ADDRESSES = /\s*<(?:link rel="(?:canonical|alternate)"|meta property="og:url")[^>]*>/g;

/**
 * A page's HTML as it may be sent for any address: it names none as its own, and the browser draws
 * the page of the address by itself, in place of what the HTML shows.
 */
export function detach(body: Uint8Array): string {
  return replaceSnapshot(body, '$1>').replace(ADDRESSES, '');
}

/** A page's HTML that lets the browser ask the API, once it is shown, for what is newer. */
export function markAsOlder(body: Uint8Array): string {
  return replaceSnapshot(body, '$1 data-older$2');
}

/** @throws {ExportProblem} where a page has no snapshot */
function replaceSnapshot(body: Uint8Array, replacement: string): string {
  const html = new TextDecoder().decode(body);
  if (!SNAPSHOT.test(html)) {
    throw new ExportProblem('A page has no element #site-snapshot; build the site again');
  }
  return html.replace(SNAPSHOT, replacement);
}
