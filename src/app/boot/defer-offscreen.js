/*
 * Items out of sight are not laid out, and their characters ask for no fonts, until the first screen
 * has its own or the reader scrolls; a page that is come back to needs its height at once.
 */
(function () {
  var root = document.documentElement;
  /* Items that are laid out at once: more would keep a gesture waiting on a slow phone. */
  var SLICE = 3;
  var entry = window.performance && performance.getEntriesByType('navigation')[0];

  /* Lays out what was left, some items at a time, when the processor has nothing else to do. */
  window.layOutOffscreen = function () {
    window.inSpareTime(function () {
      layOut(Array.from(document.querySelectorAll('main li')).filter(isLeft), 0);
    });
  };

  function layOut(items, from) {
    var slice = items.slice(from, from + SLICE);
    if (slice.length === 0 || !root.classList.contains('first-screen')) {
      root.classList.remove('first-screen');
      items.forEach(function (item) {
        item.style.removeProperty('content-visibility');
      });
      return;
    }
    slice.forEach(function (item) {
      item.style.contentVisibility = 'visible';
    });
    /* Asking for a place lays it out, in a task of its own. */
    slice[slice.length - 1].getBoundingClientRect();
    window.inSpareTime(function () {
      layOut(items, from + SLICE);
    });
  }

  /* Of items in items, the outermost is the one that was left; asking for others would lay them out. */
  function isLeft(item) {
    return !item.parentElement.closest('li') && getComputedStyle(item).contentVisibility === 'auto';
  }

  if (!document.fonts || !document.fonts.load) return;
  if (!entry || entry.type !== 'navigate' || location.hash) return;
  root.classList.add('first-screen');
  ['scroll', 'popstate'].forEach(function (event) {
    addEventListener(
      event,
      function () {
        root.classList.remove('first-screen');
      },
      { passive: true, once: true }
    );
  });
})();
