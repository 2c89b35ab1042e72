/*
 * Moments of a page's load, for the scripts of the document itself, which stand before its stylesheet.
 * `whenStyled(then)` calls back once that applies; `whenParsed(id, then)` once an element is whole, whatever
 * may follow it; `whenPainted(then)` after the first paint, from which on further parts are asked for.
 * `inSpareTime(then)` is for what may wait longer.
 */
(function () {
  var styled = new Promise(function (resolve) {
    document.addEventListener(
      'load',
      function (event) {
        if (event.target.localName === 'style') resolve();
      },
      true
    );
    /* While a site is developed, styles come by scripts: there is no stylesheet to wait for. */
    document.addEventListener('DOMContentLoaded', function () {
      if (!document.querySelector('style')) resolve();
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
})();
