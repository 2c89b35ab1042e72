/*
 * Links, forms and what opens by itself answer without scripts. A button that only a script can answer
 * may be pressed before the script is there: the press is stored, shown, and dispatched again once the page
 * reacts. From the moment that React takes the page over, it answers presses itself.
 */
(function () {
  var pressed;

  addEventListener('click', keep, true);
  addEventListener(
    'takeover',
    function () {
      removeEventListener('click', keep, true);
    },
    { once: true }
  );
  addEventListener('reactive', function () {
    var button = release();
    if (button && button.isConnected) button.click();
  });
  // Without the scripts, or where they fail, there will be no answer.
  addEventListener('unreactive', release);
  addEventListener(
    'error',
    function (event) {
      if (event.target === window || event.target instanceof HTMLScriptElement) release();
    },
    true
  );

  function keep(event) {
    var button = event.target instanceof Element && event.target.closest('button');
    // One that sends a form off does so by itself.
    if (!button || (button.type === 'submit' && button.form)) return;
    release();
    pressed = button;
    button.setAttribute('aria-busy', 'true');
  }

  function release() {
    var button = pressed;
    pressed = undefined;
    if (button) button.removeAttribute('aria-busy');
    return button;
  }
})();
