import { atom, useAtom } from 'jotai';
import type { KeyboardEvent, PointerEvent } from 'react';
import { words } from '../words.ts';
import styles from './splitter.module.css';

/** Height of the panel below the page, in pixels. */
export const panelHeightAtom = atom(228);

const MIN_HEIGHT = 36;
const MAX_HEIGHT = 640;
const STEP = 24;

/** The line between the page and the panel below it, moved by pointer or by keys. */
export function Splitter() {
  const [height, setHeight] = useAtom(panelHeightAtom);
  const move = (next: number) => setHeight(Math.max(MIN_HEIGHT, Math.min(MAX_HEIGHT, next)));
  const follow = (event: PointerEvent<HTMLElement>) => {
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
    move(height - event.movementY);
  };
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
    event.preventDefault();
    move(height + (event.key === 'ArrowUp' ? STEP : -STEP));
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: an hr cannot be moved
    <div
      className={styles.splitter}
      role="separator"
      aria-orientation="horizontal"
      aria-label={words.panel.height}
      aria-valuenow={Math.round(height)}
      aria-valuemin={MIN_HEIGHT}
      aria-valuemax={MAX_HEIGHT}
      tabIndex={0}
      onKeyDown={press}
      onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
      onPointerMove={follow}
    />
  );
}
