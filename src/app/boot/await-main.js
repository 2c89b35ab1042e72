/*
 * A page that waits for its data comes in two parts: its header and skeleton, and later, in the same document,
 * what its head says beside, its main element and all after it. That takes the skeleton's place once its faces
 * are read; without scripts, by the stylesheet, as soon as it comes. `lateMain` is fulfilled when the page
 * stands as its scripts are to take it over.
 *
 * Two templates at the end of the first part make a page of the skeleton, whose scripts ask for the data
 * themselves: where the document ends too early, and for who presses what scripts alone can answer.
 */
(function () {
  /*
   * Milliseconds in which nothing comes: before the data, for which the server waits less, and after their
   * beginning. Some browsers never end a document whose connection is lost.
   */
  var SILENT_FOR = 6000;
  var SILENT_AFTER = 3000;
  var root = document.documentElement;
  window.lateMain = 'ahead' in root.dataset ? new Promise(waitForMain) : Promise.resolve();

  function waitForMain(resolve) {
    var ends, skeleton, shown, silence;
    var isOver = false;
    var isSkeleton = false;
    var observer = new MutationObserver(read);
    observer.observe(root, { childList: true, subtree: true });
    document.addEventListener('readystatechange', finish);
    addEventListener('click', answer, true);

    function read() {
      clearTimeout(silence);
      var mains = document.querySelectorAll('main');
      silence = setTimeout(goOn, shown ? SILENT_AFTER : SILENT_FOR);
      if (shown || mains.length < 2) return;
      findEnds();
      ends.forEach(remove);
      root.classList.add('main-late');
      document.querySelectorAll('head > :is(link[data-faces], #page-fonts)').forEach(remove);
      window.moveToHead(skeleton);
      shown = window.loadPageFonts().finally(function () {
        if (isSkeleton) return;
        window.showLateMain(skeleton, mains[1]);
        root.classList.remove('main-late');
        dispatchEvent(new Event('page-shown'));
      });
    }

    function findEnds() {
      skeleton = skeleton || document.querySelector('main');
      if (!ends || ends.length < 2) {
        ends = Array.from(document.querySelectorAll('#root > template'));
      }
    }

    /* Those of the skeleton, once all of it has come. */
    function findScripts() {
      findEnds();
      var scripts = ends[1] && ends[1].content.getElementById('site-scripts');
      return scripts && scripts.content;
    }

    function finish() {
      if (!document.getElementById('site-scripts')) return goOn();
      stop();
      if (shown) return shown.then(resolve);
      // The data did not come: the skeleton is the page.
      findEnds();
      ends.forEach(remove);
      window.moveToHead(skeleton);
      resolve();
    }

    function answer(event) {
      var button = event.target instanceof Element && event.target.closest('button');
      if (shown || !button || (button.type === 'submit' && button.form)) return;
      window.whenStyled(function () {
        var scripts = findScripts();
        if (scripts && !shown) window.whenAtHand(scripts, goOnUnlessShown);
      });
    }

    function goOnUnlessShown() {
      if (!shown) goOn();
    }

    /* What the parser still reads goes into the element that it has begun, which is not the page's any more. */
    function goOn() {
      if (isOver || !findScripts()) return;
      var old = document.getElementById('root');
      var page = old.cloneNode(false);
      var focused = document.activeElement;
      stop();
      isSkeleton = true;
      while (old.firstChild && old.firstChild.localName !== 'main') page.append(old.firstChild);
      page.append(skeleton, ends[0].content);
      old.replaceWith(page);
      appendOnce(ends[1].content);
      root.classList.remove('main-late');
      if (page.contains(focused)) focused.focus({ preventScroll: true });
      resolve();
    }

    function stop() {
      isOver = true;
      clearTimeout(silence);
      observer.disconnect();
      document.removeEventListener('readystatechange', finish);
      removeEventListener('click', answer, true);
    }
  }

  /* Puts what a page has after its markup into the document, in which the same comes once more. */
  function appendOnce(content) {
    var last = document.createComment('');
    document.body.append(content, last);
    document.addEventListener('DOMContentLoaded', function () {
      document.querySelectorAll('body > :is(script, noscript, template)').forEach(function (other) {
        var place = last.compareDocumentPosition(other);
        if (place & Node.DOCUMENT_POSITION_FOLLOWING) other.remove();
      });
    });
  }

  function remove(element) {
    element.remove();
  }
})();
