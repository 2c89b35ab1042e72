/*
 * Moments of a page's load, for the scripts of the document itself, which stand before its stylesheet: after
 * it, the parser would wait for it. `whenStyled(then)` calls back once the stylesheet applies, or failed;
 * `whenParsed(id, then)` once an element is whole, whatever may follow it; `whenPainted(then)`, from which on
 * further parts are asked for, after the first paint, or as soon as a later visit is known to have all of
 * them at hand. `inSpareTime(then)` is for what may wait longer.
 */
(function () {
  var styled = new Promise(function (resolve) {
    function check(event) {
      var link = event.target;
      /* Faces have stylesheets of their own. */
      if (link.rel === 'stylesheet' && !('faces' in link.dataset)) resolve();
    }
    document.addEventListener('load', check, true);
    document.addEventListener('error', check, true);
    /* While a site is developed, styles come by scripts: there is no stylesheet to wait for. */
    document.addEventListener('DOMContentLoaded', function () {
      if (!document.querySelector('link[rel="stylesheet"]:not([data-faces])')) resolve();
    });
    addEventListener('load', resolve);
  });

  window.whenStyled = function (then) {
    styled.then(then);
  };

  window.whenParsed = function (id, then) {
    if (document.readyState !== 'loading') return then();
    var observer = new MutationObserver(function () {
      var element = document.getElementById(id);
      /* What comes after it is there. */
      if (element && element.nextSibling) end();
    });
    function end() {
      observer.disconnect();
      document.removeEventListener('DOMContentLoaded', end);
      then();
    }
    observer.observe(document, { childList: true, subtree: true });
    document.addEventListener('DOMContentLoaded', end);
  };

  window.whenPainted = function (then) {
    var types = window.PerformanceObserver && PerformanceObserver.supportedEntryTypes;
    // A page in the background is not painted.
    if (document.hidden || !types || types.indexOf('paint') < 0) return then();
    var isBegun = false;
    function begin() {
      if (!isBegun) then();
      isBegun = true;
    }
    new PerformanceObserver(function (list, observer) {
      if (list.getEntriesByName('first-contentful-paint').length === 0) return;
      observer.disconnect();
      inNextTask(begin);
    }).observe({ type: 'paint', buffered: true });
    window.whenStyled(function () {
      if (isCached()) begin();
    });
    // Some readers' machines never paint.
    setTimeout(begin, 3000);
  };

  /* Calls back once the processor has nothing else to do. */
  window.inSpareTime = function (then) {
    if (window.scheduler && scheduler.postTask) {
      scheduler.postTask(then, { priority: 'background' });
    } else setTimeout(then);
  };

  /* Pictures out of sight would share the line, and with it delay the first paint. */
  document.documentElement.classList.add('unpainted');
  window.whenPainted(function () {
    document.documentElement.classList.remove('unpainted');
  });

  function inNextTask(then) {
    var channel = new MessageChannel();
    channel.port1.onmessage = then;
    channel.port2.postMessage(null);
  }

  /* What comes with the stylesheets is cached as long as they are: a reader who has those has the rest. */
  function isCached() {
    return performance.getEntriesByType('resource').some(function (entry) {
      return /\.css$/.test(entry.name) && entry.transferSize === 0;
    });
  }
})();
