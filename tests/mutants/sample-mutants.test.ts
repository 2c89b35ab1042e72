import { expect, test } from 'vitest';
import { listMutants } from './list-mutants.ts';
import { samplePlaces, shuffle } from './sample-mutants.ts';

const FILE = 'src/core/lists/today.ts';

test('a seed decides which places are tried', async () => {
  const places = await samplePlaces([FILE], 5, 1);
  expect(places).toHaveLength(5);
  expect(new Set(places).size).toBe(5);
  expect(await samplePlaces([FILE], 5, 1)).toEqual(places);
  expect(await samplePlaces([FILE], 5, 2)).not.toEqual(places);
});

test('another order has the same things', () => {
  const things = Array.from({ length: 20 }, (_, index) => index);
  const other = shuffle(things, 3);
  expect(other).not.toEqual(things);
  expect(other.toSorted((a, b) => a - b)).toEqual(things);
});

test('a mutant is described by what stands in its place', async () => {
  const mutants = await listMutants([FILE]);
  expect(mutants).toContainEqual(
    expect.objectContaining({ file: FILE, mutator: 'StringLiteral', original: "''" }),
  );
});
