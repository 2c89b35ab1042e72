import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

/** Milliseconds that a machine which runs other tests beside this one may take to show something. */
const TIMEOUT = 5000;

configure({ asyncUtilTimeout: TIMEOUT });

/*
 * A part that is taken away cancels its animations. The standard calls their promise handled then (Web
 * Animations, "cancel an animation"); happy-dom leaves it to whoever asked, and Fluent asks nothing of it.
 */
const { animate } = Element.prototype;
Element.prototype.animate = function animateQuietly(...parameters) {
  const animation = animate.apply(this, parameters);
  animation.finished.catch(() => undefined);
  return animation;
};

// Read anew for each file, where the modules of tests are shared.
afterEach(cleanup);
