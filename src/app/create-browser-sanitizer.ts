import createDOMPurify from 'dompurify';
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
import { htmlPolicy } from '../core/rich-text/trusted-html.ts';

/** A sanitiser for the browser; it cleans in an inert document, where nothing loads or runs. */
export function createBrowserSanitizer(rules: UrlRules): (html: string) => string {
  const purify = createDOMPurify(window);
  const policy = htmlPolicy();
  purify.addHook('uponSanitizeAttribute', (element, data) => {
    const own = ATTRIBUTES_BY_TAG[element.nodeName.toLowerCase()] ?? [];
    const known = ALLOWED_ATTRIBUTES.includes(data.attrName) || own.includes(data.attrName);
    const clean = known ? cleanAttribute(data.attrName, data.attrValue, rules) : undefined;
    data.keepAttr = clean !== undefined;
    if (clean !== undefined) data.attrValue = clean;
  });
  purify.addHook('afterSanitizeAttributes', (element) => {
    if (element.matches('a[href]')) element.setAttribute('rel', LINK_REL);
  });
  const attributes = [...ALLOWED_ATTRIBUTES, ...Object.values(ATTRIBUTES_BY_TAG).flat()];
  return (html) =>
    purify.sanitize(prepareMarkup(html), {
      ALLOWED_TAGS: [...ALLOWED_TAGS],
      ALLOWED_ATTR: attributes,
      ALLOW_ARIA_ATTR: false,
      ALLOW_DATA_ATTR: false,
      FORBID_CONTENTS: [...DROPPED_WITH_CONTENT],
      // Without one DOMPurify makes a Trusted Types policy of its own, which the security policy forbids.
      ...(policy && { TRUSTED_TYPES_POLICY: policy }),
    });
}
