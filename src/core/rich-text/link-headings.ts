import { anchorName } from '../mapping/heading-ids.ts';
import { toPlainText } from '../mapping/text-of.ts';

const LINKABLE = /(<h[2-6](?: [^>]*?)? id="([^"]+)"[^>]*>)(.*?)(<\/h[2-6]>)/gs;

/**
 * HTML of `addHeadingIds` whose headings are links to themselves, so that a reader can pass their
 * URL on. A heading that holds a link already keeps that one.
 */
export function linkHeadings(html: string): string {
  const names = new Set<string>();
  return html.replace(LINKABLE, (_, open: string, id: string, content: string, close: string) => {
    const name = anchorName(toPlainText(content), names);
    const anchor = name === undefined ? '' : ` name="${name}"`;
    const linked = /<a[\s>]/.test(content)
      ? `${anchor && `<a${anchor}></a>`}${content}`
      : `<a href="#${id}"${anchor}>${content}</a>`;
    return open + linked + close;
  });
}
