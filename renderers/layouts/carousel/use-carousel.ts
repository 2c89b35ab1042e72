import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import styles from './carousel.module.css';
import type { CarouselMotion } from './carousel-motion.ts';

/** How long a slide stands before the first move, in milliseconds; it gives the page its time. */
const FIRST_MOVE = 3000;

export interface CarouselHandle {
  /** Zero-based place of the slide shown. */
  readonly index: number;
  /** Whether Swiper has taken over. */
  readonly isReady: boolean;
  /** Whether the carousel moves by itself, were it not for a pointer or the focus on it. */
  readonly isPlaying: boolean;
  /** Whether it may; never for readers who asked for less motion. */
  readonly canPlay: boolean;
  readonly toggle: () => void;
  readonly step: (by: 1 | -1) => void;
  readonly onKeyDown: (event: React.KeyboardEvent) => void;
}

/**
 * The motion of a carousel: Swiper is loaded when the reader comes near, or at the first move.
 * It pauses under the pointer and while the focus is inside.
 */
export function useCarousel(
  root: RefObject<HTMLElement | null>,
  viewport: RefObject<HTMLElement | null>,
  count: number,
): CarouselHandle {
  const [index, setIndex] = useState(0);
  const [isReady, setReady] = useState(false);
  const [isPlaying, setPlaying] = useState(true);
  const [canPlay, setCanPlay] = useState(true);
  const loading = useRef<Promise<CarouselMotion | undefined>>(undefined);
  const stopped = useRef(false);

  const start = useCallback((): Promise<CarouselMotion | undefined> => {
    const element = viewport.current;
    if (element === null || count < 2) return Promise.resolve(undefined);
    loading.current ??= import('./carousel-motion.ts').then(
      ({ startMotion }) => {
        const classes = { wrapper: styles.slides ?? '', slide: styles.slide ?? '' };
        const motion = startMotion(element, classes, setIndex);
        setReady(true);
        return motion;
      },
      // Without its code the row can still be scrolled; the next try may have more luck.
      () => {
        loading.current = undefined;
        return undefined;
      },
    );
    return loading.current;
  }, [viewport, count]);

  useEffect(() => {
    const element = root.current;
    if (element === null) return undefined;
    const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    setCanPlay(!still);
    setPlaying(!still);
    stopped.current = still;
    const isHeld = () => element.matches(':hover') || element.contains(document.activeElement);
    const resume = (motion: CarouselMotion | undefined) => {
      if (!stopped.current && !isHeld()) motion?.play();
    };
    const hold = () => void start().then((motion) => motion?.pause());
    const release = () => void start().then((motion) => setTimeout(() => resume(motion)));
    const move = (motion: CarouselMotion | undefined) => {
      if (!stopped.current && !isHeld()) motion?.step(1);
      resume(motion);
    };
    const first = still ? undefined : setTimeout(() => void start().then(move), FIRST_MOVE);
    const holding = ['pointerenter', 'focusin', 'touchstart'] as const;
    const releasing = ['pointerleave', 'focusout'] as const;
    for (const name of holding) element.addEventListener(name, hold, { passive: true });
    for (const name of releasing) element.addEventListener(name, release);
    return () => {
      clearTimeout(first);
      // What still waits to go on has nothing left to move.
      stopped.current = true;
      for (const name of holding) element.removeEventListener(name, hold);
      for (const name of releasing) element.removeEventListener(name, release);
      void loading.current?.then((motion) => motion?.destroy());
      loading.current = undefined;
    };
  }, [root, start]);

  const step = useCallback(
    (by: 1 | -1) => void start().then((motion) => motion?.step(by)),
    [start],
  );
  return {
    index,
    isReady,
    isPlaying,
    canPlay,
    step,
    toggle: () => {
      stopped.current = isPlaying;
      setPlaying(!isPlaying);
      // Whoever asks for motion gets it, the pointer and the focus on the button notwithstanding.
      void start().then((motion) => (isPlaying ? motion?.pause() : motion?.play()));
    },
    onKeyDown: (event) => {
      if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
      event.preventDefault();
      const isRightToLeft = getComputedStyle(event.currentTarget).direction === 'rtl';
      step((event.key === 'ArrowRight') === isRightToLeft ? -1 : 1);
    },
  };
}
