/*
 * Links, forms and what opens by itself answer without scripts. Buttons that only a script can answer
 * may be pressed before the script is there: each press is stored, shown, and dispatched again once the page
 * reacts. What is typed after one that opens a field to search in is stored with it, and stands in the field.
 * From the moment that React takes the page over, it answers presses itself.
 */
(function () {
  /* Milliseconds in which a field has the focus once the page reacts. */
  var FOCUSED_WITHIN = 1000;
  var hasFailed = false;
  var pressed = [];
  /* What has been typed for a field that is not there yet. */
  var typed;

  addEventListener('click', keep, true);
  addEventListener('keydown', keepKey, true);
  addEventListener('focusin', fillField, true);
  addEventListener('pointerdown', stopTyping, true);
  addEventListener(
    'takeover',
    function () {
      removeEventListener('click', keep, true);
      addEventListener('click', awaitField, true);
    },
    { once: true }
  );
  addEventListener(
    'reactive',
    function () {
      removeEventListener('click', awaitField, true);
      release().forEach(function (button) {
        if (button.isConnected) button.click();
      });
      setTimeout(stopTyping, FOCUSED_WITHIN);
    },
    { once: true }
  );
  // Without the scripts, or where they fail, there will be no answer.
  addEventListener('unreactive', fail);
  addEventListener(
    'error',
    function (event) {
      if (event.target instanceof HTMLScriptElement) fail();
      else if (event.target === window) release();
    },
    true
  );

  function keep(event) {
    var button = awaitField(event);
    // One that sends a form off does so by itself.
    if (!button || (button.type === 'submit' && button.form)) return;
    // What the header opens takes the place of what it would have opened.
    if (isOfHeader(button)) show(pressed.filter(isOfHeader), false);
    pressed = pressed.filter(function (other) {
      return other !== button && !(isOfHeader(button) && isOfHeader(other));
    });
    pressed.push(button);
    show([button], true);
  }

  function isOfHeader(button) {
    return button.closest('header') !== null;
  }

  function show(buttons, isBusy) {
    buttons.forEach(function (button) {
      if (isBusy) button.setAttribute('aria-busy', 'true');
      else button.removeAttribute('aria-busy');
    });
  }

  /* The button that is pressed, if it is one; where it opens a field, keys are stored from now on. */
  function awaitField(event) {
    if (hasFailed) return false;
    var button = event.target instanceof Element && event.target.closest('button');
    // Some browsers press a button anew by a space that is typed while it has the focus.
    if (button && button.closest('search')) typed = typed || { text: '', isEntered: false };
    return button;
  }

  function keepKey(event) {
    if (event.key === 'Escape') release();
    if (!typed || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key.length === 1) typed.text += event.key;
    else if (event.key === 'Backspace') typed.text = typed.text.slice(0, -1);
    else if (event.key === 'Enter') typed.isEntered = typed.text !== '';
    else if (event.key !== 'Shift') return stopTyping();
    event.preventDefault();
  }

  function fillField(event) {
    var field = event.target;
    var words = typed;
    if (!words || !(field instanceof HTMLInputElement)) return;
    stopTyping();
    if (words.text === '') return;
    /* As the browser sets it, so that React is told of it as of a reader's typing. */
    var value = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');
    value.set.call(field, field.value + words.text);
    field.dispatchEvent(new Event('input', { bubbles: true }));
    if (!words.isEntered) return;
    setTimeout(function () {
      var submit = field.form && field.form.querySelector('[type="submit"]');
      if (submit) submit.click();
    });
  }

  function stopTyping() {
    typed = undefined;
  }

  function fail() {
    hasFailed = true;
    release();
    stopTyping();
  }

  function release() {
    var buttons = pressed.splice(0);
    show(buttons, false);
    return buttons;
  }
})();
