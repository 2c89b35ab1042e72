import type { PlannedView } from '../planned-view.ts';

/** What is wrong with all calls of more endpoints than this is a matter of the whole API. */
const MAX_PLACES = 2;

interface OfView {
  readonly view: PlannedView;
}

/** Whether what is wrong is so everywhere: it is then said once, and not of each endpoint. */
export function isEverywhere(wrong: readonly OfView[], all: readonly OfView[]): boolean {
  const places = new Set(wrong.map(({ view }) => view.source.endpoint));
  return wrong.length === all.length && places.size > MAX_PLACES;
}
