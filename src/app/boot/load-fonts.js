/*
 * A page shows when the faces of its first screen are there, which its head asks for as early as for
 * its styles. Where they take longer, the loading view stands in its place: until they have come or
 * failed, and for 20 s at the most. The faces of the rest come after the first paint. Without scripts
 * the page shows at once.
 */
(function () {
  var faces = { inline: [], reserve: '' } /* site-font-faces */;
  /* Milliseconds before the loading view shows: most faces come sooner, and no reader sees it flash. */
  var TIMEOUT = 500;
  var root = document.documentElement;

  /* Until it is done, and for 20 s at the most. */
  function waitFor(start) {
    return new Promise(function (resolve) {
      setTimeout(resolve, 20000);
      start(resolve);
    });
  }

  function load(face) {
    return waitFor(function (done) {
      document.fonts.load(face[0], face[1]).then(done, done);
    });
  }

  function addSheet(href, whenFailed, isReserve) {
    return waitFor(function (done) {
      var link = document.createElement('link');
      link.rel = 'stylesheet';
      link.href = href;
      link.onload = done;
      link.onerror = function () {
        if (whenFailed) whenFailed();
        done();
      };
      /* What the page has already comes after the reserve in the cascade, and stays. */
      document.head.insertBefore(link, isReserve ? document.head.firstChild : null);
    });
  }

  /* Whole faces of letters, and those of all characters of the site's texts: nobody makes subsets. */
  function useReserve() {
    if (faces.reserve) addSheet(faces.reserve, undefined, true);
    faces.reserve = '';
  }

  function loadFirstScreen(link) {
    function loadFaces() {
      return Promise.all(JSON.parse(link.dataset.faces).map(load));
    }
    return link.as === 'font' ? loadFaces() : addSheet(link.href, useReserve).then(loadFaces);
  }

  function loadRest(then) {
    var meta = document.querySelector('meta[name="further-fonts"]');
    var rest = meta ? JSON.parse(meta.content).rest : '';
    (rest ? addSheet(rest, useReserve) : Promise.resolve()).then(function () {
      then();
      inSpareTime(function () {
        root.classList.remove('first-screen');
      });
    });
  }

  function inSpareTime(then) {
    if (window.scheduler && scheduler.postTask) {
      scheduler.postTask(then, { priority: 'background' });
    } else then();
  }

  addEventListener('fonts-missing', useReserve);
  /* Scripts wait for them: they would share the line. */
  window.restOfFonts = new Promise(function (resolve) {
    window.whenPainted(function () {
      loadRest(resolve);
    });
  });
  if (!document.fonts || !document.fonts.load) return;
  var links = Array.from(document.querySelectorAll('link[data-faces]'));
  var awaited = faces.inline.map(load).concat(links.map(loadFirstScreen));
  if (awaited.length > 0) root.classList.add('fonts-beginning', 'fonts-loading');
  setTimeout(function () {
    root.classList.remove('fonts-beginning');
  }, TIMEOUT);
  Promise.all(awaited).then(function () {
    root.classList.remove('fonts-beginning', 'fonts-loading');
    dispatchEvent(new Event('page-shown'));
  });
})();
