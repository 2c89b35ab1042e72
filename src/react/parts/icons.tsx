import type { ReactElement } from 'react';
import styles from './icons.module.css';

export const searchIcon = icon('M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13ZM15.5 15.5 20 20');
export const menuIcon = icon('M4 7h16M4 12h16M4 17h16');
export const closeIcon = icon('M6 6l12 12M18 6 6 18');
export const copyIcon = icon('M9 9h10v11H9zM15 9V4H5v11h4');
export const nextIcon = arrow('M9 5l7 7-7 7');
export const previousIcon = arrow('M15 5l-7 7 7 7');
export const pauseIcon = icon('M9 6v12M15 6v12');
export const playIcon = icon('M8 5l11 7-11 7z');
export const backIcon = arrow('M19 12H5M11 6l-6 6 6 6');
export const fileIcon = icon('M7 3h7l4 4v14H7zM14 3v4h4');
export const globeIcon = icon(
  'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18ZM3 12h18M12 3c3 2.6 3.5 6 3.5 9s-.5 6.4-3.5 9c-3-2.6-3.5-6-3.5-9S9 5.6 12 3Z',
);

/**
 * A line drawing of 24 by 24 in the colour of the text; its words stand beside it. Made once, as it
 * is the same in all its places.
 */
function icon(path: string, className = styles.icon): ReactElement {
  return (
    <svg aria-hidden="true" viewBox="0 0 24 24" className={className}>
      <path d={path} />
    </svg>
  );
}

/** An icon that points on or back, and so the other way where the page is read from right to left. */
function arrow(path: string): ReactElement {
  return icon(path, `${styles.icon} ${styles.mirrored}`);
}
