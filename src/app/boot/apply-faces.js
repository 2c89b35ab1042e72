/*
 * Brings the faces of stylesheets into use once all of them are read. A sheet that applies as it comes
 * would lay out the whole page then, and again when its faces are read.
 */
(function () {
  /* Until it is done, and for 20 s at the most. */
  function waitFor(start) {
    return new Promise(function (resolve) {
      setTimeout(resolve, 20000);
      start(resolve);
    });
  }

  /* A face as `document.fonts.load` takes it, with a character of it. */
  window.loadFace = function (face) {
    return waitFor(function (done) {
      document.fonts.load(face[0], face[1]).then(done, done);
    });
  };

  /* Calls back with the sheet once it has come; with nothing where it fails. */
  function addSheet(link) {
    return waitFor(function (done) {
      link.onload = function () {
        done(link.sheet);
      };
      link.onerror = function () {
        window.useReserveFaces();
        done();
      };
      document.head.append(link);
    });
  }

  window.addFaces = function (href) {
    var link = document.createElement('link');
    link.rel = 'stylesheet';
    link.dataset.faces = '';
    link.href = href;
    if (canDescribeFaces()) link.media = 'not all';
    return addSheet(link).then(function (sheet) {
      return sheet
        ? applyRules(sheet.cssRules).then(function () {
            return true;
          })
        : false;
    });
  };

  /* The faces of a sheet that is there as a text; those at its URL where scripts cannot read it. */
  window.applyFaces = function (text, href) {
    if (!('adoptedStyleSheets' in document)) return window.addFaces(href);
    var sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    if (!canDescribeFaces()) {
      document.adoptedStyleSheets = Array.from(document.adoptedStyleSheets).concat(sheet);
    }
    return applyRules(sheet.cssRules);
  };

  function canDescribeFaces() {
    return window.FontFace && 'sizeAdjust' in FontFace.prototype;
  }

  function applyRules(rules) {
    var canDescribe = canDescribeFaces();
    return Promise.all(
      Array.from(rules, function (rule) {
        /* Its sheet applies: what is left is to read the face. */
        if (!canDescribe) return window.loadFace(nameOf(rule.style));
        return createFace(rule.style).load().catch(window.useReserveFaces);
      })
    ).then(function (read) {
      if (!canDescribe) return;
      read.filter(Boolean).forEach(function (face) {
        document.fonts.add(face);
      });
    });
  }

  function nameOf(style) {
    var words = ['font-style', 'font-weight', 'font-family'].map(function (name) {
      return style.getPropertyValue(name);
    });
    words.splice(2, 0, '1em');
    var code = /U\+([0-9a-f]+)/i.exec(style.getPropertyValue('unicode-range'));
    return [words.join(' '), code ? String.fromCodePoint(parseInt(code[1], 16)) : ' '];
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
})();
