import { IDS } from '../../../core/document-names.ts';

const SNAPSHOT = new RegExp(`(<script[^>]* id="${IDS.snapshot}"[^>]*)(>[^<]*)`);
const URLS = /\s*<(?:link rel="(?:canonical|alternate)"|meta property="og:url")[^>]*>/g;

/** An element that names a URL as the page's own, however its attributes are written. */
const ANY_URL =
  /<(?:link|meta)\b[^>]*\s(?:rel|property)\s*=\s*["']?(?:canonical|alternate|og:url)\b[^>]*>/i;

/**
 * A page's HTML as it may be sent for any URL: it names none as its own, and the browser renders the
 * page of the URL by itself, in place of what the HTML shows.
 *
 * @throws where a page has no snapshot, or names a URL by an element that is not found
 */
export function detach(body: Uint8Array): string {
  const html = replaceSnapshot(body, '$1>').replace(URLS, '');
  const [left] = ANY_URL.exec(html.slice(0, html.indexOf('<body'))) ?? [];
  if (left !== undefined) {
    throw new Error(
      `A page for any URL still has ${left}; write rel or property first, in double quotes`,
    );
  }
  return html;
}

/**
 * A page's HTML with something else in place of its snapshot: `$1` is the element's beginning, `$2`
 * the rest.
 *
 * @throws where a page has no snapshot
 */
export function replaceSnapshot(body: Uint8Array, replacement: string): string {
  const html = new TextDecoder().decode(body);
  if (!SNAPSHOT.test(html)) {
    throw new Error(`A page has no element #${IDS.snapshot}; build the site again`);
  }
  return html.replace(SNAPSHOT, replacement);
}
