/*
 * The scripts wait in a template at the document's end, where no browser asks for them. They are guests
 * of a page that can be read without them: they come once it stands and the processor has nothing else to
 * do, or with the reader's first gesture.
 */
(function () {
  /* Calls back once the first script of a page can run; where it cannot be had, never. */
  window.whenAtHand = function (scripts, then) {
    var script = scripts.querySelector('script[src]');
    var link = document.createElement('link');
    link.rel = 'modulepreload';
    ['crossorigin', 'integrity'].forEach(function (name) {
      if (script.hasAttribute(name)) link.setAttribute(name, script.getAttribute(name));
    });
    link.onload = then;
    link.href = script.getAttribute('src');
    document.head.append(link);
  };

  var GESTURES = ['pointerdown', 'touchstart', 'keydown', 'wheel', 'focusin', 'input', 'click'];
  /* Milliseconds that a page may take to stand. */
  var STANDS_WITHIN = 5000;

  GESTURES.forEach(function (gesture) {
    addEventListener(gesture, loadOnGesture, { capture: true, passive: true });
  });
  window.whenPainted(function () {
    whenStanding(function () {
      window.inSpareTime(load);
    });
  });

  function loadOnGesture() {
    GESTURES.forEach(function (gesture) {
      removeEventListener(gesture, loadOnGesture, { capture: true });
    });
    // A page whose data are on their way may be taken over before they come.
    var isWaiting = 'ahead' in document.documentElement.dataset;
    if (isWaiting || document.readyState !== 'loading') return load();
    document.addEventListener('DOMContentLoaded', load, { once: true });
  }

  /* Calls back once pictures and fonts of the first screen are there, or take too long. */
  function whenStanding(then) {
    setTimeout(then, STANDS_WITHIN);
    if (document.readyState === 'complete') return waitForFonts();
    addEventListener('load', waitForFonts, { once: true });

    function waitForFonts() {
      window.restOfFonts.then(function () {
        if (document.fonts) document.fonts.ready.then(then);
        else then();
      });
    }
  }

  /* What scripts add is shown by rules that the page came without; they win as in the whole stylesheet. */
  function addStyles() {
    var whole = document.getElementById('page-styles');
    if (!whole) return;
    var style = document.createElement('style');
    style.textContent = whole.textContent;
    // After the page's own, and after those that extensions of a browser have put before that.
    document.head.append(style);
    whole.remove();
  }

  function load() {
    // They would take over a skeleton that gives way to the page.
    window.lateMain.then(function () {
      addStyles();
      var scripts = document.getElementById('site-scripts');
      if (scripts) scripts.replaceWith(scripts.content);
    });
  }
})();
