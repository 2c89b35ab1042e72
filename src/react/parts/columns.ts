import { useSyncExternalStore } from 'react';
import { BREAKPOINTS, type Breakpoint, type SiteModel } from '../../core/index.ts';
import { useEngine } from '../engine/context.ts';

type Columns = Readonly<Record<Breakpoint, number>>;

/**
 * Classes that set `--columns` and `--gap` at every width, so that CSS alone lays out the first
 * HTML. The theme's stylesheet defines them.
 */
export function columnClasses(columns: Columns): string {
  return BREAKPOINTS.map((name) => `columns-${name}-${columns[name]}`).join(' ');
}

/**
 * The number of columns at the window's width.
 *
 * @param countInHtml how many there are in the HTML that React is about to take over; one on the server
 */
export function useColumnCount(columns: Columns, countInHtml: () => number): number {
  const { breakpoints } = useEngine().site;
  return useSyncExternalStore(
    watchWidth,
    () => countAt(columns, breakpoints, window.innerWidth),
    countInHtml,
  );
}

function countAt(columns: Columns, breakpoints: SiteModel['breakpoints'], width: number): number {
  const holding = BREAKPOINTS.filter((name) => name === 'xs' || width > breakpoints[name]);
  return columns[holding.at(-1) ?? 'xs'];
}

function watchWidth(onChange: () => void): () => void {
  window.addEventListener('resize', onChange);
  return () => window.removeEventListener('resize', onChange);
}
