import { type Choices, type ListModel, yearParameters } from '../manifest/list-model.ts';

/** More than anybody types; what is longer is cut. */
export const MAX_CHOICE_LENGTH = 100;

/**
 * What a URL's query chooses of a list, in one order and one spelling; what is no choice is left out, and
 * years that stand the wrong way round are put in their order.
 */
export function readChoices(list: ListModel | undefined, search: URLSearchParams): Choices {
  if (list === undefined) return {};
  const choices: Record<string, string> = {};
  for (const { name, values, isYear } of list.parameters) {
    const value = (search.get(name) ?? '').trim().slice(0, MAX_CHOICE_LENGTH);
    const isOne = isYear ? /^\d{1,4}$/.test(value) : (values?.includes(value) ?? value !== '');
    if (isOne) choices[name] = isYear ? String(Number(value)) : value;
  }
  // Filters of other kinds have no parameters of these names.
  for (const { from, to } of list.filters.map(yearParameters)) {
    const { [from]: first, [to]: last } = choices;
    if (first === undefined || last === undefined) continue;
    choices[from] = String(Math.min(Number(first), Number(last)));
    choices[to] = String(Math.max(Number(first), Number(last)));
  }
  return choices;
}
