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

/** The numbers of columns that a layout has at one width or another, rising. */
export function columnCounts(columns: Columns): number[] {
  return [...new Set(BREAKPOINTS.map((name) => columns[name]))].sort((a, b) => a - b);
}

/** The number of columns at the window's width; undefined on the server and while hydrating. */
export function useColumnCount(columns: Columns): number | undefined {
  const { breakpoints } = useEngine().site;
  return useSyncExternalStore(
    watchWidth,
    () => countAt(columns, breakpoints, window.innerWidth),
    () => undefined,
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
