/*
 * Texts in sight that are cut get the button that opens them before the first paint, so that nothing
 * changes on the first screen when the page's scripts look for themselves.
 */
(function () {
  addEventListener('page-shown', mark);
  // What has come since is marked then.
  window.whenParsed('root', function () {
    window.whenStyled(mark);
  });

  function mark() {
    var root = document.getElementById('root');
    if (!root || getComputedStyle(root).display === 'none') return;
    var texts = Array.from(document.querySelectorAll('[data-read-on]'), function (button) {
      return button.parentElement;
    });
    // All are measured before any is changed: the page is laid out once.
    texts
      .filter(isInSight)
      .filter(isCut)
      .forEach(function (text) {
        text.dataset.cut = 'true';
      });
  }

  /* An item out of sight is not laid out yet: asking where a text in it stands would lay it out, alone. */
  function isInSight(text) {
    return beginsInSight(itemAround(text, text)) && beginsInSight(text);
  }

  function beginsInSight(element) {
    return element.getBoundingClientRect().top <= innerHeight;
  }

  /* The outermost item of a list around an element; `inner` where there is none. */
  function itemAround(element, inner) {
    var item = element.closest('li');
    return item ? itemAround(item.parentElement, item) : inner;
  }

  function isCut(text) {
    if (text.dataset.cut) return false;
    var box = text.querySelector('[data-clamp]') || text.firstElementChild;
    var hidden = box.scrollHeight - box.clientHeight;
    return hidden > 1 && hidden > parseFloat(getComputedStyle(box).lineHeight) / 2;
  }
})();
