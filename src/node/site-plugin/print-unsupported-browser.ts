import { escapeHtml } from '../../core/escape-html.ts';
import type { CompiledSite } from '../compiler/index.ts';

/** What stands in `unsupported-browser.js` in place of a site's messages. */
export const MESSAGES = "{ byLanguage: {}, byDefault: '' } /* site-unsupported-browser */";

/** The messages as that script reads them: HTML by the `lang` of pages, and that of the default language. */
export function printMessages({ unsupportedBrowser }: CompiledSite): string {
  const { messages, browsers } = unsupportedBrowser;
  const links = browsers.map(
    ({ name, href }) => `<li><a href="${escapeHtml(href)}">${escapeHtml(name)}</a></li>`,
  );
  const views = messages.map(({ page, tag, direction, text }) => {
    const attributes = `lang="${escapeHtml(tag)}" dir="${direction}"`;
    const style = 'padding:10% 10%;font:20px/1.8 serif;color:#23201c';
    const html = `<div class="unsupported-browser" ${attributes} style="${style}"><p>${escapeHtml(text)}</p><ul>${links.join('')}</ul></div>`;
    return [page, html] as const;
  });
  const [first] = views;
  // Inside of a script element, no text of a site may end it.
  return JSON.stringify({
    byLanguage: Object.fromEntries(views.filter(([, html]) => html !== first?.[1])),
    byDefault: first?.[1] ?? '',
  }).replaceAll('<', '\\u003c');
}
