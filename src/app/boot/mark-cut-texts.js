/*
 * Texts in sight that are cut get the button that opens them before the first paint, so that nothing
 * changes on the first screen when the page's scripts look for themselves.
 */
(function () {
  addEventListener('page-shown', mark);
  document.addEventListener('DOMContentLoaded', mark);

  function mark() {
    // A part of a page would be laid out for nothing.
    if (document.readyState === 'loading') return;
    var root = document.getElementById('root');
    if (!root || getComputedStyle(root).display === 'none') return;
    var texts = Array.from(document.querySelectorAll('[data-read-on]'), function (button) {
      return button.parentElement;
    });
    // All are measured before any is changed: the page is laid out once.
    texts.filter(isCut).forEach(function (text) {
      text.dataset.cut = 'true';
    });
  }

  function isCut(text) {
    if (text.dataset.cut || text.getBoundingClientRect().top > innerHeight) return false;
    var box = text.querySelector('[data-clamp]') || text.firstElementChild;
    var hidden = box.scrollHeight - box.clientHeight;
    return hidden > 1 && hidden > parseFloat(getComputedStyle(box).lineHeight) / 2;
  }
})();
