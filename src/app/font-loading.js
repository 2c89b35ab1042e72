/*
 * Shows the loading view while the site's fonts are on their way: until all of them are there or
 * have failed, and for 20 s at the most. Without scripts, or without the API, it never shows.
 */
(function () {
  var faces = [] /* site-font-faces */;
  var root = document.documentElement;
  if (!document.fonts || !document.fonts.load) return;
  var waiting = faces.filter(function (face) {
    return !document.fonts.check(face[0], face[1]);
  });
  if (waiting.length === 0) return;
  function load(face) {
    return new Promise(function (resolve) {
      setTimeout(resolve, 20000);
      document.fonts.load(face[0], face[1]).then(resolve, resolve);
    });
  }
  root.classList.add('fonts-loading');
  Promise.all(waiting.map(load)).then(function () {
    root.classList.remove('fonts-loading');
  });
})();
