import { createRandom } from '../fuzz/mutate-request.ts';
import { listMutants, type Mutant } from './list-mutants.ts';

/** A place with more mutants of its own says more of one file than of all. */
const MAX_PER_PLACE = 6;

/**
 * Chooses places in some files, the same for the same seed.
 *
 * @returns where they are, as Stryker chooses mutants
 */
export async function samplePlaces(
  files: readonly string[],
  count: number,
  seed: number,
): Promise<string[]> {
  const places = [...groupByPlace(await listMutants(files))].filter(
    ([, mutants]) => mutants.length <= MAX_PER_PLACE,
  );
  return shuffle(
    places.map(([place]) => place),
    seed,
  ).slice(0, count);
}

function groupByPlace(mutants: readonly Mutant[]): Map<string, Mutant[]> {
  const places = new Map<string, Mutant[]>();
  for (const mutant of mutants) {
    places.set(mutant.range, [...(places.get(mutant.range) ?? []), mutant]);
  }
  return places;
}

/** Another order of some things, the same for the same seed. */
export function shuffle<Thing>(things: readonly Thing[], seed: number): Thing[] {
  const random = createRandom(seed);
  return things
    .map((thing) => ({ thing, place: random() }))
    .sort((a, b) => a.place - b.place)
    .map(({ thing }) => thing);
}
