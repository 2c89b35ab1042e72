/*
 * A page that waits for its data comes in two parts: its header and skeleton, and later, in the same document,
 * what its head says beside, its main element and all after it. That takes the skeleton's place once its faces
 * are read; without scripts, by the stylesheet, as soon as it comes. `lateMain` is fulfilled when nothing of
 * this is left to be done.
 */
(function () {
  var root = document.documentElement;
  window.lateMain = 'ahead' in root.dataset ? new Promise(waitForMain) : Promise.resolve();

  function waitForMain(resolve) {
    var observer = new MutationObserver(function () {
      var mains = document.querySelectorAll('main');
      if (mains.length < 2) return;
      observer.disconnect();
      root.classList.add('main-late');
      document.querySelectorAll('head > :is(link[data-faces], #page-fonts)').forEach(remove);
      moveToHead(mains[0]);
      window.loadPageFonts().then(function () {
        show(mains[0], mains[1]);
        resolve();
      });
    });
    observer.observe(root, { childList: true, subtree: true });
    document.addEventListener('DOMContentLoaded', function () {
      if (root.classList.contains('main-late')) return;
      // The data did not come: the skeleton is the page.
      observer.disconnect();
      moveToHead(document.querySelector('main'));
      resolve();
    });
  }

  function show(skeleton, main) {
    var focused = skeleton.contains(document.activeElement) && document.activeElement;
    skeleton.querySelectorAll('input').forEach(function (field) {
      var other = counterpartOf(field, skeleton, main);
      if (other && field.value !== field.defaultValue) other.value = field.value;
    });
    var target = focused && counterpartOf(focused, skeleton, main);
    if (target) focusAs(focused, target);
    skeleton.remove();
    root.classList.remove('main-late');
    dispatchEvent(new Event('page-shown'));
  }

  /* What a control of the skeleton is in the page: by its place among those of its kind, and its name. */
  function counterpartOf(element, skeleton, main) {
    if (element === skeleton) return main;
    var place = Array.from(skeleton.querySelectorAll(element.localName)).indexOf(element);
    var other = main.querySelectorAll(element.localName)[place];
    var isSame = ['href', 'name', 'type'].every(function (attribute) {
      return other && other.getAttribute(attribute) === element.getAttribute(attribute);
    });
    return isSame ? other : null;
  }

  function focusAs(focused, target) {
    target.focus({ preventScroll: true });
    if (focused.selectionStart !== null && 'setSelectionRange' in target) {
      target.setSelectionRange(focused.selectionStart, focused.selectionEnd);
    }
  }

  /* What stands after a skeleton, before the page goes on, is of the head, in the place of what it has of these. */
  function moveToHead(skeleton) {
    var tag = skeleton.nextElementSibling;
    while (tag && /^(?:title|meta|link|script)$/.test(tag.localName)) {
      document.head.querySelectorAll(selectorOf(tag)).forEach(remove);
      document.head.append(tag);
      tag = skeleton.nextElementSibling;
    }
  }

  /* Those of the head that say of a page what this one says. */
  function selectorOf(tag) {
    var name = ['name', 'property', 'type'].find(function (attribute) {
      return tag.hasAttribute(attribute);
    });
    if (tag.localName === 'title') return 'title';
    if (tag.localName === 'link' || !name) return ':not(*)';
    return `${tag.localName}[${name}="${CSS.escape(tag.getAttribute(name))}"]`;
  }

  function remove(element) {
    element.remove();
  }
})();
