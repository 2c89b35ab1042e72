import { safeUrl } from '../mapping/links.ts';

/**
 * The one allow-list for HTML that comes from the API. Server and browser clean by different
 * libraries, and both read it.
 */
export const ALLOWED_TAGS: readonly string[] = [
  ...['p', 'br', 'hr', 'blockquote', 'pre', 'code', 'div', 'span'],
  ...['h2', 'h3', 'h4', 'h5', 'h6'],
  ...['ul', 'ol', 'li', 'dl', 'dt', 'dd'],
  ...['a', 'abbr', 'b', 'strong', 'i', 'em', 'u', 's', 'small', 'mark', 'q', 'cite', 'dfn', 'time'],
  ...['sub', 'sup', 'ruby', 'rb', 'rp', 'rt', 'bdi', 'bdo', 'wbr'],
  ...['table', 'caption', 'colgroup', 'col', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'],
  ...['figure', 'figcaption', 'img'],
];

/** Attributes that any tag may have. */
export const ALLOWED_ATTRIBUTES: readonly string[] = ['lang', 'dir', 'title'];

/** Attributes that one tag may have beside them. */
export const ATTRIBUTES_BY_TAG: Readonly<Record<string, readonly string[]>> = {
  a: ['href'],
  img: ['src', 'alt', 'width', 'height'],
  ol: ['start', 'reversed'],
  li: ['value'],
  th: ['colspan', 'rowspan', 'scope'],
  td: ['colspan', 'rowspan'],
  col: ['span'],
  colgroup: ['span'],
  time: ['datetime'],
  q: ['cite'],
  blockquote: ['cite'],
};

/** Attributes that hold an address. */
export const URL_ATTRIBUTES: readonly string[] = ['href', 'src', 'cite'];

/** Whether an address may stand in an attribute of rich text; pictures come from the web only. */
export function isAllowedUrl(attribute: string, value: string): boolean {
  const url = safeUrl(value);
  if (url === undefined) return false;
  return attribute === 'href' || !/^\s*(mailto|tel):/i.test(url);
}

/** What every link of rich text gets, so that a page it opens knows nothing of this one. */
export const LINK_REL = 'noopener noreferrer';
