import {
  type Choices,
  type FilterModel,
  type ListModel,
  PAST,
  parametersOf,
  type SortOptionModel,
} from '../manifest/list-model.ts';

/** More than anybody types; what is longer is cut. */
export const LONGEST_CHOICE = 100;

/** What a URL's query chooses of a list, in one order and one spelling; what is no choice is left out. */
export function readChoices(list: ListModel | undefined, search: URLSearchParams): Choices {
  const choices: Record<string, string> = {};
  if (list === undefined) return choices;
  const { filters, sort, time } = list;
  if (time !== undefined && search.get(time.parameter) === PAST) choices[time.parameter] = PAST;
  for (const filter of filters) {
    for (const parameter of parametersOf(filter)) {
      const value = readValue(filter, search.get(parameter) ?? '');
      if (value !== '') choices[parameter] = value;
    }
  }
  const order = sort?.options.slice(1).find(({ id }) => id === search.get(sort.parameter));
  if (sort !== undefined && order !== undefined) choices[sort.parameter] = order.id;
  return choices;
}

function readValue({ type }: FilterModel, value: string): string {
  const text = value.trim().slice(0, LONGEST_CHOICE);
  if (type !== 'years') return text;
  return /^\d{1,4}$/.test(text) ? String(Number(text)) : '';
}

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

/** Whether what is over is shown. */
export function isPast({ time }: Pick<ListModel, 'time'>, choices: Choices): boolean {
  return time !== undefined && choices[time.parameter] === PAST;
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
  const { filters, sort, time } = list;
  for (const name of filters.flatMap(parametersOf)) query.delete(name);
  if (sort !== undefined) query.delete(sort.parameter);
  if (time !== undefined) query.delete(time.parameter);
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
