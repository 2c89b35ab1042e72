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
        show(mains[0]);
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

  function show(skeleton) {
    skeleton.remove();
    root.classList.remove('main-late');
    dispatchEvent(new Event('page-shown'));
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
