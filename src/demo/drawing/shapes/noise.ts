import type { Random } from '../random.ts';

/** A smooth wandering line: takes any place, gives a height from about -1 to 1. */
export type Noise = (place: number) => number;

const tableSize = 256;

/** Value noise of one dimension in several octaves, each half as strong as the one before. */
export function createNoise(random: Random, octaves = 4): Noise {
  const table = Array.from({ length: tableSize }, () => random.between(-1, 1));
  const value = (index: number): number =>
    table[((index % tableSize) + tableSize) % tableSize] ?? 0;
  const smooth = (place: number): number => {
    const left = Math.floor(place);
    const share = place - left;
    const eased = share * share * (3 - 2 * share);
    return value(left) + (value(left + 1) - value(left)) * eased;
  };
  return (place) => {
    let sum = 0;
    for (let octave = 0; octave < octaves; octave += 1) {
      // The odd shift keeps the octaves' zeros from falling on the same places.
      sum += smooth(place * 2 ** octave + octave * 37.3) / 2 ** octave;
    }
    return sum / 1.6;
  };
}
