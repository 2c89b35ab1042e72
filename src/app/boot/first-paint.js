/*
 * The moment from which a page's further parts are asked for: `whenPainted(then)` calls back after the
 * first paint, or at once on a later visit, which has all of them at hand. `inSpareTime(then)` is for what
 * may wait longer. Both are there for the scripts of the document itself.
 */
(function () {
  window.whenPainted = function (then) {
    var types = window.PerformanceObserver && PerformanceObserver.supportedEntryTypes;
    // A page in the background is not painted.
    if (document.hidden || isCached() || !types || types.indexOf('paint') < 0) return then();
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

  /* What comes with the stylesheets is cached as long as they are: a reader who has those has the rest. */
  function isCached() {
    return performance.getEntriesByType('resource').some(function (entry) {
      return /\.css$/.test(entry.name) && entry.transferSize === 0;
    });
  }
})();
