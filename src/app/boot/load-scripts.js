/* The scripts wait in a template at the document's end, where no browser asks for them. */
window.whenPainted(function () {
  if (document.readyState !== 'loading') return load();
  document.addEventListener('DOMContentLoaded', load, { once: true });

  function load() {
    var scripts = document.getElementById('site-scripts');
    if (scripts) scripts.replaceWith(scripts.content);
  }
});
