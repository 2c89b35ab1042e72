import { act, createEvent, fireEvent, within } from '@testing-library/react';
import { vi } from 'vitest';
import { layout } from '../../renderers/layouts/carousel/index.tsx';
import { showLayout, TITLE_SLOT, words } from './show.tsx';

export const WIDTH = 760;
export const SLIDES = ['Lakes', 'Shores', 'Dunes'].map((name) => ({
  key: name,
  title: words(name),
  link: `/${name}`,
}));
/** Milliseconds that a move takes, and from one to the next. */
export const [MOVE, INTERVAL] = [350, 3000];

/** Stops the clock, and gives every element the width of a slide, as if it were laid out. */
export async function stopClock(): Promise<void> {
  // It is loaded in the background, which no clock of a test can be set to.
  await import('../../renderers/layouts/carousel/carousel-motion.ts');
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'Date', 'requestAnimationFrame', 'cancelAnimationFrame'],
  });
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(WIDTH);
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(WIDTH);
}

/** Lets the clock go on. */
export function startClock(): void {
  vi.useRealTimers();
  vi.restoreAllMocks();
}

/** Lets time pass. */
export const wait = (time: number) => act(() => vi.advanceTimersByTimeAsync(time));

/** Says, as a browser with such a setting does, that a reader asked for less motion. */
export function askForLessMotion(): void {
  const { matchMedia } = window;
  vi.spyOn(window, 'matchMedia').mockImplementation((query) => {
    const list = matchMedia.call(window, query);
    const isAsked = query === '(prefers-reduced-motion: reduce)';
    return new Proxy(list, {
      get: (target, name) =>
        name === 'matches' && isAsked ? true : Reflect.get(target, name, target),
    });
  });
}

/** Shows a carousel, and what is done with it. */
export function showCarousel(slides = SLIDES) {
  const page = showLayout(layout, { type: 'carousel', slots: { title: TITLE_SLOT } }, slides);
  const root = page.container.querySelector<HTMLElement>('[aria-roledescription]');
  if (root === null) throw new Error('There is no carousel');
  const list = within(root).getByRole('list', { hidden: true });
  const place = () => /(\d) \/ \d/.exec(root.textContent ?? '')?.[1];
  const button = (name: string) => within(root).getByRole('button', { name });
  return {
    ...page,
    root,
    list,
    place,
    button,
    press: async (name: string) => {
      fireEvent.click(button(name));
      await wait(0);
    },
    key: async (key: string) => {
      const event = createEvent.keyDown(root, { key });
      fireEvent(root, event);
      await wait(0);
      return event.defaultPrevented;
    },
    /** Waits until the next move, whose end the browser tells. */
    move: async (time = INTERVAL) => {
      await wait(time);
      fireEvent.transitionEnd(list);
      await wait(0);
    },
    /** Ends a move, waits for the next one, and gives the milliseconds between them. */
    nextMove: async () => {
      const [from, begin] = [place(), Date.now()];
      await wait(MOVE);
      fireEvent.transitionEnd(list);
      while (place() === from && Date.now() - begin < 2 * INTERVAL) await wait(25);
      return Date.now() - begin;
    },
    inSight: () =>
      within(list)
        .getAllByRole('listitem', { hidden: true })
        .filter(({ inert }) => !inert)
        .map(({ textContent }) => textContent),
    isMoving: () => root.querySelector('[data-moving]')?.getAttribute('data-moving') === 'true',
  };
}
