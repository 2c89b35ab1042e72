/*
 * What comes late takes its place in the page. `showLateMain(skeleton, main)` removes a skeleton: what the reader
 * has focused and written in it is in its main element then; `moveToHead(skeleton)` puts what stands after one,
 * before the page goes on, where it belongs.
 */
(function () {
  window.showLateMain = function (skeleton, main) {
    var focused = skeleton.contains(document.activeElement) && document.activeElement;
    skeleton.querySelectorAll('input').forEach(function (field) {
      var other = counterpartOf(field, skeleton, main);
      if (other && field.value !== field.defaultValue) other.value = field.value;
    });
    var target = focused && counterpartOf(focused, skeleton, main);
    if (target) focusAs(focused, target);
    skeleton.remove();
  };

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

  /* It is of the head, in the place of what that has of these. */
  window.moveToHead = function (skeleton) {
    var tag = skeleton.nextElementSibling;
    while (tag && /^(?:title|meta|link|script)$/.test(tag.localName)) {
      document.head.querySelectorAll(selectorOf(tag)).forEach(remove);
      document.head.append(tag);
      tag = skeleton.nextElementSibling;
    }
  };

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
