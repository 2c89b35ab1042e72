import type { Field } from './answer-fields.ts';
import type { ChosenField } from './chosen-field.ts';
import { namesOf, passesNamed, plain, tellingNames, wordsOf } from './field-names.ts';
import { isForMachines } from './shown-fields.ts';

/**
 * Short texts that say more of an item: those whose names readers know, such as its kind, language or
 * licence, in the order of the names, one for each; then its own other ones.
 */
export function chooseFacts(fields: readonly Field[]): ChosenField[] {
  const texts = fields.filter((field) => field.kind === 'text' && !field.isOfFirst);
  const named = texts
    .flatMap((field) => {
      const name = nameOfFact(field);
      return name === undefined || isForMachines(field) ? [] : [{ field, name }];
    })
    .sort((a, b) => rank(a.name) - rank(b.name));
  const known = named.filter(
    ({ name }, index) => named.findIndex((other) => other.name === name) === index,
  );
  const used = named.map(({ field }) => field);
  const others = texts.filter(
    (field) =>
      field.depth <= 0 &&
      !used.includes(field) &&
      !isForMachines(field) &&
      !passesNamed(field.path, 'other'),
  );
  return [
    ...known.map(({ field, name }) => ({
      field,
      reason: `it is called as a ${name} is, and ${field.reason}`,
    })),
    ...others.map((field) => ({ field, reason: field.reason })),
  ];
}

function rank(name: string): number {
  return namesOf('fact').indexOf(name);
}

/** The fact that a field says: of `license_title` and `license.name` it is `license`. */
function nameOfFact({ path, depth }: Field): string | undefined {
  const [last = '', above = '', ...further] = tellingNames(path).reverse();
  // What belongs to others is a fact of theirs, unless it names one of the item's.
  if (further.some((name) => namesOf('other').includes(plain(name))) || depth > 2) return undefined;
  const words = wordsOf(last);
  const telling = words.filter((word) => !namesOf('factEnding').includes(word));
  if (telling.length === 0) return findFact(wordsOf(above));
  if (namesOf('other').includes(plain(above))) return undefined;
  return depth > 1 ? undefined : findFact(telling);
}

/** By the whole name, else by its last word. */
function findFact(words: readonly string[]): string | undefined {
  const name = words.join('');
  return [name, name.replace(/s$/, ''), words.at(-1) ?? ''].find((known) =>
    namesOf('fact').includes(known),
  );
}
