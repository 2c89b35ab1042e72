const LINKABLE = /(<h[2-6](?: [^>]*?)? id="([^"]+)"[^>]*>)(.*?)(<\/h[2-6]>)/gs;

/**
 * HTML of `addHeadingIds` whose headings are links to themselves, so that a reader can pass their
 * URL on. A heading that holds a link already keeps that one.
 */
export function linkHeadings(html: string): string {
  return html.replace(
    LINKABLE,
    (whole, open: string, id: string, content: string, close: string) =>
      /<a[\s>]/.test(content) ? whole : `${open}<a href="#${id}">${content}</a>${close}`,
  );
}
