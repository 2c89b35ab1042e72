import sanitizeHtml from 'sanitize-html';
import {
  ALLOWED_ATTRIBUTES,
  ALLOWED_TAGS,
  ATTRIBUTES_BY_TAG,
  isAllowedUrl,
  LINK_REL,
  URL_ATTRIBUTES,
} from '../core/rich-text/allow-list.ts';

const OPTIONS: sanitizeHtml.IOptions = {
  allowedTags: [...ALLOWED_TAGS],
  allowedAttributes: {
    '*': [...ALLOWED_ATTRIBUTES],
    ...Object.fromEntries(
      Object.entries(ATTRIBUTES_BY_TAG).map(([tag, names]) => [
        tag,
        tag === 'a' ? [...names, 'rel'] : [...names],
      ]),
    ),
  },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  transformTags: {
    '*': (tagName, attributes) => ({ tagName, attribs: cleanAttributes(tagName, attributes) }),
  },
};

/** Cleaned HTML kept for the next request: a list's introductions are the same for every reader. */
const MOST_KEPT = 5000;

/** A sanitiser for the server; what it has cleaned once it remembers. */
export function createServerSanitizer(): (html: string) => string {
  const kept = new Map<string, string>();
  return (html) => {
    const known = kept.get(html);
    if (known !== undefined) return known;
    const clean = sanitizeHtml(html, OPTIONS);
    if (kept.size >= MOST_KEPT) kept.clear();
    kept.set(html, clean);
    return clean;
  };
}

function cleanAttributes(tagName: string, attributes: Record<string, string>) {
  const clean = Object.fromEntries(
    Object.entries(attributes).filter(
      ([name, value]) => !URL_ATTRIBUTES.includes(name) || isAllowedUrl(name, value),
    ),
  );
  return tagName === 'a' ? { ...clean, rel: LINK_REL } : clean;
}
