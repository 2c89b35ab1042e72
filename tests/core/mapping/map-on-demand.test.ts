import { describe, expect, it } from 'vitest';
import { mapOnDemand } from '../../../src/core/mapping/map-on-demand.ts';

function countMade(length: number) {
  const made: number[] = [];
  const entries = mapOnDemand(
    Array.from({ length }, (_, index) => index),
    (entry, index) => {
      made.push(index);
      return entry * 2;
    },
  );
  return { made, entries };
}

describe('mapOnDemand', () => {
  it('makes the entries of a slice only, each once', () => {
    const { made, entries } = countMade(10_000);
    expect(entries).toHaveLength(10_000);
    expect(made).toEqual([]);
    expect(entries.slice(20, 23)).toEqual([40, 42, 44]);
    expect(entries.slice(21, 24)).toEqual([42, 44, 46]);
    expect(made).toEqual([20, 21, 22, 23]);
  });

  it('is read as any array', () => {
    const { entries } = countMade(101);
    const all = Array.from({ length: 101 }, (_, index) => index * 2);
    expect([...entries]).toEqual(all);
    expect(JSON.parse(JSON.stringify(entries))).toEqual(all);
    expect(entries.map((entry) => entry)).toEqual(all);
  });

  it('makes the entries of a short array at once', () => {
    expect(countMade(3)).toEqual({ made: [0, 1, 2], entries: [0, 2, 4] });
  });
});
