/*
 * What is typed for a field that is not there yet, by an input method too, is written into one that nobody sees,
 * and stands in the other once that has the focus. `keepTyping(opener)` begins with it after a press of the button
 * that opens the field; `stopTyping()` drops what was typed.
 */
(function () {
  var opener;
  /* The field, which is there while something may be typed. */
  var written;
  /* What is written in it, without what an input method is still composing. */
  var words;
  var isComposing;
  /* The timer that runs when a composition has ended. */
  var ended;
  var isEntered;

  addEventListener('keydown', readKey, true);
  addEventListener('focusin', fillField, true);
  addEventListener(
    'pointerdown',
    function (event) {
      if (written && !opener.contains(event.target)) stop();
    },
    true
  );

  window.keepTyping = function (button) {
    if (!written) addField(button);
    written.focus({ preventScroll: true });
  };

  window.stopTyping = stop;

  function addField(button) {
    var place = button.getBoundingClientRect();
    opener = button;
    words = '';
    isComposing = false;
    isEntered = false;
    written = document.createElement('input');
    written.setAttribute('aria-label', button.getAttribute('aria-label') || button.textContent);
    written.autocomplete = 'off';
    /* iOS zooms in on smaller letters. */
    written.style.cssText = 'position:fixed;opacity:0;font-size:16px;pointer-events:none';
    /* An input method shows its choices beside it. */
    written.style.top = `${place.top}px`;
    written.style.left = `${place.left}px`;
    written.addEventListener('input', function () {
      if (!isComposing) readWords();
    });
    written.addEventListener('compositionstart', function () {
      clearTimeout(ended);
      readWords();
      isComposing = true;
    });
    /* A composition ends, too, where another field takes the focus: what is half written is none of the words. */
    written.addEventListener('compositionend', function () {
      ended = setTimeout(readComposed);
    });
    document.body.append(written);
  }

  function readComposed() {
    isComposing = false;
    readWords();
  }

  function readWords() {
    if (!written || words === written.value) return;
    words = written.value;
    isEntered = false;
  }

  /* The reader goes on from the button. */
  function stop() {
    if (!written) return;
    if (document.activeElement === written) opener.focus();
    written.remove();
    written = undefined;
  }

  function readKey(event) {
    if (!written || event.target !== written || event.isComposing) return;
    if (event.key === 'Escape' || event.key === 'Tab') stop();
    if (event.key !== 'Enter') return;
    readWords();
    isEntered = words !== '';
  }

  function fillField(event) {
    var field = event.target;
    if (!written || field === written || !(field instanceof HTMLInputElement)) return;
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
