import { median } from '../print-table.ts';
import type { Visit } from './visit.ts';

/** Who serves a page: the site, or what it is measured beside. */
export type PeerName = 'site' | 'bare' | 'Astro' | 'Astro with fonts';

/** The visits of one page in one language by turns, one entry a run. */
export interface PageVisits {
  readonly route: string;
  readonly language: string;
  readonly kind: 'first' | 'second' | 'by link';
  readonly visits: ReadonlyMap<PeerName, readonly Visit[]>;
}

/** The median of one figure over the runs of a peer. */
export function middle(visits: readonly Visit[], read: (visit: Visit) => number): number {
  return median(visits.map(read));
}

/** A count of all kinds together. */
export function total(counts: Readonly<Record<string, number>>): number {
  return Object.values(counts).reduce((sum, count) => sum + count, 0);
}
