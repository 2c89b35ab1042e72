/*
 * Columns of tiles come in one, in the order of their data, since only the browser knows how many
 * there is room for. Tiles are dealt out as they arrive, before any of them is painted;
 * `data-deal` says how many of them a part of a column holds.
 */
(function () {
  /* By row of columns: how many it has, and how many tiles have been dealt out. */
  var rows = new Map();
  var observer = new MutationObserver(dealAll);
  observer.observe(document, { childList: true, subtree: true });

  function dealAll() {
    document.querySelectorAll('[data-deal]').forEach(function (row) {
      if (!rows.has(row)) rows.set(row, { count: countOf(row), dealt: 0 });
      var state = rows.get(row);
      if (state.count > 1 && row.firstElementChild) deal(row, state);
    });
  }

  function countOf(row) {
    return Number(getComputedStyle(row).getPropertyValue('--columns'));
  }

  function deal(row, state) {
    var first = row.firstElementChild;
    var count = state.count;
    while (row.childElementCount < count) row.append(first.cloneNode(false));
    // Those of the first column stay in it, before all that came since.
    var dealt = Math.ceil(state.dealt / count);
    var arrived = Array.from(first.querySelectorAll(':scope > * > *')).slice(dealt);
    arrived.forEach(function (tile) {
      var column = row.children[state.dealt % count];
      var index = Math.floor(state.dealt / count / row.dataset.deal);
      var part =
        column.children[index] || column.appendChild(first.children[index].cloneNode(false));
      if (tile.parentNode !== part) part.append(tile);
      state.dealt += 1;
    });
  }

  function end() {
    observer.disconnect();
    dealAll();
    // The parser had still to put tiles into them.
    rows.forEach(function (_, row) {
      row.querySelectorAll(':scope > * > :empty').forEach(function (part) {
        part.remove();
      });
    });
  }

  // Nothing of it may keep a list in memory that the reader has left.
  document.addEventListener('DOMContentLoaded', end, { once: true });
})();
