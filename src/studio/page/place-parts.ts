import type { InspectedPart } from '../../core/inspected-part.ts';
import type { StudioPlace } from '../../core/studio/data.ts';

/** A part of the page, and where it stands in the draft. */
export interface PlacedPart {
  readonly part: InspectedPart;
  readonly place: StudioPlace;
}

/**
 * Finds the places of parts, of each once in a revision of the draft: a page says its parts again with whatever moves on
 * it, as a carousel does by itself.
 *
 * @param find asks for one place; it fails where the draft does not have the part
 */
export function createPlacing(find: (part: InspectedPart) => Promise<StudioPlace>) {
  let known = new Map<string, Promise<readonly PlacedPart[]>>();
  let last: number | undefined;
  const place = (part: InspectedPart) => {
    const key = JSON.stringify(part);
    const found =
      known.get(key) ??
      find(part).then(
        (at) => [{ part, place: at }],
        () => [],
      );
    known.set(key, found);
    return found;
  };
  return async (
    parts: readonly InspectedPart[],
    revision: number | undefined,
  ): Promise<readonly PlacedPart[]> => {
    if (revision !== last) known = new Map();
    last = revision;
    return (await Promise.all(parts.map(place))).flat();
  };
}
