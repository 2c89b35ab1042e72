import type { Person } from './people.ts';

type PersonWith<Field extends keyof Person> = Person & Required<Pick<Person, Field>>;

/** The person at a place of an answer, counted from its end where the place is negative. */
export function personAt(people: readonly Person[], place = 0): Person {
  const person = people.at(place);
  if (person === undefined) throw new Error(`The API has nobody at place ${place}`);
  return person;
}

/** The first person of whom the API says all of these. */
export function personWith<Field extends keyof Person>(
  people: readonly Person[],
  ...fields: readonly Field[]
): PersonWith<Field> {
  const hasAll = (person: Person): person is PersonWith<Field> =>
    fields.every((field) => person[field] !== undefined);
  const person = people.find(hasAll);
  if (person === undefined) throw new Error(`The API has nobody with ${fields.join(' and ')}`);
  return person;
}

/** The first person of whom the API does not say this. */
export function personWithout(people: readonly Person[], field: keyof Person): Person {
  const person = people.find((other) => other[field] === undefined);
  if (person === undefined) throw new Error(`The API has nobody without ${field}`);
  return person;
}
