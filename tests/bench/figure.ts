/** One measured figure, as it is kept and compared with the last one of its name. */
export interface Figure {
  /** What was measured, of what: `script bytes /people/staffs`. */
  readonly name: string;
  readonly value: number;
  /** `ratio`, `ms`, `KB`, `per second`, `score`, … */
  readonly unit: string;
  /** What the figure should be at the most, or at the least. */
  readonly aim?: { readonly most: number } | { readonly least: number };
}

/** What a measurement found: figures to keep, and a table of its own where it has more to say. */
export interface Measured {
  readonly title: string;
  readonly figures: readonly Figure[];
  /** Printed in place of the figures. */
  readonly text?: string;
}

/** Whether a figure is as it should be; one without an aim always is. */
export function isReached({ value, aim }: Figure): boolean {
  if (aim === undefined) return true;
  return 'most' in aim ? value <= aim.most : value >= aim.least;
}
