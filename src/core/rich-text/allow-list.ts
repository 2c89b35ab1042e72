import { safeUrl } from '../mapping/links.ts';
import { mediaUrl } from '../mapping/media-url.ts';

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

/** Tags that go with all that stands in them; of others that are not allowed the words stay. */
export const DROPPED_WITH_CONTENT: readonly string[] = [
  ...['script', 'style', 'noscript', 'template', 'title', 'head', 'svg', 'math'],
  ...['iframe', 'frameset', 'noframes', 'noembed', 'object', 'applet', 'audio', 'video'],
  ...['textarea', 'select', 'option', 'datalist', 'xmp', 'plaintext', 'listing'],
];

/** Attributes that any tag may have. */
export const ALLOWED_ATTRIBUTES: readonly string[] = ['lang', 'dir', 'title', 'id'];

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

/** Of the site that shows it, what decides over a URL in rich text. */
export interface UrlRules {
  /** Origins beside the site's own whose pictures are shown. */
  readonly pictureOrigins: readonly string[];
}

/** Keeps the ids of content apart from all that the page itself goes by, and from its globals. */
const ID_PREFIX = 'c-';
/** Words of any script; an id is also the end of a URL. */
const ID = /^[\p{L}\p{N}_][\p{L}\p{N}_.:-]*$/u;
/** What would end an element of text, were the value read as one; DOMPurify lets none through. */
const END_OF_TEXT =
  /(--!?|\])>|<\/(style|script|title|xmp|textarea|noscript|iframe|noembed|noframes)/i;
/** Of the ids that headings get here, and of a page's top. */
const OWN_FRAGMENT = /^#(h-.*|top)?$/;

const TAG = /<[a-z][^>]*/gi;
const SCRIPT_OR_STYLE = /(<\/?)(?:script|style)(?=[\s/>])/gi;
const HANDLER_OR_STYLE = /([\s"'/])(?:on[a-z]+|style)(?=\s*=)/gi;

/**
 * Markup as both sanitisers are handed it; neither relies on it. A NUL parsers drop or show, as they
 * like. Of scripts, handlers and styles a strict page complains as soon as they are parsed, even where
 * nothing can run, and editors leave styles everywhere: they go by names that are never allowed.
 */
export function prepareMarkup(html: string): string {
  return html
    .replaceAll('\0', '')
    .replace(SCRIPT_OR_STYLE, '$1noembed')
    .replace(TAG, (tag) => tag.replace(HANDLER_OR_STYLE, '$1dropped'));
}

/**
 * The value that an attribute of rich text may have, in the form in which it is safe; undefined
 * where it may not stand. Whether its tag may have the attribute at all is asked elsewhere.
 */
export function cleanAttribute(name: string, written: string, rules: UrlRules): string | undefined {
  const value = written.trim();
  if (END_OF_TEXT.test(value)) return undefined;
  switch (name) {
    case 'id':
      return cleanId(value);
    case 'href':
      // Some parsers ignore control characters: `java\tscript:` is a path to one and a scheme to another.
      if (hasControls(value)) return undefined;
      return value.startsWith('#') ? cleanFragment(value) : safeUrl(value);
    case 'cite':
      return isContact(value) ? undefined : safeUrl(value);
    case 'src':
      return mediaUrl(value, { base: '', origins: rules.pictureOrigins });
    default:
      return value;
  }
}

/** Whether a value has characters in it that are none of text, tabs and line ends aside. */
function hasControls(value: string): boolean {
  return [...value].some((character) => character < ' ' && !'\t\n\r'.includes(character));
}

/** An id that footnotes can lead to; done again it stays what it is. */
function cleanId(value: string): string | undefined {
  if (!ID.test(value)) return undefined;
  return value.startsWith(ID_PREFIX) ? value : ID_PREFIX + value;
}

/** A link within the text leads to the id that its target has now. */
function cleanFragment(value: string): string | undefined {
  if (OWN_FRAGMENT.test(value)) return value;
  const id = cleanId(value.slice(1));
  return id && `#${id}`;
}

function isContact(value: string): boolean {
  return /^\s*(mailto|tel):/i.test(value);
}

/** What every link of rich text that leads somewhere gets, so that a page it opens knows nothing of this one. */
export const LINK_REL = 'noopener noreferrer';
