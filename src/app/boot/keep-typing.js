/*
 * What is typed for a field that is not there yet, by an input method too, is written into one that nobody sees,
 * and stands in the other once that has the focus. `keepTyping(opener)` begins with it after a press of the button
 * that opens the field; `stopTyping()` drops what was typed.
 */
(function () {
  var opener;
  /* Undefined while nothing is typed. */
  var written;
  var isEntered;

  addEventListener('keydown', readKey, true);
  addEventListener('focusin', fillField, true);
  addEventListener('pointerdown', stop, true);

  window.keepTyping = function (button) {
    if (written) return;
    opener = button;
    isEntered = false;
    written = document.createElement('input');
    written.setAttribute('aria-label', button.getAttribute('aria-label') || button.textContent);
    written.autocomplete = 'off';
    /* iOS zooms in on smaller letters. */
    written.style.cssText = 'position:fixed;opacity:0;font-size:16px;pointer-events:none';
    /* An input method shows its choices beside it. */
    var place = button.getBoundingClientRect();
    written.style.top = `${place.top}px`;
    written.style.left = `${place.left}px`;
    document.body.append(written);
    written.focus({ preventScroll: true });
  };

  window.stopTyping = stop;

  function stop() {
    if (written) written.remove();
    written = undefined;
  }

  function readKey(event) {
    if (!written || event.target !== written || event.isComposing) return;
    if (event.key === 'Enter') isEntered = written.value !== '';
    if (event.key !== 'Escape' && event.key !== 'Tab') return;
    /* From where the reader goes on. */
    opener.focus();
    stop();
  }

  function fillField(event) {
    var field = event.target;
    if (!written || field === written || !(field instanceof HTMLInputElement)) return;
    var words = written.value;
    stop();
    if (words === '') return;
    /* As the browser sets it, so that React is told of it as of a reader's typing. */
    var value = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');
    value.set.call(field, field.value + words);
    field.dispatchEvent(new Event('input', { bubbles: true }));
    if (!isEntered) return;
    setTimeout(function () {
      var submit = field.form && field.form.querySelector('[type="submit"]');
      if (submit) submit.click();
    });
  }
})();
