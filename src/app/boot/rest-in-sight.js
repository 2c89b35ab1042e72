/*
 * A window larger than a phone's may show more than the server has counted to a page's first screen.
 * `isRestInSight(further)` tells whether a letter is in sight that only the faces of the rest have, by what the
 * page's head says of its fonts.
 */
(function () {
  /* Pixels of a phone's window, which a first screen as the server counts it fills. */
  var PHONE = 380000;
  var ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

  window.isRestInSight = function (further) {
    var page = document.getElementById('root');
    /* The faces may come before the page. */
    if (!page || !further.rest || innerWidth * innerHeight < PHONE) return false;
    /* While its faces are read, a page may have no layout. */
    page.style.display = 'block';
    var isFound = findText(page, readLetters(further));
    page.removeAttribute('style');
    return isFound;
  };

  function findText(page, isOfRest) {
    var mains = page.querySelectorAll('main');
    /* What takes the place of a skeleton stands below it until then. */
    var shift = mains[1] ? topOf(mains[1]) - topOf(mains[0]) : 0;
    var end = innerHeight + shift;
    var items = layOut(page.querySelectorAll('main li'), end);
    var isFound = false;
    var walker = document.createTreeWalker(
      mains[1] || page,
      NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT,
      function (node) {
        if (node.localName === 'li' && topOf(node) >= end) return NodeFilter.FILTER_REJECT;
        return node.nodeType === Node.TEXT_NODE ? NodeFilter.FILTER_ACCEPT : NodeFilter.FILTER_SKIP;
      }
    );
    while (!isFound && walker.nextNode()) {
      isFound =
        isBetween(walker.currentNode.parentElement, shift, end) && isOfRest(walker.currentNode);
    }
    items.forEach(function (item) {
      item.style.removeProperty('content-visibility');
    });
    return isFound;
  }

  /* Heights of items that are not laid out are guessed, so that those in sight are, and the one that ends it. */
  function layOut(all, end) {
    var items = [];
    Array.from(all).some(function (item) {
      items.push(item);
      item.style.contentVisibility = 'visible';
      return topOf(item) >= end;
    });
    return items;
  }

  function isBetween(element, start, end) {
    var box = element.getBoundingClientRect();
    return box.height > 1 && box.top < end && box.bottom > start;
  }

  function topOf(element) {
    return element.getBoundingClientRect().top;
  }

  /* Tells whether a text has letters of the rest, each in the weight of its face. */
  function readLetters(further) {
    var query = new URLSearchParams(further.rest.split('?')[1]);
    var all = new Set();
    var byWeight = {};
    further.faces.forEach(function (face, index) {
      var letters = byWeight[face.weight] || new Set();
      byWeight[face.weight] = letters;
      readSet(query.get(index) || '', function (letter) {
        all.add(letter);
        letters.add(letter);
      });
    });
    return function (text) {
      var found = Array.from(text.data).filter(function (letter) {
        return all.has(letter);
      });
      if (found.length === 0) return false;
      var letters = byWeight[getComputedStyle(text.parentElement).fontWeight] || all;
      return found.some(function (letter) {
        return letters.has(letter);
      });
    };
  }

  /* Calls back with each letter of a set as `printCharacterSet` writes it. */
  function readSet(word, then) {
    var code = -1;
    var distance = 0;
    var shift = 0;
    Array.from(word).forEach(function (sign) {
      var digit = ALPHABET.indexOf(sign);
      distance += (digit & 31) << shift;
      shift += 5;
      if (digit > 31) return;
      code += distance + 1;
      then(String.fromCodePoint(code));
      distance = 0;
      shift = 0;
    });
  }
})();
