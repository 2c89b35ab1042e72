import type { InspectedPart } from '../../core/inspected-part.ts';
import type { StudioPlace } from '../../core/studio/data.ts';

/** A part of the page, and where it stands in the draft. */
export interface PlacedPart {
  readonly part: InspectedPart;
  readonly place: StudioPlace;
}

/** Asks for the places of parts, one for each; null for one that the draft does not have. */
export type FindPlaces = (
  parts: readonly InspectedPart[],
) => Promise<readonly (StudioPlace | null)[]>;

/**
 * Finds the places of parts, of each once in a revision of the draft: a page says its parts again with whatever moves on
 * it, as a carousel does by itself.
 */
export function createPlacing(find: FindPlaces) {
  let known = new Map<string, Promise<readonly PlacedPart[]>>();
  let last: number | undefined;
  return async (
    parts: readonly InspectedPart[],
    revision: number | undefined,
  ): Promise<readonly PlacedPart[]> => {
    if (revision !== last) known = new Map();
    last = revision;
    const unknown = parts.filter((part) => !known.has(JSON.stringify(part)));
    const finding = unknown.length === 0 ? undefined : find(unknown);
    for (const [index, part] of unknown.entries()) {
      const placed = finding?.then(
        (places) => asPlaced(part, places[index]),
        () => [],
      );
      known.set(JSON.stringify(part), placed ?? Promise.resolve([]));
    }
    return (await Promise.all(parts.map((part) => known.get(JSON.stringify(part)) ?? []))).flat();
  };
}

function asPlaced(part: InspectedPart, place: StudioPlace | null | undefined): PlacedPart[] {
  return place == null ? [] : [{ part, place }];
}
