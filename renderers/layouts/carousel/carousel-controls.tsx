import {
  IconButton,
  nextIcon,
  pauseIcon,
  playIcon,
  previousIcon,
  useUiText,
} from '../../../src/react/index.ts';
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
        <IconButton label={ui(isPlaying ? 'ui.pause' : 'ui.play')} onClick={carousel.toggle}>
          {isPlaying ? pauseIcon : playIcon}
        </IconButton>
      )}
      <IconButton label={ui('ui.previous')} onClick={() => carousel.step(-1)}>
        {previousIcon}
      </IconButton>
      <span className={styles.count} aria-hidden="true">
        {index + 1} / {count}
      </span>
      <IconButton label={ui('ui.next')} onClick={() => carousel.step(1)}>
        {nextIcon}
      </IconButton>
    </div>
  );
}
