/*
 * What a page begins with. A first visit paints its text before anything is asked for that the paint
 * has no need of: the fonts' files and the scripts. A later visit has them at hand and asks at once.
 *
 * The loading view shows until all fonts are there or have failed, and for 20 s at the most. Without
 * scripts, or without the API, it never shows.
 */
(function () {
  var faces = { inline: [], files: [] } /* site-font-faces */;
  var visited = 'visited';
  var root = document.documentElement;

  function afterFirstPaint(then) {
    var types = window.PerformanceObserver && PerformanceObserver.supportedEntryTypes;
    // A page in the background is not painted.
    if (document.hidden || isVisited() || !types || types.indexOf('paint') < 0) return then();
    new PerformanceObserver(function (list, observer) {
      if (list.getEntriesByName('first-contentful-paint').length === 0) return;
      observer.disconnect();
      then();
    }).observe({ type: 'paint', buffered: true });
  }

  function isVisited() {
    try {
      return localStorage.getItem(visited) === '1';
    } catch (error) {
      return false;
    }
  }

  function remember() {
    try {
      localStorage.setItem(visited, '1');
    } catch (error) {
      // The next page waits for its first paint again.
    }
  }

  function load(face) {
    return new Promise(function (resolve) {
      setTimeout(resolve, 20000);
      document.fonts.load(face[0], face[1]).then(resolve, resolve);
    });
  }

  function loadFonts() {
    Promise.all(faces.inline.concat(faces.files).map(load)).then(function () {
      root.classList.remove('fonts-loading');
      remember();
    });
  }

  function loadScripts() {
    if (document.readyState === 'loading') {
      document.addEventListener('DOMContentLoaded', loadScripts, { once: true });
      return;
    }
    var scripts = document.getElementById('site-scripts');
    if (scripts) scripts.replaceWith(scripts.content);
  }

  if (document.fonts && document.fonts.load) {
    root.classList.add('fonts-loading');
    // They stand in the stylesheet, and the first paint is to have them.
    faces.inline.forEach(load);
    afterFirstPaint(loadFonts);
  }
  afterFirstPaint(loadScripts);
})();
