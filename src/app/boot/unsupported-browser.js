/*
 * Internet Explorer gets the site's message and nothing else, so this is written in its language: ES5.
 */
(function (messages) {
  var agent = navigator.userAgent;
  if (agent.indexOf('MSIE ') < 0 && agent.indexOf('Trident/') < 0) return;
  function trust(html) {
    // Only a browser that passes itself off as it knows policies; the name is that of trusted-html.ts.
    if (!window.trustedTypes) return html;
    function same(text) {
      return text;
    }
    return window.trustedTypes.createPolicy('site-html', { createHTML: same }).createHTML(html);
  }
  document.write(
    trust(
      (messages.byLanguage[document.documentElement.lang] || messages.byDefault) +
        // Everything after an open plaintext element is text to the parser, and no script runs in it.
        '<plaintext style="display:none">'
    )
  );
})({ byLanguage: {}, byDefault: '' } /* site-unsupported-browser */);
