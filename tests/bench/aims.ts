/** What the figures are held against; a bench prints a miss and never fails for it. */
export const AIMS = {
  /** Bytes of JavaScript at first load, as transferred. */
  script: 140_000,
  /** Scripts that a page needs before it can paint. */
  scriptsBeforePaint: 0,
  /** Layout shift of a page, rounded as it is shown. */
  shift: '0.00',
  /** Pages drawn per second of CPU time. */
  renders: 500,
  /** Milliseconds of the whole check process. */
  check: 2000,
  /** Manifests that the check is timed with. */
  manifests: 1000,
  /** Milliseconds from a manifest's save to the page that shows it. */
  edit: 200,
} as const;

/** The word beside a figure that has an aim. */
export function verdict(isReached: boolean): string {
  return isReached ? 'ok' : 'MISS';
}
