import { useSyncExternalStore } from 'react';
import { BREAKPOINTS, type Breakpoint, type SiteModel } from '../../core/index.ts';
import { useRuntime } from '../state/context.ts';

type Columns = Readonly<Record<Breakpoint, number>>;

/** Whether a breakpoint's number of columns holds above its width only, or from that width on. */
type Edge = 'above' | 'from';

/**
 * Classes that set `--columns` and `--gap` at every width, so that CSS alone lays out the first
 * HTML. The theme's stylesheet defines them.
 */
export function columnClasses(columns: Columns, edge: Edge = 'above'): string {
  return BREAKPOINTS.map((name) => `columns-${edge}-${name}-${columns[name]}`).join(' ');
}

/**
 * The number of columns at the window's width, each breakpoint's holding from its width on.
 *
 * @param countInHtml how many there are in the HTML that React is about to take over; one on the server
 */
export function useColumnCount(columns: Columns, countInHtml: () => number): number {
  const { breakpoints } = useRuntime().site;
  return useSyncExternalStore(watchWidth, () => countAt(columns, breakpoints), countInHtml);
}

/** Asked of the same queries as the stylesheet's, which know widths between two pixels. */
function countAt(columns: Columns, breakpoints: SiteModel['breakpoints']): number {
  const holding = BREAKPOINTS.filter(
    (name) => name === 'xs' || window.matchMedia(`(min-width: ${breakpoints[name]}px)`).matches,
  );
  return columns[holding.at(-1) ?? 'xs'];
}

function watchWidth(onChange: () => void): () => void {
  window.addEventListener('resize', onChange);
  return () => window.removeEventListener('resize', onChange);
}
