/*
 * A page shows when the faces of its first screen are there, which its head asks for as early as for
 * its styles. Where they take longer, the loading view stands in its place: until they have come or
 * failed, and for 20 s at the most. The faces of the rest come after the first paint. Without scripts
 * the page does not wait for faces: their stylesheets stand at its end.
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

  function createSheet(href) {
    var link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = href;
    return link;
  }

  /* Calls back with the sheet once it has come; with nothing where it fails. */
  function addSheet(link) {
    return waitFor(function (done) {
      link.onload = function () {
        done(link.sheet);
      };
      link.onerror = function () {
        useReserve();
        done();
      };
      document.head.append(link);
    });
  }

  /* Whole faces of letters, and those of all characters of the site's texts: nobody makes subsets. */
  function useReserve() {
    /* What the page has already comes after it in the cascade, and stays. */
    if (faces.reserve) document.head.prepend(createSheet(faces.reserve));
    faces.reserve = '';
  }

  /*
   * Brings the faces of a sheet into use once all of them are read. Those of a sheet that applies would
   * lay out the whole page when it comes, and again when they are read.
   */
  window.addFaces = function (href) {
    var link = createSheet(href);
    if (canDescribeFaces()) link.media = 'not all';
    return addSheet(link)
      .then(function (sheet) {
        if (!sheet || !link.media) return [];
        return Promise.all(
          Array.from(sheet.cssRules, function (rule) {
            return createFace(rule.style).load().catch(useReserve);
          })
        );
      })
      .then(function (read) {
        read.filter(Boolean).forEach(function (face) {
          document.fonts.add(face);
        });
      });
  };

  function canDescribeFaces() {
    return window.FontFace && 'sizeAdjust' in FontFace.prototype;
  }

  function createFace(style) {
    function read(name) {
      return style.getPropertyValue(name);
    }
    /* Rules have a name in quotes, scripts as it is. */
    var family = read('font-family')
      .replace(/^["']|["']$/g, '')
      .replace(/\\(.)/g, '$1');
    return new FontFace(family, read('src'), {
      weight: read('font-weight'),
      style: read('font-style'),
      sizeAdjust: read('size-adjust'),
      unicodeRange: read('unicode-range')
    });
  }

  function loadFirstScreen(link) {
    function loadFaces() {
      return Promise.all(JSON.parse(link.dataset.faces).map(load));
    }
    return link.as === 'font' ? loadFaces() : addSheet(createSheet(link.href)).then(loadFaces);
  }

  function loadRest(then) {
    var meta = document.querySelector('meta[name="further-fonts"]');
    var rest = meta ? JSON.parse(meta.content).rest : '';
    (rest ? window.addFaces(rest) : Promise.resolve()).then(function () {
      then();
      window.layOutOffscreen();
    });
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
