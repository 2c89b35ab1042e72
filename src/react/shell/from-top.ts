import { createPresenceComponent } from '@fluentui/react-components';

/** As slow as the theme's slowest motion; Fluent's own for the whole screen takes half a second. */
const DURATION = 350;
const ABOVE = { transform: 'translateY(-100%)' };
const IN_PLACE = { transform: 'none' };

/** The motion of a surface that comes down from the top of the window, a side that Fluent's drawer does not have. */
export const FromTop = createPresenceComponent({
  enter: {
    keyframes: [ABOVE, IN_PLACE],
    duration: DURATION,
    easing: 'cubic-bezier(0.2, 0, 0.1, 1)',
  },
  exit: {
    keyframes: [IN_PLACE, ABOVE],
    duration: DURATION,
    easing: 'cubic-bezier(0.9, 0, 0.8, 1)',
  },
});
