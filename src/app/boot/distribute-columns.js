/*
 * Columns of tiles come in one, in the order of their data, since only the browser knows how many
 * fit. Tiles are distributed as they arrive, before any of them is painted;
 * `data-part-length` says how many of them a part of a column holds.
 */
(function () {
  /* By row of columns: how many it has, and how many tiles have been distributed. */
  var rows = new Map();
  var isStyled = false;
  var observer = new MutationObserver(distributeAll);
  observer.observe(document, { childList: true, subtree: true });

  function distributeAll() {
    // How many columns fit is said by the styles.
    if (!isStyled) return;
    document.querySelectorAll('[data-part-length]').forEach(function (row) {
      if (!rows.has(row)) rows.set(row, { count: countOf(row), distributed: 0 });
      var state = rows.get(row);
      if (state.count > 1 && row.firstElementChild) distribute(row, state);
    });
  }

  function countOf(row) {
    return Number(getComputedStyle(row).getPropertyValue('--columns'));
  }

  function distribute(row, state) {
    var first = row.firstElementChild;
    var count = state.count;
    // Those of the first column stay in it, before all that came since.
    var distributed = Math.ceil(state.distributed / count);
    var arrived = Array.from(first.querySelectorAll(':scope > * > *')).slice(distributed);
    arrived.forEach(function (tile) {
      // Where tiles are fewer than columns, the scripts that take over have as many as tiles.
      var place = state.distributed % count;
      var column = row.children[place] || row.appendChild(first.cloneNode(false));
      var index = Math.floor(state.distributed / count / row.dataset.partLength);
      var part =
        column.children[index] || column.appendChild(first.children[index].cloneNode(false));
      if (tile.parentNode !== part) part.append(tile);
      state.distributed += 1;
    });
  }

  function end() {
    observer.disconnect();
    distributeAll();
    // The parser had still to put tiles into them.
    rows.forEach(function (_, row) {
      row.querySelectorAll(':scope > * > :empty').forEach(function (part) {
        part.remove();
      });
    });
  }

  window.whenStyled(function () {
    isStyled = true;
    distributeAll();
    // Nothing of it may keep a list in memory that the reader has left.
    window.whenParsed('root', end);
  });
})();
