/*
 * A masonry comes in one column, in the order of its data, since only the browser knows how many
 * columns it has room for. Its tiles are dealt out as they arrive, before any of them is painted;
 * `data-deal` says how many of them a part of a column holds.
 */
(function () {
  var dealt = new Map();
  var observer = new MutationObserver(dealAll);
  observer.observe(document, { childList: true, subtree: true });

  function dealAll() {
    document.querySelectorAll('[data-deal]').forEach(function (row) {
      var count = dealt.has(row) ? row.childElementCount : countOf(row);
      if (count > 1) deal(row, count);
    });
  }

  function countOf(row) {
    return Number(getComputedStyle(row).getPropertyValue('--columns'));
  }

  function deal(row, count) {
    var first = row.firstElementChild;
    if (!first) return;
    while (row.childElementCount < count) row.append(first.cloneNode(false));
    var next = dealt.get(row) || 0;
    // Those of the first column stay in it, before all that came since.
    var arrived = Array.from(first.querySelectorAll(':scope > * > *')).slice(
      Math.ceil(next / count)
    );
    arrived.forEach(function (tile) {
      var column = row.children[next % count];
      var part = partOf(column, Math.floor(next / count / row.dataset.deal), first);
      if (tile.parentNode !== part) part.append(tile);
      next += 1;
    });
    dealt.set(row, next);
  }

  function partOf(column, index, first) {
    return column.children[index] || column.appendChild(first.children[index].cloneNode(false));
  }

  document.addEventListener('DOMContentLoaded', function () {
    observer.disconnect();
    dealAll();
    // The parser had still to put tiles into them.
    dealt.forEach(function (_, row) {
      row.firstElementChild.querySelectorAll(':scope > :empty').forEach(function (part) {
        part.remove();
      });
    });
  });
})();
