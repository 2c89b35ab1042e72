/*
 * A first visit paints its text before the fonts' files are asked for; a later one has them at hand.
 *
 * The loading view shows until all fonts are there or have failed, and for 20 s at the most. Without
 * scripts, or without the API, it never shows.
 */
(function (facesOf) {
  var faces = { inline: [], files: [], further: [], rarer: [], sheet: '' } /* site-font-faces */;
  /* A site without web fonts has nothing to wait for. */
  var count = [].concat(faces.inline, faces.files, faces.further, faces.rarer).length;
  /* What no face of the stylesheet has, and what is neither of those nor a further letter. */
  var FURTHER = /[^\0-\xa0]/;
  var RARER = /[^\0-\xff]/;
  var IN_SIGHT = { contentVisibilityAuto: true };
  var root = document.documentElement;
  var inline;

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

  /* The stylesheet of the faces of rarer characters. */
  function loadSheet() {
    return waitFor(function (done) {
      if (!faces.sheet) return done();
      var link = document.createElement('link');
      link.rel = 'stylesheet';
      link.href = faces.sheet;
      link.onload = link.onerror = done;
      document.head.appendChild(link);
    });
  }

  function loadFonts() {
    var sheet = loadSheet();
    Promise.all([inline, loadFurther()].concat(faces.files.map(load)))
      .then(function () {
        var rarer = facesOf(faces.rarer, RARER, IN_SIGHT);
        root.classList.remove('fonts-loading');
        return sheet.then(function () {
          return Promise.all(rarer.map(load));
        });
      })
      .then(function () {
        root.classList.remove('fonts-waiting');
        inSpareTime(function () {
          Promise.all(facesOf(faces.further.concat(faces.rarer), FURTHER, {}).map(load)).then(
            endFirstScreen
          );
        });
      });
  }

  /* Letters whose room has been kept for them are shown with the others, where there are some. */
  function loadFurther() {
    return new Promise(function (resolve) {
      whenParsed(function () {
        resolve(Promise.all(facesOf(faces.further, FURTHER, IN_SIGHT).map(load)));
      });
    });
  }

  /* What is out of sight is laid out, too. */
  function endFirstScreen() {
    inSpareTime(function () {
      root.classList.remove('first-screen');
    });
  }

  function inSpareTime(then) {
    if (window.scheduler && scheduler.postTask) {
      scheduler.postTask(then, { priority: 'background' });
    } else then();
  }

  function whenParsed(then) {
    if (document.readyState !== 'loading') return then();
    document.addEventListener('DOMContentLoaded', then, { once: true });
  }

  if (count > 0 && document.fonts && document.fonts.load) {
    root.classList.add('fonts-loading', 'fonts-waiting', 'fonts-beginning');
    // They stand in the stylesheet: some milliseconds, and the first paint has them.
    inline = Promise.all(faces.inline.map(load));
    inline.then(function () {
      root.classList.remove('fonts-beginning');
    });
    window.whenPainted(loadFonts);
  } else loadSheet().then(window.whenPainted.bind(null, endFirstScreen));
})(
  /*
   * The faces of families in each style and weight, with the text that is set in it: all of the
   * page's, or that on the first screen. One that comes by itself has every line laid out anew.
   */
  function (families, characters, visibility) {
    var texts = {};
    var page = document.getElementById('root') || document.body;
    var walker = document.createTreeWalker(page, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) add(walker.currentNode.data, walker.currentNode.parentElement);
    function add(text, element) {
      if (!characters.test(text)) return;
      if (element.checkVisibility && !element.checkVisibility(visibility)) return;
      var style = getComputedStyle(element);
      var face = [style.fontStyle, style.fontWeight].join(' ');
      texts[face] = (texts[face] || '') + text;
    }
    return families.flatMap(function (family) {
      return Object.keys(texts).map(function (face) {
        return [[face, '1em', JSON.stringify(family)].join(' '), texts[face]];
      });
    });
  }
);
