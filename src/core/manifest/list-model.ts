import type { LocalizedText } from './language-model.ts';

/** What readers can do with a list: filter it, sort it, see it in groups, upcoming or past. */
export interface ListModel {
  /** All parameters of the URL that choose something, in the order in which they are written. */
  readonly parameters: readonly ListParameterModel[];
  readonly filters: readonly FilterModel[];
  /** The orders among which readers choose; undefined where there is none to choose. */
  readonly sort: SortOptionsModel | undefined;
  readonly groups: GroupsModel | undefined;
  readonly time: TimeModel | undefined;
  /** The most items that are shown of those that are chosen; undefined for all. */
  readonly limit?: number | undefined;
  /** How the API is asked for all that; undefined where the whole array is here. */
  readonly asks: FilteringConvention | undefined;
  /** The renderer's words for it, by the names of `LIST_TEXTS`. */
  readonly words: Readonly<Record<string, LocalizedText>>;
}

/** A parameter of the URL, and what it may be: one of some values, a year, or any short text. */
export interface ListParameterModel {
  readonly name: string;
  readonly values?: readonly string[];
  readonly isYear?: boolean;
}

interface AnyFilterModel {
  /** The parameter of the page's URL that has what is chosen. */
  readonly parameter: string;
  readonly label: LocalizedText;
}

/** One of the values that a field has. */
export interface ValueFilterModel extends AnyFilterModel {
  readonly type: 'value';
  readonly field: string;
  /** What values are called, in the order in which they stand; undefined shows them as they are. */
  readonly words: Readonly<Record<string, LocalizedText>> | undefined;
}

/** Years from and to, each a parameter of its own. */
export interface YearsFilterModel extends AnyFilterModel {
  readonly type: 'years';
  readonly field: string;
}

/** Words that one of the fields has. */
export interface WordsFilterModel extends AnyFilterModel {
  readonly type: 'words';
  readonly fields: readonly string[];
}

export type FilterModel = ValueFilterModel | YearsFilterModel | WordsFilterModel;

export interface SortOptionModel {
  /** The value of the parameter. */
  readonly id: string;
  readonly title: LocalizedText;
  readonly field: string;
  readonly descending: boolean;
}

export interface SortOptionsModel {
  readonly parameter: string;
  /** The first one holds where none is chosen. */
  readonly options: readonly SortOptionModel[];
}

export interface GroupsModel {
  readonly by: 'year' | 'letter' | 'value';
  readonly field: string;
  readonly descending: boolean;
  readonly words: Readonly<Record<string, LocalizedText>> | undefined;
}

/** A list in two parts: what is to come, and what is over. */
export interface TimeModel {
  /** The URL's parameter by which readers choose the part; undefined where only one is shown. */
  readonly parameter: string | undefined;
  /** The part that is shown alone. */
  readonly only?: 'upcoming' | 'past' | undefined;
  /** The field with the day on which an item takes place, or begins. */
  readonly field: string;
  /** The field with its last day. */
  readonly end: string | undefined;
}

/** How an API is asked for a part of a list; see `filteringConvention` of conventions.schema.json. */
export interface FilteringConvention {
  /** Templates of parameters, in which `{field}` is the field's name. */
  readonly value: string;
  readonly from: string;
  readonly to: string;
  /** The parameter with the words that are looked for. */
  readonly words: string;
  readonly sort: string;
  /** Templates of that parameter's value. */
  readonly ascending: string;
  readonly descending: string;
  /** The parameter with the fields whose values are counted, and where the counts stand in the answer. */
  readonly facets: string;
  readonly counts: string;
  /** Where the number of all items that were found stands in the answer. */
  readonly total: string;
}

/** What a reader has chosen, by parameters of the URL; what is not chosen is not there. */
export type Choices = Readonly<Record<string, string>>;

/** The value of the time's parameter for what is over. */
export const PAST = 'past';

/** The parameters of a range of years. */
export function yearParameters({ parameter }: Pick<YearsFilterModel, 'parameter'>) {
  return { from: `${parameter}-from`, to: `${parameter}-to` } as const;
}

/** The parameters of a filter. */
export function parametersOf(filter: Pick<FilterModel, 'type' | 'parameter'>): readonly string[] {
  if (filter.type !== 'years') return [filter.parameter];
  const { from, to } = yearParameters(filter);
  return [from, to];
}
