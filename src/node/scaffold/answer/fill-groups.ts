import type { LayoutShape } from '../../compiler/index.ts';
import type { ChosenField } from './chosen-field.ts';
import type { Guess, Guessed } from './guess.ts';

type Groups = Readonly<Record<string, Readonly<Record<string, string>>>>;

/**
 * The groups of a layout's options that name fields, such as those of BibTeX beside its slots.
 *
 * @param chosen the fields by the names of the options
 */
export function fillGroups(
  { options }: LayoutShape,
  chosen: Readonly<Record<string, ChosenField | undefined>>,
): Guessed<Groups> {
  const filled = options.flatMap(({ name, group }) => {
    const parts = group.flatMap((option) => {
      const found = option.kind === 'field' ? chosen[option.name] : undefined;
      return found === undefined ? [] : [{ name: option.name, ...found }];
    });
    return parts.length === 0 ? [] : [{ name, parts }];
  });
  const guesses: Guess[] = filled.flatMap(({ name, parts }) =>
    parts.map((part) => ({
      at: `${name}.${part.name}`,
      value: part.field.path,
      reason: part.reason,
    })),
  );
  const value = filled.map(
    ({ name, parts }) =>
      [name, Object.fromEntries(parts.map((part) => [part.name, part.field.path]))] as const,
  );
  return { value: Object.fromEntries(value), guesses };
}
