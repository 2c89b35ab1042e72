import { ExportProblem } from './export-problem.ts';

const SNAPSHOT = /(<script[^>]* id="site-snapshot"[^>]*>)[^<]*/;
const ADDRESSES = /\s*<(?:link rel="(?:canonical|alternate)"|meta property="og:url")[^>]*>/g;

/**
 * A page's HTML as it may be sent for any address: it names none as its own, and the browser draws
 * the page of the address by itself, in place of what the HTML shows.
 */
export function detach(body: Uint8Array): string {
  const html = new TextDecoder().decode(body);
  if (!SNAPSHOT.test(html)) {
    throw new ExportProblem('A page has no snapshot to leave out; build the site again');
  }
  return html.replace(SNAPSHOT, '$1').replace(ADDRESSES, '');
}
