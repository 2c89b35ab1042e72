/** What the figures are held against; a bench prints a miss and never fails for it. */
export const AIMS = {
  /** Bytes of JavaScript at first load, compressed; headers come on top. */
  script: 110_000,
  /** Scripts that a page needs before it can paint. */
  scriptsBeforePaint: 0,
  /** Layout shift of a page, rounded as it is shown. */
  shift: '0.00',
  /** Pages rendered per second of CPU time. */
  renders: 800,
  /** Milliseconds of the whole check process. */
  check: 2000,
  /** Manifests that the check is timed with. */
  manifests: 1000,
  /** Milliseconds from a manifest's save to the page that shows it. */
  edit: 200,
  /** Milliseconds from an edit in the studio to its findings and pages, and until a site of so many pages opens there. */
  draft: { pages: 1000, edit: 200, open: 2000 },
  /** Pages sent from memory beside files of their size. */
  cachedPage: 0.9,
  /** Cards from a manifest beside the same markup written by hand, on the server. */
  cards: 1.1,
  growth: {
    pages: 10_000,
    /** Milliseconds of processors at so many pages; a build uses two at a time. */
    check: 20_000,
    build: 600_000,
    /** Bytes of scripts and HTML that the largest site brings more than the smallest. */
    firstLoad: 5000,
  },
  lighthouse: {
    performance: 100,
    accessibility: 100,
    'best-practices': 100,
    seo: 100,
  },
  /** Milliseconds of a phone's main thread that are blocked while a page loads. */
  blocking: 50,
  /** Largest paint of a page beside its HTML and CSS alone. */
  largestPaint: 1.15,
  /** The time until a first reader can read, beside that of other ways to make the page. */
  readable: { bare: 1.15, Astro: 1.35, 'Astro with fonts': 1 },
  /** Milliseconds from a reader's first gesture to the next frame, while the page still loads. */
  firstGesture: 200,
  /** Milliseconds from a key to what it shows, on a processor four times slower. */
  interaction: 50,
  /** Milliseconds from a tap on a link to its page, where that was asked for ahead. */
  navigation: 100,
  /** The longest frame while a list of thousands is scrolled, in milliseconds; and its memory in MB. */
  frame: 50,
  listMemory: 150,
  /** Memory after 200 navigations beside that after 20. */
  heap: 1.05,
} as const;

/** The word beside a figure that has an aim. */
export function verdict(isReached: boolean): string {
  return isReached ? 'ok' : 'MISS';
}
