/*
 * A page shows when the faces of its first screen are there, which it brings along, or its head asks for
 * as early as for its styles. Where they take longer, the loading view stands in its place: until they have
 * come or failed, and for 20 s at the most. The faces of the rest come after the first paint, but for windows in
 * which letters of them are in sight. Without scripts the page does not wait for faces: their stylesheets stand at
 * its end.
 */
(function () {
  var faces = { inline: [], reserve: '' } /* site-font-faces */;
  /* Milliseconds before the loading view shows: most faces come sooner, and no reader sees it flash. */
  var TIMEOUT = 500;
  /* Milliseconds that a page waits for letters in sight which the first screen's faces do not have. */
  var REST_TIMEOUT = 3000;
  var root = document.documentElement;
  /* What is loaded of the rest, by its URL. */
  var rests = {};

  /* What the head says of the page's fonts. */
  function readFurther() {
    var meta = document.querySelector('meta[name="further-fonts"]');
    return meta ? JSON.parse(meta.content) : { rest: '' };
  }

  /* Whole faces of letters, and those of all characters of the site's texts: nobody makes subsets. */
  window.useReserveFaces = function () {
    var link = document.createElement('link');
    link.rel = 'stylesheet';
    link.dataset.faces = '';
    link.href = faces.reserve;
    /* What the page has already comes after it in the cascade, and stays. */
    if (faces.reserve) document.head.prepend(link);
    faces.reserve = '';
  };
  addEventListener('fonts-missing', window.useReserveFaces);

  function loadLinked(link) {
    if (link.as === 'style') return window.addFaces(link.href);
    return window.loadFace(JSON.parse(link.dataset.faces));
  }

  /*
   * The sheet that stands at the end of the page: by a link it would come a round trip later. A page of which
   * half has come shows without it after a time.
   */
  function loadInline(url) {
    return new Promise(function (resolve) {
      setTimeout(resolve, 20000);
      window.whenParsed('page-fonts', resolve);
    }).then(function () {
      var sheet = document.getElementById('page-fonts');
      return sheet && window.applyFaces(sheet.textContent, url);
    });
  }

  /* Those of the page's stylesheet, which no script can read before it applies. */
  function loadStyled() {
    return new Promise(function (resolve) {
      window.whenStyled(function () {
        resolve(Promise.all(faces.inline.map(window.loadFace)));
      });
    });
  }

  /* Those of the first screen. */
  function loadFirst() {
    var further = readFurther();
    var links = Array.from(document.querySelectorAll('link[data-faces]'));
    return links.map(loadLinked).concat(further.isInline ? loadInline(further.first) : []);
  }

  window.loadPageFonts = function () {
    if (!document.fonts || !document.fonts.load) return Promise.resolve();
    return Promise.all(loadFirst()).then(loadInSight);
  };

  /* The rest of the page's faces as well, where letters of theirs are in sight. */
  function loadInSight() {
    if (!window.isRestInSight(readFurther())) return;
    return Promise.race([
      addRest(),
      new Promise(function (resolve) {
        setTimeout(resolve, REST_TIMEOUT);
      })
    ]);
  }

  function addRest() {
    var rest = readFurther().rest;
    rests[rest] = rests[rest] || window.addFaces(rest);
    return rests[rest];
  }

  /* Once the page has come nothing is on the line before its first paint: what comes after it may begin. */
  function askForRest() {
    var rest = readFurther().rest;
    // A skeleton gives way to a page with a rest of its own.
    if (!rest || 'ahead' in root.dataset) return;
    var link = document.createElement('link');
    link.rel = 'preload';
    link.as = 'style';
    link.href = rest;
    document.head.append(link);
  }

  function loadRest(then) {
    (readFurther().rest ? addRest() : Promise.resolve()).then(function () {
      then();
      window.layOutOffscreen();
    });
  }

  /* Scripts wait for them: they would share the line. */
  window.restOfFonts = new Promise(function (resolve) {
    window.whenPainted(function () {
      window.lateMain.then(function () {
        loadRest(resolve);
      });
    });
  });
  if (!document.fonts || !document.fonts.load) return;
  var awaited = loadFirst();
  window.whenParsed('page-fonts', function () {
    window.whenStyled(askForRest);
  });
  if (awaited.length + faces.inline.length > 0) {
    root.classList.add('fonts-beginning', 'fonts-loading');
  }
  awaited.push(loadStyled());
  setTimeout(function () {
    root.classList.remove('fonts-beginning');
  }, TIMEOUT);
  Promise.all(awaited)
    .then(loadInSight)
    .finally(function () {
      root.classList.remove('fonts-beginning', 'fonts-loading');
      dispatchEvent(new Event('page-shown'));
    });
})();
