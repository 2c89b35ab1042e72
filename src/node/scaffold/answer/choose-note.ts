import type { Field } from './answer-fields.ts';
import { findNameOf } from './choose-publication.ts';
import { type ChosenField, reasoned } from './chosen-field.ts';
import { endsNamed, passesNamed, splitName } from './field-names.ts';
import { isForMachines } from './shown-fields.ts';

/** Two or three words, each with a capital letter, as people are called. */
const PERSON = /^\p{Lu}[\p{L}.'’-]*(?: \p{Lu}[\p{L}.'’-]*){1,2}$/u;

/**
 * A field for a line that nothing else fills: who made the item, else a person, else an institution or a
 * category.
 *
 * @param isPerson whether the item is a person, who is shown with a department alone
 */
export function chooseNote(fields: readonly Field[], isPerson: boolean): ChosenField | undefined {
  const own = fields.filter(({ isSame }) => !isSame);
  if (isPerson) return findNameOf(own, 'house');
  const people = own.find(
    (field) =>
      field.kind === 'names' &&
      !field.isOfFirst &&
      !isLogin(field) &&
      (endsNamed(field.path, 'authors') || endsNamed(field.path, 'people')),
  );
  const maker = findNameOf(own, 'maker');
  const isShown = maker !== undefined && !isForMachines(maker.field) && !isLogin(maker.field);
  const person = own.find(isCalledSo);
  return (
    (people && reasoned(people, true)) ??
    (isShown ? maker : undefined) ??
    (person && reasoned(person, true)) ??
    findNameOf(own, 'house')
  );
}

function isCalledSo({ kind, path, depth, values }: Field): boolean {
  const [last, ...others] = splitName(path.split('.').at(-1) ?? path).reverse();
  const isPart = others.some((word) => /^(first|given|last|family|middle|short|file)$/.test(word));
  return (
    kind === 'text' &&
    depth === 0 &&
    last === 'name' &&
    others.length > 0 &&
    !isPart &&
    !passesNamed(path, 'file') &&
    values.every((value) => PERSON.test(String(value)))
  );
}

/** Names such as `press` are those by which people sign in. */
export function isLogin({ values }: Field): boolean {
  return values.flat().every((value) => /^[a-z\d._-]+$/.test(String(value)));
}
