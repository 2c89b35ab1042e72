/*
 * Items out of sight are not laid out, and their characters ask for no fonts, until the first screen
 * has its own or the reader scrolls; a page that is come back to needs its height at once.
 */
(function () {
  var root = document.documentElement;
  var entry = window.performance && performance.getEntriesByType('navigation')[0];
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
