/*
 * A phone's menu opens by a script. Where that has failed, pressing the button shows the links that stand in
 * the header for readers without scripts. It stands before keep-press.js, which takes the mark from what waits.
 */
(function () {
  var hasFailed = false;

  addEventListener('takeover', leave, { once: true });
  addEventListener('unreactive', fail);
  addEventListener('error', failWithScript, true);
  addEventListener('click', answer, true);

  function failWithScript(event) {
    if (event.target instanceof HTMLScriptElement) fail();
  }

  function fail() {
    hasFailed = true;
    if (document.querySelector('header button[aria-busy]')) show();
  }

  function answer(event) {
    var isOfHeader = event.target instanceof Element && event.target.closest('header button');
    if (hasFailed && isOfHeader) show();
  }

  function show() {
    leave();
    var hidden = document.querySelector('header noscript');
    /* The name is that of trusted-html.ts, which nothing has read where this is reached. */
    var policy =
      window.trustedTypes && window.trustedTypes.createPolicy('site-html', { createHTML: same });
    if (hidden)
      hidden.outerHTML = policy ? policy.createHTML(hidden.textContent) : hidden.textContent;
  }

  function same(html) {
    return html;
  }

  function leave() {
    removeEventListener('unreactive', fail);
    removeEventListener('error', failWithScript, true);
    removeEventListener('click', answer, true);
  }
})();
