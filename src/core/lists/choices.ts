import {
  type Choices,
  type FilterModel,
  type ListModel,
  PAST,
  parametersOf,
  type SortOptionModel,
} from '../manifest/list-model.ts';
import { readChoices } from './read-choices.ts';

/** Whether a list shows less than it has, or in another order than by itself. */
export function isNarrowed(list: ListModel | undefined, choices: Choices): boolean {
  return Object.keys(choices).some((parameter) => parameter !== list?.time?.parameter);
}

/** The order that holds; undefined where a list has none to choose. */
export function chosenOrder(
  { sort }: Pick<ListModel, 'sort'>,
  choices: Choices,
): SortOptionModel | undefined {
  const chosen = sort && choices[sort.parameter];
  return sort?.options.find(({ id }) => id === chosen) ?? sort?.options[0];
}

/** Whether past items are shown, in place of upcoming ones. */
export function isPast({ time }: Pick<ListModel, 'time'>, choices: Choices): boolean {
  if (time?.parameter === undefined) return time?.only === PAST;
  return choices[time.parameter] === PAST;
}

/** The filters of which something is chosen. */
export function chosenFilters({ filters }: ListModel, choices: Choices): readonly FilterModel[] {
  return filters.filter((filter) =>
    parametersOf(filter).some((parameter) => choices[parameter] !== undefined),
  );
}

/** A query with other choices of a list; what else it says stays, but for the page of the list. */
export function withChoices(
  list: ListModel,
  search: URLSearchParams,
  choices: Choices,
): URLSearchParams {
  const query = new URLSearchParams(search);
  for (const { name } of list.parameters) query.delete(name);
  for (const [name, value] of Object.entries(readChoices(list, new URLSearchParams(choices)))) {
    query.set(name, value);
  }
  return query;
}

/** Choices without those of a filter. */
export function withoutFilter(choices: Choices, filter: FilterModel): Choices {
  const own = parametersOf(filter);
  return Object.fromEntries(Object.entries(choices).filter(([name]) => !own.includes(name)));
}
