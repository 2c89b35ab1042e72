import sanitizeHtml from 'sanitize-html';
import {
  type AddressRules,
  ALLOWED_ATTRIBUTES,
  ALLOWED_TAGS,
  ATTRIBUTES_BY_TAG,
  cleanAttribute,
  DROPPED_WITH_CONTENT,
  LINK_REL,
  prepareMarkup,
} from '../core/rich-text/allow-list.ts';

/** Cleaned HTML kept for the next request: a list's introductions are the same for every reader. */
const MOST_KEPT = 5000;

/** A sanitiser for the server; what it has cleaned once it remembers. */
export function createServerSanitizer(rules: AddressRules): (html: string) => string {
  const options = optionsOf(rules);
  const kept = new Map<string, string>();
  return (html) => {
    const known = kept.get(html);
    if (known !== undefined) return known;
    const clean = sanitizeHtml(prepareMarkup(html), options);
    if (kept.size >= MOST_KEPT) kept.clear();
    kept.set(html, clean);
    return clean;
  };
}

function optionsOf(rules: AddressRules): sanitizeHtml.IOptions {
  return {
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
    selfClosing: ['br', 'col', 'hr', 'img', 'wbr'],
    nonTextTags: [...DROPPED_WITH_CONTENT],
    transformTags: {
      '*': (tagName, attributes) => ({
        tagName,
        attribs: cleanAttributes(tagName, attributes, rules),
      }),
    },
  };
}

function cleanAttributes(tagName: string, attributes: Record<string, string>, rules: AddressRules) {
  const clean = Object.fromEntries(
    Object.entries(attributes).flatMap(([name, value]) => {
      const kept = cleanAttribute(name, value, rules);
      return kept === undefined ? [] : [[name, kept] as const];
    }),
  );
  return tagName === 'a' ? { ...clean, rel: LINK_REL } : clean;
}
