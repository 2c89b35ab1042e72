import type { TrustedTypePolicy, TrustedTypePolicyFactory } from 'trusted-types/lib/index.js';

/**
 * The one policy by whose name the content security policy lets HTML into the page. Whatever else
 * would write HTML, a package or a script that came in with content, is stopped by the browser.
 */
export const HTML_POLICY = 'site-html';

declare const trustedTypes: TrustedTypePolicyFactory | undefined;

/** A document lets a policy of a name be made once. */
let policy: TrustedTypePolicy | undefined;

/** The page's policy; undefined on servers, and in browsers that do not know such policies. */
export function htmlPolicy(): TrustedTypePolicy | undefined {
  if (typeof trustedTypes === 'undefined') return undefined;
  policy ??= trustedTypes.createPolicy(HTML_POLICY, {
    createHTML: (html) => html,
    createScript: refuse,
    createScriptURL: refuse,
  });
  return policy;
}

/**
 * HTML that the allow-list has cleaned, in the form in which the page accepts it.
 *
 * @param html cleaned where the answer came in; nothing else may be handed over
 */
export function trustHtml(html: string): string | TrustedHTML {
  return htmlPolicy()?.createHTML(html) ?? html;
}

function refuse(): never {
  throw new TypeError('Only HTML is trusted here: scripts come in files of the build');
}
