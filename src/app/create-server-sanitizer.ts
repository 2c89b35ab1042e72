import { LRUCache } from 'lru-cache';
import sanitizeHtml from 'sanitize-html';
import {
  ALLOWED_ATTRIBUTES,
  ALLOWED_TAGS,
  ATTRIBUTES_BY_TAG,
  cleanAttribute,
  DROPPED_WITH_CONTENT,
  LINK_REL,
  prepareMarkup,
  type UrlRules,
} from '../core/rich-text/allow-list.ts';

/**
 * The most cleaned HTML that is cached, in UTF-16 units with what it was made of: a list's
 * introductions are the same for every reader. It bounds memory whatever an API answers; a count of
 * texts would not.
 */
const MAX_SIZE = 32 * 2 ** 20;

/** A sanitiser for the server; what it has cleaned lately is cached. */
export function createServerSanitizer(
  rules: UrlRules,
  maxSize = MAX_SIZE,
): (html: string) => string {
  const options = optionsOf(rules);
  const cache = new LRUCache<string, string>({
    maxSize,
    sizeCalculation: (clean, html) => html.length + clean.length + 1,
  });
  return (html) => {
    const cached = cache.get(html);
    if (cached !== undefined) return cached;
    const clean = sanitizeHtml(prepareMarkup(html), options);
    cache.set(html, clean);
    return clean;
  };
}

function optionsOf(rules: UrlRules): sanitizeHtml.IOptions {
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

function cleanAttributes(tagName: string, attributes: Record<string, string>, rules: UrlRules) {
  const clean = Object.fromEntries(
    Object.entries(attributes).flatMap(([name, value]) => {
      const cleaned = cleanAttribute(name, value, rules);
      return cleaned === undefined ? [] : [[name, cleaned] as const];
    }),
  );
  const { rel: _, ...others } = clean;
  return tagName === 'a' && 'href' in clean ? { ...others, rel: LINK_REL } : others;
}
