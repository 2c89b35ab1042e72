import { NextIcon, PauseIcon, PlayIcon, PreviousIcon, useUiText } from '../../src/react/index.ts';
import styles from './carousel.module.css';
import type { CarouselHandle } from './use-carousel.ts';

interface CarouselControlsProps {
  readonly carousel: CarouselHandle;
  readonly count: number;
}

/** Stops and starts the carousel, and moves it by hand. Nothing to do for a single slide. */
export function CarouselControls({ carousel, count }: CarouselControlsProps) {
  const ui = useUiText();
  if (count < 2) return null;
  const { isPlaying, canPlay, index } = carousel;
  return (
    <div className={styles.controls}>
      {canPlay && (
        <button
          type="button"
          className={styles.control}
          aria-label={ui(isPlaying ? 'ui.pause' : 'ui.play')}
          onClick={carousel.toggle}
        >
          {isPlaying ? <PauseIcon /> : <PlayIcon />}
        </button>
      )}
      <button
        type="button"
        className={styles.control}
        aria-label={ui('ui.previous')}
        onClick={() => carousel.step(-1)}
      >
        <PreviousIcon />
      </button>
      <span className={styles.count} aria-hidden="true">
        {index + 1} / {count}
      </span>
      <button
        type="button"
        className={styles.control}
        aria-label={ui('ui.next')}
        onClick={() => carousel.step(1)}
      >
        <NextIcon />
      </button>
    </div>
  );
}
