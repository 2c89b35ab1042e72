/*
 * Links, forms and what opens by itself answer without scripts. Buttons that only a script can answer
 * may be pressed before the script is there: each press is stored, shown, and dispatched again once the page
 * reacts. For what is typed after one that opens a field to search in, see keep-typing.js.
 * From the moment that React takes the page over, it answers presses itself.
 */
(function () {
  /* Milliseconds in which a field has the focus once the page reacts. */
  var FOCUSED_WITHIN = 1000;
  var hasFailed = false;
  var pressed = [];

  addEventListener('click', keep, true);
  addEventListener(
    'keydown',
    function (event) {
      // With one of its own an input method closes its choices.
      if (event.key === 'Escape' && !event.isComposing) release();
    },
    true
  );
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
      setTimeout(window.stopTyping, FOCUSED_WITHIN);
    },
    { once: true }
  );
  // Without the scripts, or where they fail, there will be no answer.
  addEventListener('unreactive', fail);
  addEventListener(
    'error',
    function (event) {
      if (event.target instanceof HTMLScriptElement) fail();
      else if (event.target === window) letGo();
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

  /* The button that is pressed, if it is one; where it opens a field, another takes what is typed from now on. */
  function awaitField(event) {
    if (hasFailed) return false;
    var button = event.target instanceof Element && event.target.closest('button');
    if (button && button.closest('search')) window.keepTyping(button);
    return button;
  }

  function fail() {
    hasFailed = true;
    letGo();
  }

  function letGo() {
    release();
    window.stopTyping();
  }

  function release() {
    var buttons = pressed.splice(0);
    show(buttons, false);
    return buttons;
  }
})();
