/*
 * What is typed for a field that is not there yet, by an input method too, is written into one that nobody sees,
 * and stands in the other once that has the focus. `keepTyping(opener)` begins with it after a press of the button
 * that opens the field; `stopTyping()` drops what was typed.
 */
(function () {
  var opener;
  /* The field, which is there while something may be typed. */
  var standIn;
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
      if (standIn && !opener.contains(event.target)) stop();
    },
    true
  );

  window.keepTyping = function (button) {
    if (!standIn) addField(button);
    standIn.focus({ preventScroll: true });
  };

  window.stopTyping = stop;

  function addField(button) {
    var place = button.getBoundingClientRect();
    opener = button;
    words = '';
    isComposing = false;
    isEntered = false;
    standIn = document.createElement('input');
    standIn.setAttribute('aria-label', button.getAttribute('aria-label') || button.textContent);
    standIn.autocomplete = 'off';
    /* iOS zooms in on smaller letters. */
    standIn.style.cssText = 'position:fixed;opacity:0;font-size:16px;pointer-events:none';
    /* An input method shows its choices beside it. */
    standIn.style.top = `${place.top}px`;
    standIn.style.left = `${place.left}px`;
    standIn.addEventListener('input', function () {
      if (!isComposing) readWords();
    });
    standIn.addEventListener('compositionstart', function () {
      clearTimeout(ended);
      readWords();
      isComposing = true;
    });
    /* It ends, too, where another field takes the focus; letters that were still composed then are left out. */
    standIn.addEventListener('compositionend', function () {
      ended = setTimeout(readComposed);
    });
    document.body.append(standIn);
  }

  function readComposed() {
    isComposing = false;
    readWords();
  }

  function readWords() {
    if (!standIn || words === standIn.value) return;
    words = standIn.value;
    isEntered = false;
  }

  /* The reader goes on from the button. */
  function stop() {
    if (!standIn) return;
    if (document.activeElement === standIn) opener.focus();
    standIn.remove();
    standIn = undefined;
  }

  function readKey(event) {
    if (!standIn || event.target !== standIn || event.isComposing) return;
    if (event.key === 'Escape' || event.key === 'Tab') stop();
    if (event.key !== 'Enter') return;
    readWords();
    isEntered = words !== '';
  }

  function fillField(event) {
    var field = event.target;
    if (!standIn || field === standIn || !(field instanceof HTMLInputElement)) return;
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
