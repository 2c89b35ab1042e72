const SNAPSHOT = /(<script[^>]* id="site-snapshot"[^>]*)(>[^<]*)/;
const URLS = /\s*<(?:link rel="(?:canonical|alternate)"|meta property="og:url")[^>]*>/g;

/**
 * A page's HTML as it may be sent for any URL: it names none as its own, and the browser renders the
 * page of the URL by itself, in place of what the HTML shows.
 *
 * @throws where a page has no snapshot
 */
export function detach(body: Uint8Array): string {
  return replaceSnapshot(body, '$1>').replace(URLS, '');
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
    throw new Error('A page has no element #site-snapshot; build the site again');
  }
  return html.replace(SNAPSHOT, replacement);
}
