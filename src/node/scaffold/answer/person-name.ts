import type { Field } from './answer-fields.ts';
import { parentOf } from './choose-facts.ts';
import type { ChosenField } from './chosen-field.ts';
import { isNamed, rankName } from './field-names.ts';

/** Names that say who somebody is by themselves. */
const WHOLE = ['name', 'fullname', 'displayname', 'label'];

/**
 * The name of a person whose family name and given name stand beside each other, by themselves or in an object
 * (`name.last`); undefined where a field has the whole of it, or one of the two is not there.
 */
export function choosePersonName(fields: readonly Field[]): ChosenField | undefined {
  const texts = fields.filter(({ kind, isOfFirst }) => kind === 'text' && !isOfFirst);
  const isWhole = ({ name, depth }: Field) => depth === 0 && WHOLE.includes(name);
  const [family] = texts
    .flatMap((field) => {
      const rank = rankFamily(field);
      return rank === undefined ? [] : [{ field, rank: rank + field.depth * 10 }];
    })
    .sort((a, b) => a.rank - b.rank)
    .map(({ field }) => field);
  if (family === undefined || texts.some(isWhole)) return undefined;
  const given = texts.find(
    (field) => isGiven(field) && field !== family && parentOf(field) === parentOf(family),
  );
  if (given === undefined) return undefined;
  return {
    field: { ...family, kind: 'names', ...placeOf(family.path, given.path) },
    reason: 'a family name stands there beside a given name',
  };
}

/** Of `name.last` and `name.first` the object and its fields; else the family name, and the given one beside it. */
function placeOf(family: string, given: string): Pick<Field, 'path' | 'nameField' | 'givenField'> {
  const [last = '', ...above] = family.split('.').reverse();
  const path = above.reverse().join('.');
  return path === ''
    ? { path: last, givenField: given }
    : { path, nameField: last, givenField: given.slice(path.length + 1) };
}

function rankFamily({ path }: Field): number | undefined {
  return isNamed(path, 'familyName') ? 0 : isIn(path, 'last') ? 1 : undefined;
}

function isGiven({ path }: Field): boolean {
  return isNamed(path, 'givenName') || isIn(path, 'first');
}

/** `name.first` is a name for what it stands in. */
function isIn(path: string, part: 'first' | 'last'): boolean {
  return path.split('.').at(-1) === part && rankName(path.replace(/\.[^.]*$/, ''), 'title') === 0;
}
