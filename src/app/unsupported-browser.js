/* Internet Explorer gets a message and nothing else, so this is written in its language: ES5. */
(function () {
  var agent = navigator.userAgent;
  if (agent.indexOf('MSIE ') < 0 && agent.indexOf('Trident/') < 0) return;
  document.write(
    '<div class="unsupported-browser" style="padding:10% 10%;font:20px/1.8 serif;color:#23201c">' +
      '<p>不支持IE浏览器，请使用以下浏览器进行访问：</p>' +
      '<ul>' +
      '<li><a href="https://www.mozilla.org/firefox/">Firefox</a></li>' +
      '<li><a href="https://www.google.com/chrome/">Chrome</a></li>' +
      '<li><a href="https://www.microsoft.com/edge">Edge</a></li>' +
      '</ul></div>' +
      // Everything after an open plaintext element is text to the parser, and no script runs in it.
      '<plaintext style="display:none">'
  );
})();
