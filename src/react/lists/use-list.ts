import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import {
  type Choices,
  type FilterModel,
  type ListModel,
  type ListText,
  PAGE_PARAMETER,
  printQuery,
  readChoices,
  withChoices,
  yearParameters,
} from '../../core/index.ts';
import { useText } from '../state/context.ts';

/** A list at the place where the reader is. */
export interface ListPlace {
  readonly choices: Choices;
  /** Path and query that show the list with other choices. */
  readonly to: (choices: Choices) => string;
  /** One of the words for lists, with values for its `{{names}}`. */
  readonly say: (name: ListText, values?: Readonly<Record<string, string>>) => string;
}

/** What is chosen of a list, and how to speak and to lead on from there. */
export function useList(list: ListModel): ListPlace {
  const { pathname, search } = useLocation();
  const text = useText();
  const choices = useMemo(() => readChoices(list, new URLSearchParams(search)), [list, search]);
  return {
    choices,
    to: (chosen) => {
      const query = withChoices(list, new URLSearchParams(search), chosen);
      query.delete(PAGE_PARAMETER);
      return pathname + printQuery(query);
    },
    say: (name, values = {}) =>
      text(list.words[name] ?? {}).replace(/\{\{(\w+)\}\}/g, (_, gap: string) => values[gap] ?? ''),
  };
}

/** What is chosen of a filter, in words: `Kind: Report`, `Year: 2020–2024`. */
export function useChosenWords(): (filter: FilterModel, choices: Choices) => string {
  const text = useText();
  return (filter, choices) => {
    const chosen = choices[filter.parameter] ?? '';
    const label = text(filter.label);
    switch (filter.type) {
      case 'value':
        return `${label}: ${filter.words?.[chosen] ? text(filter.words[chosen]) : chosen}`;
      case 'words':
        return `${label}: ${chosen}`;
      case 'years': {
        const { from, to } = yearParameters(filter);
        const [first = '', last = ''] = [choices[from], choices[to]];
        return `${label}: ${first === last ? first : `${first}–${last}`}`;
      }
    }
  };
}
