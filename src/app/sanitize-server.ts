import sanitizeHtml from 'sanitize-html';
import { createRecentValues } from '../core/recent-values.ts';
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

/**
 * Room for cleaned HTML, in UTF-16 units with what it was made of: a list's introductions are the
 * same for every reader. It bounds memory whatever an API answers; a count of texts would not.
 */
const ROOM = 32 * 2 ** 20;

interface Cleaned {
  readonly clean: string;
  readonly size: number;
}

/** A sanitiser for the server; what it has cleaned lately it remembers. */
export function createServerSanitizer(rules: AddressRules, room = ROOM): (html: string) => string {
  const options = optionsOf(rules);
  const kept = createRecentValues<Cleaned>(room, ({ size }) => size);
  return (html) => {
    const known = kept.get(html);
    if (known !== undefined) return known.clean;
    const clean = sanitizeHtml(prepareMarkup(html), options);
    kept.set(html, { clean, size: html.length + clean.length });
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
