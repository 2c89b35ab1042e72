import type { Plant } from './plants.ts';

type PlantWith<Field extends keyof Plant> = Plant & Required<Pick<Plant, Field>>;

/** The plant at a place of an answer, counted from its end where the place is negative. */
export function plantAt(plants: readonly Plant[], place = 0): Plant {
  const plant = plants.at(place);
  if (plant === undefined) throw new Error(`The API has no plant at place ${place}`);
  return plant;
}

/** The first plant of which the API says all of these. */
export function plantWith<Field extends keyof Plant>(
  plants: readonly Plant[],
  ...fields: readonly Field[]
): PlantWith<Field> {
  const hasAll = (plant: Plant): plant is PlantWith<Field> =>
    fields.every((field) => plant[field] !== undefined);
  const plant = plants.find(hasAll);
  if (plant === undefined) throw new Error(`The API has no plant with ${fields.join(' and ')}`);
  return plant;
}

/** The first plant of which the API does not say this. */
export function plantWithout(plants: readonly Plant[], field: keyof Plant): Plant {
  const plant = plants.find((other) => other[field] === undefined);
  if (plant === undefined) throw new Error(`The API has no plant without ${field}`);
  return plant;
}
