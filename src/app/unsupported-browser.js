/* Internet Explorer gets a message and nothing else, so this is written in its language: ES5. */
(function () {
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
      '<div class="unsupported-browser" style="padding:10% 10%;font:20px/1.8 serif;color:#23201c">' +
        '<p>不支持IE浏览器，请使用以下浏览器进行访问：</p>' +
        '<ul>' +
        '<li><a href="https://www.mozilla.org/firefox/">Firefox</a></li>' +
        '<li><a href="https://www.google.com/chrome/">Chrome</a></li>' +
        '<li><a href="https://www.microsoft.com/edge">Edge</a></li>' +
        '</ul></div>' +
        // Everything after an open plaintext element is text to the parser, and no script runs in it.
        '<plaintext style="display:none">'
    )
  );
})();
